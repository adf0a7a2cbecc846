import { claimsOfPage, measured } from './claim.ts';
import type { Claim } from './claim.ts';

/** Evidence for what pages about concepts say. */
export const conceptClaims: readonly Claim[] = [
  ...claimsOfPage('concepts/configuration', [
    [
      'webpack is a CommonJS package',
      'webpack/lib/index.js',
      /module\.exports = mergeExports\(fn, \{/u,
    ],
  ]),
  ...measured('concepts/dependency-graph', 'prints 2 for `./src/round.js`, and 0'),
  ...claimsOfPage('concepts/entry-points', [
    [
      'to a function, which can be asynchronous',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /Promise\.resolve\(this\.entry\(\)\)/u,
    ],
    [
      'calls it once per build and, in watch mode, again',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /compiler\.hooks\.make\.tapPromise\([\s\S]{0,80}this\.entry\(\)/u,
    ],
  ]),
  ...claimsOfPage('concepts/index', [
    [
      'the entry is the `index` file in the `src` folder',
      'webpack/lib/config/defaults.js',
      /\(\["\.\/src"\]\)[\s\S]*mainFiles: \["index"\],/u,
    ],
    ['the command line, `webpack-cli` 7', 'webpack-cli/package.json', /"version": "7\./u],
    ['`webpack-dev-server` 6', 'webpack-dev-server/package.json', /"version": "6\./u],
  ]),
  ...claimsOfPage('concepts/loaders', [
    [
      'webpack 5.112 itself reads JavaScript, TypeScript, JSON',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.experiments\.typescript\) \{\s+const TypeScriptPlugin/u,
    ],
  ]),
  ...claimsOfPage('concepts/module-federation', [
    [
      "`'auto'`, takes care of this",
      'webpack/lib/config/defaults.js',
      /"publicPath",\s+\(tp && [^"]*"module"\s+\? "auto"/u,
    ],
  ]),
  ...claimsOfPage('concepts/module-resolution', [
    [
      '`browser` (if the target is the web), `module` and `main`',
      'webpack/lib/config/defaults.js',
      /browserField \? \["browser", "module", "\.\.\."\] : \["module", "\.\.\."\]/u,
    ],
    [
      'webpack 5.112 uses these paths too',
      'webpack/lib/config/defaults.js',
      /if \(typescript\) \{\s+resolveOptions\.tsconfig = true;/u,
    ],
  ]),
  ...claimsOfPage('concepts/modules', [
    [
      'as in the table since webpack 5.109',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);\s+F\(experiments, "html"/u,
    ],
  ]),
  ...claimsOfPage('concepts/output', [
    [
      'nothing is written to `output.path` by default',
      'webpack-dev-middleware/dist/index.js',
      /options\.writeToDisk === true\) \{[\s\S]*?\} else \{\s+outputFileSystem = [^;]*memfs\.createFsFromVolume/u,
    ],
  ]),
  ...claimsOfPage('concepts/plugins', [
    [
      'stylesheets are written by default since 5.109',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
  ]),
  ...claimsOfPage('concepts/targets', [
    [
      'With `false`, webpack assumes nothing',
      'webpack/lib/config/defaults.js',
      /target === false\s+\? \/\*\* @type \{false\} \*\/ \(false\)/u,
    ],
    [
      'With `target: false` alone, the build stops',
      'webpack/lib/config/defaults.js',
      /throw new Error\(\s+"Chunk format can't be selected by default when no target is specified"/u,
    ],
  ]),
  ...claimsOfPage('concepts/why-webpack', [
    [
      'Since webpack 5.109, this build needs no configuration',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
  ]),
];
