import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/configuration', [
    [
      'webpack builds `src/index.js` or `src/index.html` into `dist`, for production',
      'webpack/lib/config/defaults.js',
      /"path", \(\) => path\.join\(process\.cwd\(\), "dist"\)\)/u,
    ],
    [
      'It returns its argument and tells',
      'webpack/lib/config/defineConfig.js',
      /const defineConfig = \(config\) => config;/u,
    ],
    [
      'webpack is a CommonJS package',
      'webpack/lib/index.js',
      /module\.exports = mergeExports\(fn, \{/u,
    ],
    [
      '`output.path` has to be absolute',
      'webpack/schemas/WebpackOptions.json',
      /"Path": \{\s+"description": [^\n]+\s+"type": "string",\s+"absolutePath": true/u,
    ],
    [
      'A misspelled option causes an error',
      'webpack/schemas/WebpackOptions.json',
      /"title": "WebpackOptions",[\s\S]{0,90}"type": "object",\s+"additionalProperties": false/u,
    ],
    [
      '`extends` is a feature of the command line tool',
      'webpack-cli/lib/webpack-cli.js',
      /if \(config\.extends\) \{\s+const extendsPaths =/u,
    ],
    [
      '`--config-name server` alone is an error',
      'webpack/lib/MultiCompiler.js',
      /`Compiler dependency \\`\$\{m\}\\` not found\.`/u,
    ],
  ]),
];
