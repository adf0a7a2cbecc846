import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...measured('guides/ecma-script-modules', 'grows by about 1.5 kB of minimized code'),
  ...claimsOfPage('guides/ecma-script-modules', [
    [
      'an import that misspells a name is a build error (elsewhere, a warning)',
      'webpack/lib/dependencies/esm/ESMImportSpecifierDependency.js',
      /strictHarmonyModule\s+\? ExportPresenceModes\.ERROR\s+: ExportPresenceModes\.WARN/u,
    ],
    [
      '`.cjs`, and `.js` with `"type": "commonjs"`',
      'webpack/lib/config/defaults.js',
      /test: \/\\\.cjs\$\/i,\s+\.\.\.commonjs/u,
    ],
    [
      'everything that imports it, asynchronous',
      'webpack/lib/dependencies/esm/ESMDetectionParserPlugin.js',
      /topLevelAwait[\s\S]*module\.buildMeta\.async = true;/u,
    ],
    [
      'has to name files in full',
      'webpack/lib/config/defaults.js',
      /byDependency: \{\s+esm: \{\s+fullySpecified: true/u,
    ],
    [
      'The value of `module.exports` is the default export',
      'webpack/lib/module/Module.js',
      /"default-with-named": [^\n]*namespace = \{ \.\.\.exports, default: exports \}/u,
    ],
    [
      'the default export is all of `module.exports`',
      'webpack/lib/module/Module.js',
      /case "flagged":\s+return strict \? "default-with-named" : "namespace";/u,
    ],
    [
      'the mark counts, and the default export is the property',
      'webpack/lib/module/Module.js',
      /case "flagged":\s+return strict \? "default-with-named" : "namespace";/u,
    ],
    [
      'By default, the output is a classic script or, for Node.js, CommonJS',
      'webpack/lib/config/defaults.js',
      /if \(tp\.document\) return "array-push";\s+if \(tp\.require\) return "commonjs";/u,
    ],
    [
      'The file is called `main.mjs`',
      'webpack/lib/config/defaults.js',
      /D\(output, "filename", output\.module \? "\[name\]\.mjs" : "\[name\]\.js"\);/u,
    ],
    [
      'was removed in webpack 5.111 and has no effect',
      'webpack/schemas/WebpackOptions.json',
      /^(?![\s\S]*"outputModule")[\s\S]*"Experiments": \{[^{}]*"additionalProperties": true/u,
    ],
    [
      'failed to resolve only because it was resolved as fully specified',
      'webpack/lib/module/NormalModuleFactory.js',
      /failed to resolve only because it was resolved as fully specified/u,
    ],
    [
      "Can't import the named export 'x' … from default-exporting module",
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /`Can't import the named export \$\{ids/u,
    ],
    [
      'which webpack follows in bundles for Node.js',
      'webpack/lib/config/defaults.js',
      /D\(parserOptions, "createRequire", isNode\);/u,
    ],
  ]),
];
