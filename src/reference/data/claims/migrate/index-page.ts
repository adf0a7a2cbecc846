import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('migrate/index', [
    [
      'no polyfills for Node.js modules',
      'webpack/lib/errors/ModuleNotFoundError.js',
      /"webpack < 5 used to include polyfills for node\.js core modules by default\.\\n"/u,
    ],
    [
      '`splitChunks` instead of `CommonsChunkPlugin`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new SplitChunksPlugin\(options\.optimization\.splitChunks\)/u,
    ],
    [
      'handles JavaScript, TypeScript, CSS, HTML, JSON, WebAssembly and assets without a loader',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "typescript", \(\) =>\s*experiments\.futureDefaults \? true : "auto"/u,
    ],
    [
      'its error names the option and what is allowed instead',
      'schema-utils/dist/ValidationError.js',
      /has an unknown property '\$\{additionalProperty\}'[^`]+These properties are valid:/u,
    ],
    [
      'webpack validates the whole configuration before it starts',
      'webpack/lib/webpack.js',
      /needValidate\(options\) \? webpackOptionsSchemaCheck\(options\) : true/u,
    ],
  ]),
];
