import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('migrate/4', [
    [
      '`CommonsChunkPlugin` has become `splitChunks`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new SplitChunksPlugin\(options\.optimization\.splitChunks\)/u,
    ],
    [
      '`module.loaders` is `module.rules`',
      'webpack/lib/config/validateSchema.js',
      /loaders: "module\.rules or module\.rules\.\*\.use"/u,
    ],
    [
      'The command line interface is a package of its own',
      'webpack/bin/webpack.js',
      /package: "webpack-cli",/u,
    ],
    [
      '`npx webpack` offers to install it',
      'webpack/bin/webpack.js',
      /"Do you want to install 'webpack-cli' \(yes\/no\): "/u,
    ],
    [
      'requires webpack 5.101 or newer',
      'webpack-cli/package.json',
      /"peerDependencies": \{[^}]*"webpack": "\^5\.101\.0"/u,
    ],
    [
      'hooks have been properties of an object called `hooks`',
      'webpack/lib/Compiler.js',
      /this\.hooks = Object\.freeze\(\{/u,
    ],
    [
      '`after-emit` became `hooks.afterEmit`',
      'webpack/lib/Compiler.js',
      /afterEmit: new AsyncSeriesHook\(\["compilation"\]\)/u,
    ],
    [
      'production builds minimize by themselves',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "minimize", production\);/u,
    ],
    [
      'the optimization is on in production, as `optimization.concatenateModules`',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "concatenateModules", production\);/u,
    ],
    [
      'today, the option is `optimization.emitOnErrors: false`',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "emitOnErrors", !production\);/u,
    ],
    [
      'production builds of webpack 5 have stable short ids without it',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "moduleIds", \(\) => \{\s*if \(production\) return "deterministic";/u,
    ],
    [
      'For chunks that are loaded on demand, splitting is on',
      'webpack/lib/config/defaults.js',
      /D\(splitChunks, "chunks", "async"\);/u,
    ],
    [
      "`chunks: 'all'` extends it to the entries",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(chunks === "all"\) \{\s*return ALL_CHUNK_FILTER;/u,
    ],
    [
      'resolves to a namespace object, with `module.exports` as its `default`',
      'webpack/lib/runtime/CreateFakeNamespaceObjectRuntimeModule.js',
      /`def\['default'\] = \$\{runtimeTemplate\.returningFunction\("value", ""\)\};`/u,
    ],
    [
      'The properties of `module.exports` are also available under their own names',
      'webpack/lib/runtime/CreateFakeNamespaceObjectRuntimeModule.js',
      /`def\[key\] = \$\{runtimeTemplate\.returningFunction\("value\[key\]", ""\)\}`/u,
    ],
    [
      'If the module sets `__esModule`, `default` is its `exports.default`',
      'webpack/lib/runtime/CreateFakeNamespaceObjectRuntimeModule.js',
      /"if\(\(mode & 4\) && value\.__esModule\) return value;"/u,
    ],
    [
      'webpack parses `.json` itself',
      'webpack/lib/config/defaults.js',
      /test: \/\\\.json\$\/i,\s*type: JSON_MODULE_TYPE/u,
    ],
    [
      'its rule has to set a JavaScript type',
      'webpack/lib/config/defaults.js',
      /test: \/\\\.json\$\/i,\s*type: JSON_MODULE_TYPE/u,
    ],
    [
      'otherwise, webpack parses the result as JSON',
      'webpack/lib/json/JsonModulesPlugin.js',
      /hooks\.createParser\s*\.for\(JSON_MODULE_TYPE\)/u,
    ],
    [
      "it does nothing that webpack doesn't do itself",
      'webpack/lib/config/defaults.js',
      /mimetype: "application\/json",\s*type: JSON_MODULE_TYPE/u,
    ],
    [
      'the behavior is on in development',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "moduleIds", \(\) => \{[^}]*if \(development\) return "named";/u,
    ],
    [
      "today, the option is `optimization.moduleIds: 'named'`",
      'webpack/schemas/WebpackOptions.json',
      /"enum": \["natural", "named", "hashed", "deterministic", "size", false\]/u,
    ],
  ]),
];
