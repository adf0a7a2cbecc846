import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/index', [
    [
      'the entry is the `index` file in the `src` folder',
      'webpack/lib/config/defaults.js',
      /\(\["\.\/src"\]\)[\s\S]*mainFiles: \["index"\],/u,
    ],
    [
      'then for `src/index.js`, then for `src/index.html`',
      'webpack/lib/config/defaults.js',
      /\.\.\.jsExtensions,\s+\.\.\.\(html && !htmlFirst \? \["\.html"\]/u,
    ],
    [
      'everything is written to `dist`',
      'webpack/lib/config/defaults.js',
      /"path", \(\) => path\.join\(process\.cwd\(\), "dist"\)\)/u,
    ],
    [
      '`output.path` has to be an absolute path',
      'webpack/schemas/WebpackOptions.json',
      /"Path": \{\s+"description": [^\n]+\s+"type": "string",\s+"absolutePath": true/u,
    ],
    [
      'the last one in the list runs first',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.loaderIndex = loaderContext\.loaders\.length - 1;/u,
    ],
    [
      'webpack would take the result for JavaScript',
      'webpack/lib/module/NormalModuleFactory.js',
      /settings\.type = JAVASCRIPT_MODULE_TYPE_AUTO;/u,
    ],
    [
      'moves the comment to `main.js.LICENSE.txt`',
      'minimizer-webpack-plugin/dist/index.js',
      /extractComments\.filename \|\| "\[file\]\.LICENSE\.txt\[query\]"/u,
    ],
    [
      'scripts, styles and pages',
      'webpack/lib/config/defaults.js',
      /const minifyHtml =\s+Boolean\(html\) &&/u,
    ],
    [
      'short numbers that stay stable',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "chunkIds", \(\) => \{\s+if \(production\) return "deterministic";/u,
    ],
    [
      'source maps for styles, `eval` for scripts',
      'webpack/lib/config/defaults.js',
      /development && !noDevSourceMap\s+\? \[\s+options\.experiments\.css\s+\? \{\s+type: "css"/u,
    ],
    [
      'in memory, which speeds up rebuilds',
      'webpack/lib/config/defaults.js',
      /development \? \{ type: [^\n]*\("memory"\) \} : false/u,
    ],
    [
      'webpack warns and builds for production',
      'webpack/lib/config/defaults.js',
      /const production = mode === "production" \|\| !mode;/u,
    ],
    ['the command line, `webpack-cli` 7', 'webpack-cli/package.json', /"version": "7\./u],
    ['`webpack-dev-server` 6', 'webpack-dev-server/package.json', /"version": "6\./u],
  ]),
];
