import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/module-resolution', [
    [
      'If it begins with a slash, webpack first looks',
      'enhanced-resolve/lib/RootsPlugin.js',
      /if \(!req\.startsWith\("\/"\)\) return callback\(\);/u,
    ],
    [
      "webpack first looks below the project's folder",
      'webpack/lib/config/defaults.js',
      /roots: \[context\],/u,
    ],
    [
      'webpack reads `file:` and `data:` URLs',
      'webpack/lib/errors/UnhandledSchemeError.js',
      /Webpack supports "data:" and "file:" URIs by default\./u,
    ],
    [
      'leaves `https:` URLs for the running program to load',
      'webpack/lib/config/WebpackOptionsApply.js',
      /return callback\(null, `\$\{type\} \$\{request\}`\);/u,
    ],
    [
      "In a build for Node.js, Bun or Electron's main process",
      'webpack/lib/config/defaults.js',
      /"web",[^"]*!buildHttp &&\s+targetProperties &&\s+\(targetProperties\.web \|\|/u,
    ],
    [
      '`https:` URLs in scripts are an error',
      'webpack/lib/errors/UnhandledSchemeError.js',
      /is not handled by plugins \(Unhandled scheme\)/u,
    ],
    [
      'for Bun, those in stylesheets too',
      'webpack/lib/config/defaults.js',
      /\(\(targetProperties\.node &&\s+!targetProperties\.deno &&\s+!targetProperties\.bun\)/u,
    ],
    [
      'or a target that supports `import()`',
      'webpack/lib/externals/ExternalModule.js',
      /doesn't support dynamic import\(\) syntax so it's not possible to use external type 'module'/u,
    ],
    [
      'needs `<!-- webpackIgnore: true -->` before it',
      'webpack/lib/html/HtmlParser.js',
      /pendingWebpackIgnore = options\.webpackIgnore;/u,
    ],
    [
      '`./` and `../` start from the folder of the importing file',
      'enhanced-resolve/lib/JoinRequestPlugin.js',
      /path: resolver\.join\(requestPath, requestRequest\)/u,
    ],
    [
      '`../title.js` finds `src/title.ts`',
      'webpack/lib/config/defaults.js',
      /extensionAlias = \{\s+"\.js": \["\.js", "\.ts"\],/u,
    ],
    [
      "`import './money'` is an error",
      'webpack/lib/config/defaults.js',
      /byDependency: \{\s+esm: \{\s+fullySpecified: true/u,
    ],
    [
      'even if there is a `money.js`',
      'webpack/lib/module/NormalModuleFactory.js',
      /failed to resolve only because it was resolved as fully specified/u,
    ],
    [
      'by default `.ts` (if TypeScript support is on), `.js`, `.json`, `.wasm`',
      'webpack/lib/config/defaults.js',
      /jsExtensions = typescript\s+\? \["\.ts", "\.js", "\.json", "\.wasm"\]\s+: \["\.js", "\.json", "\.wasm"\];/u,
    ],
    [
      '`.html` and `.css` (the last two not',
      'webpack/lib/config/defaults.js',
      /\.\.\.\(html && !htmlFirst \? \["\.html"\] : \[\]\),\s+\.\.\.\(css \? \["\.css"\] : \[\]\)/u,
    ],
    [
      'the last two not for `require()`',
      'webpack/lib/config/defaults.js',
      /conditionNames: \[\s+\.\.\.tsConditionPrefix,\s+"require",[^\]]+\],\s+extensions: \[\.\.\.jsExtensions\]/u,
    ],
    [
      'or for an `index` file',
      'webpack/lib/config/defaults.js',
      /conditionNames: conditions,\s+mainFiles: \["index"\],/u,
    ],
    [
      'is relative without `./`',
      'webpack/lib/config/defaults.js',
      /extensions: \["\.css"\],\s+preferRelative: true/u,
    ],
    [
      "The same goes for `new URL('apple.svg', import.meta.url)`",
      'webpack/lib/config/defaults.js',
      /url: \{\s+preferRelative: true/u,
    ],
    [
      'takes the first one that contains the package',
      'webpack/lib/config/defaults.js',
      /modules: \["node_modules"\],\s+conditionNames: conditions,/u,
    ],
    [
      'an object in `browser` can still replace the file',
      'webpack/lib/config/defaults.js',
      /const esmDeps = \(\) => \(\{\s+aliasFields: browserField \? \["browser"\] : \[\],/u,
    ],
    [
      'webpack meets the conditions `webpack`, `module` and `module-sync`',
      'webpack/lib/config/defaults.js',
      /\.\.\.tsConditionPrefix,\s+"import",\s+"module-sync",\s+"module",/u,
    ],
    [
      '`typescript`, if TypeScript support is on',
      'webpack/lib/config/defaults.js',
      /tsConditionPrefix = typescript \? \["typescript"\] : \[\];/u,
    ],
    [
      'either `import` or `require`, depending on the kind of reference',
      'webpack/lib/config/defaults.js',
      /conditionNames: \[\s+\.\.\.tsConditionPrefix,\s+"require",/u,
    ],
    [
      'the conditions of the mode (`development` or `production`)',
      'webpack/lib/config/defaults.js',
      /conditions\.push\(mode === "development" \? "development" : "production"\);/u,
    ],
    [
      'of the target (such as `browser` or `node`)',
      'webpack/lib/config/defaults.js',
      /if \(targetProperties\.node\) conditions\.push\("node"\);\s+if \(targetProperties\.web\) conditions/u,
    ],
    [
      "A file that isn't listed can't be imported",
      'enhanced-resolve/lib/ExportsFieldPlugin.js',
      /is not exported under \$\{conditionsStr\} from package/u,
    ],
    [
      '`browser` (if the target is the web), `module` and `main`',
      'webpack/lib/config/defaults.js',
      /browserField \? \["browser", "module", "\.\.\."\] : \["module", "\.\.\."\]/u,
    ],
    [
      'The `imports` field defines requests that begin with `#`',
      'webpack/lib/config/defaults.js',
      /importsFields: \["imports"\],/u,
    ],
    [
      'webpack 5.112 uses these paths too',
      'webpack/lib/config/defaults.js',
      /if \(typescript\) \{\s+resolveOptions\.tsconfig = true;/u,
    ],
    [
      'as long as TypeScript support is on',
      'webpack/lib/config/defaults.js',
      /if \(typescript\) \{\s+resolveOptions\.tsconfig = true;/u,
    ],
    [
      'makes the alias match only the exact request',
      'enhanced-resolve/lib/ResolverFactory.js',
      /obj\.onlyModule = true;\s+obj\.name = key\.slice\(0, -1\);/u,
    ],
    [
      'The value `false` stands for an empty module',
      'enhanced-resolve/lib/AliasUtils.js',
      /if \(alias === false\) \{[\s\S]{0,120}?path: false,/u,
    ],
    [
      'a missing `./`, a missing extension, the wrong case',
      'webpack/lib/module/NormalModuleFactory.js',
      /differs from the request only in casing[\s\S]*mandatory for it to be fully specified[\s\S]*need to start with '\.\/'/u,
    ],
    [
      'a Node.js module such as `path` in a build for browsers',
      'webpack/lib/errors/ModuleNotFoundError.js',
      /path: "path-browserify",/u,
    ],
    [
      'are resolved by the same code with other settings',
      'webpack/lib/config/defaults.js',
      /options\.resolveLoader = cleverMerge\(/u,
    ],
    [
      'the `loader` field of a package takes precedence over `main`',
      'webpack/lib/config/defaults.js',
      /mainFields: \["loader", "main"\],/u,
    ],
    [
      '`.js` is the only extension',
      'webpack/lib/config/defaults.js',
      /mainFields: \["loader", "main"\],\s+extensions: \["\.js"\],/u,
    ],
    [
      'a stylesheet (the `style` field) to `@import`',
      'webpack/lib/config/defaults.js',
      /mainFields: \["style", "\.\.\."\],/u,
    ],
    [
      'including files that did not exist',
      'webpack/lib/Compilation.js',
      /this\.missingDependencies\.addAll\(missingDependencies\);/u,
    ],
    [
      'takes for granted that only a package manager changes it',
      'webpack/lib/config/defaults.js',
      /A\(snapshot, "managedPaths", \(\) => \{/u,
    ],
    [
      'compares versions instead of files',
      'webpack/lib/fs/FileSystemInfo.js',
      /const info = `\$\{data\.name \|\| ""\}@\$\{data\.version/u,
    ],
    [
      'webpack resolves a link to the real folder',
      'enhanced-resolve/lib/ResolverFactory.js',
      /symlinks: typeof options\.symlinks !== "undefined" \? options\.symlinks : true,/u,
    ],
    [
      'The folders for the first step are set by `resolve.roots`',
      'enhanced-resolve/lib/RootsPlugin.js',
      /const path = resolver\.join\(root, req\.slice\(1\)\);/u,
    ],
    [
      '(`.mjs` and `.mts`, or `.js` and `.ts` below',
      'webpack/lib/config/defaults.js',
      /test: \/\\\.ts\$\/i,\s+descriptionData: \{\s+type: "module"\s+\},\s+\.\.\.esm/u,
    ],
    [
      "An alias under `resolve` doesn't apply to them",
      'webpack/lib/config/defaults.js',
      /getResolveLoaderDefaults\(\{ cache \}\),\s+options\.resolveLoader/u,
    ],
    [
      'each have their own settings under `resolve.byDependency`',
      'webpack/lib/config/defaults.js',
      /url: \{\s+preferRelative: true\s+\},\s+worker: workerDeps\(\),\s+commonjs: cjsDeps\(\),/u,
    ],
    [
      'A `$` at the end of the name makes the alias match only',
      'enhanced-resolve/lib/ResolverFactory.js',
      /if \(\/\\\$\$\/\.test\(key\)\) \{\s*obj\.onlyModule = true;/u,
    ],
    [
      'a path is usually looked up only once',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new UnsafeCachePlugin\(/u,
    ],
    [
      'are checked again if something they depend on has changed',
      'webpack/lib/cache/ResolverCachePlugin.js',
      /fsInfo\.checkSnapshotValid\(snapshot, \(err, valid\) => \{/u,
    ],
    [
      'webpack needs no option for it',
      'enhanced-resolve/lib/ResolverFactory.js',
      /importsFields: new Set\(options\.importsFields \|\| \["imports"\]\)/u,
    ],
    [
      'so it is the name of a package',
      'webpack/lib/config/defaults.js',
      /modules: \["node_modules"\],/u,
    ],
    [
      'A request that begins with a slash (or a drive letter on Windows) is complete',
      'enhanced-resolve/lib/util/path.js',
      /case PathType\.AbsoluteWin:/u,
    ],
  ]),
];
