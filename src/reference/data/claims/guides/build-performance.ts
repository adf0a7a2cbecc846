import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { before, cssWasOff, defaults, htmlWasOff, typescriptWasOff } from './evidence.ts';

const resolver = 'enhanced-resolve/lib/ResolverFactory.js';
const devtools = 'webpack/lib/config/WebpackOptionsApply.js';

export const claims: readonly Claim[] = [
  ...measured(
    'guides/build-performance',
    'the build times are 0, so delete',
    'Babel parses and prints the other 129 too',
    'Starting a process takes about 600 milliseconds',
  ),
  ...claimsOfPage('guides/build-performance', [
    [
      'The first command prints how long each phase took',
      'webpack/lib/logging/ProgressPlugin.js',
      /if \(profile\) \{\s+reportProfile\(logger, lastStateInfo, percentage, msg, args\);/u,
    ],
    [
      'how long each module took to resolve and build',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.resolving = profile\.factory;[\s\S]{0,80}object\.building = profile\.building;/u,
    ],
    [
      "each module's identifier contains the names of its loaders",
      'webpack/lib/module/NormalModule.js',
      /identifier\(\) \{\s+if \(this\.layer === null\) \{[\s\S]{0,80}return this\.request;/u,
    ],
    [
      'the times that `npx webpack` prints at the end',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      / \$\{statusMessage\}\$\{timeMessage\}\$\{hashMessage\}`;/u,
    ],
    ['Since 5.109, webpack itself reads CSS', before, cssWasOff],
    ['webpack itself reads CSS, HTML and', before, htmlWasOff],
    ['you use plain CSS or CSS modules (since 5.109)', before, cssWasOff],
    ['use pages as entries (since 5.109)', before, htmlWasOff],
    ['removing types is enough (since 5.109)', before, typescriptWasOff],
    [
      'in strict ES modules, you have to anyway',
      defaults,
      /type: "module"\s+\},\s+resolve: \{\s+fullySpecified: true/u,
    ],
    [
      '`resolve.symlinks: false` saves a step for each file',
      resolver,
      /if \(symlinks\) \{\s+plugins\.push\(new SymlinkPlugin\("existing-file", "existing-file"\)\);/u,
    ],
    [
      "`resolve.tsconfig` replaces the plugin for TypeScript's paths",
      resolver,
      /plugins\.push\(new TsconfigPathsPlugin\(tsconfig\)\);/u,
    ],
    [
      "still exists, but don't choose it",
      'webpack/lib/index.js',
      /get DllPlugin\(\) \{\s+return require\(/u,
    ],
    [
      'since 5.110) and unused modules (since 5.111)',
      'webpack/schemas/WebpackOptions.json',
      /"duplicatePackages": \{[^}]*"added": "5\.110\.0"[\s\S]*"unusedModules": \{[^}]*"added": "5\.111\.0"/u,
    ],
    [
      'if you switch them on',
      defaults,
      /const all = performance\.all !== undefined \? performance\.all : false;/u,
    ],
    [
      'Minimizing already runs in parallel',
      'minimizer-webpack-plugin/dist/index.js',
      /\bparallel = true,/u,
    ],
    [
      'webpack stores resolved requests, built modules and',
      'webpack/lib/Compilation.js',
      /getCache\("Compilation\/modules"\)[\s\S]*getCache\("Compilation\/codeGeneration"\)/u,
    ],
    [
      'generated code in `node_modules/.cache/webpack`',
      defaults,
      /path\.resolve\(dir, "node_modules\/\.cache\/webpack"\)/u,
    ],
    [
      'it builds what has changed and takes the rest from the cache',
      'webpack/lib/Compilation.js',
      /if \(!needBuild\) \{/u,
    ],
    [
      'webpack-cli makes sure that a change to your configuration files',
      'webpack-cli/lib/webpack-cli.js',
      /cache\.buildDependencies\.defaultConfig\.push\(/u,
    ],
    [
      'without calling `addDependency` yields outdated results',
      'webpack/lib/module/NormalModule.js',
      /fileDependencies\.addAll\(result\.fileDependencies\);/u,
    ],
    [
      'webpack then has everything in memory',
      defaults,
      /F\(options, "cache", \(\) =>\s+development \? \{ type: [^}]*"memory"/u,
    ],
    [
      "a page behind `import()` isn't built until a browser requests it",
      'webpack/lib/hmr/LazyCompilationPlugin.js',
      /\(this\.imports &&\s+\(dep\.type === "import\(\)"/u,
    ],
    [
      'entries are built immediately',
      'webpack/lib/config/WebpackOptionsApply.js',
      /entries: !lazyOptions \|\| lazyOptions\.entries !== false,/u,
    ],
    [
      'and pages that they load later are built on demand',
      'webpack/lib/config/WebpackOptionsApply.js',
      /imports: !lazyOptions \|\| lazyOptions\.imports !== false,/u,
    ],
    [
      'Since webpack 5.109, the default in development is `eval`',
      defaults,
      /development && !noDevSourceMap\s+\? \[\s+options\.experiments\.css\s+\? \{\s+type: "css"/u,
    ],
    [
      '`eval` for scripts and a full map for styles',
      defaults,
      /development && !noDevSourceMap\s+\? \[\s+options\.experiments\.css\s+\? \{\s+type: "css"/u,
    ],
    [
      'shows the generated code of individual modules',
      'webpack/lib/devtool/EvalDevToolModulePlugin.js',
      /"\\n\/\/# sourceURL=\[url\]";/u,
    ],
    ['`eval-source-map` shows your own lines', devtools, /module: moduleMaps \? true : !cheap,/u],
    [
      'and only changed modules get a new map',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /const cachedSource = cache\.get\(source\);/u,
    ],
    [
      '`eval-cheap-module-source-map` leaves columns out of the maps',
      devtools,
      /columns: !cheap,/u,
    ],
    [
      'webpack leaves out its own steps of this kind',
      defaults,
      /D\(optimization, "minimize", production\);/u,
    ],
    [
      'After an edit, webpack writes the chunks that have changed',
      defaults,
      /D\(output, "compareBeforeEmit", true\);/u,
    ],
    [
      'Development builds contain a comment with the path',
      defaults,
      /F\(output, "pathinfo", \(\) => development\);/u,
    ],
    [
      '`output: { pathinfo: false }` leaves them out',
      devtools,
      /if \(options\.output\.pathinfo\) \{/u,
    ],
    [
      'webpack-cli 7 and webpack-dev-server 6',
      'webpack-dev-server/package.json',
      /"version": "6\./u,
    ],
    ['now history: webpack-cli 7', 'webpack-cli/package.json', /"version": "7\./u],
    [
      "webpack-dev-server 6 don't run on them",
      'webpack-cli/package.json',
      /"engines": \{\s+"node": ">=2\d\./u,
    ],
    [
      "but the scripts don't refer to their maps",
      devtools,
      /append: hidden \? false : undefined,/u,
    ],
    [
      'keeps results on disk',
      'babel-loader/lib/index.js',
      /if \(cacheDirectory\) \{[\s\S]{0,60}result = await cache\(\{/u,
    ],
    [
      'By default, webpack-dev-server and webpack-dev-middleware write nothing to disk',
      'webpack-dev-middleware/dist/index.js',
      /options\.writeToDisk === true\) \{[\s\S]*?\} else \{\s+outputFileSystem = [^;]*memfs\.createFsFromVolume/u,
    ],
    [
      'so delete `node_modules/.cache/webpack` first',
      defaults,
      /return path\.resolve\(dir, "node_modules\/\.cache\/webpack"\);/u,
    ],
    [
      'A loader runs once for each file',
      'webpack/lib/module/NormalModule.js',
      /runLoaders\(\s+\{\s+resource: this\.resource,\s+loaders: this\.loaders,/u,
    ],
  ]),
];
