import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, defaults, schema } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/resolve', [
    ["`'...'` stands for these", 'webpack/lib/util/cleverMerge.js', /item === "\.\.\."/u],
    [
      'A key matches the request itself and everything below it',
      'enhanced-resolve/lib/AliasUtils.js',
      /hasRequestString && innerRequest\.startsWith\(item\.nameWithSlash\)/u,
    ],
    [
      'a star stands for any text, which replaces the star',
      'enhanced-resolve/lib/AliasUtils.js',
      /alias\.toString\(\)\.replace\("\*", match\)/u,
    ],
    ['matches only `react`', 'enhanced-resolve/lib/ResolverFactory.js', /obj\.onlyModule = true;/u],
    [
      'not for keys with a star, which then match too much',
      'enhanced-resolve/lib/AliasUtils.js',
      /matchRequest \|\| matchWildcard\) \{[\s\S]{0,400}if \(alias === false\) \{/u,
    ],
    [
      'the first path that exists is used',
      'enhanced-resolve/lib/AliasUtils.js',
      /if \(item\.arrayAlias\) \{\s*return forEachBail\(/u,
    ],
    [
      'An alias is final',
      'enhanced-resolve/lib/AliasUtils.js',
      /if \(shouldStop\) return callback\(null, null\);/u,
    ],
    [
      'A dollar sign has no meaning here',
      'enhanced-resolve/lib/ResolverFactory.js',
      /alias\.map\(\(item\) => \(\{ \.\.\.item, alias: toPathAlias\(item\.alias\) \}\)\)/u,
    ],
    [
      'If `true`, only the exact request matches',
      'enhanced-resolve/lib/AliasUtils.js',
      /innerRequest === item\.name \|\|\s*\(!item\.onlyModule &&/u,
    ],
    [
      "In scripts for the web and Electron's renderer",
      defaults,
      /tp && tp\.web && \(!tp\.node \|\| \(tp\.electron && tp\.electronRenderer\)\);/u,
    ],
    [
      'For other targets, and in stylesheets and URLs',
      defaults,
      /extensions: \[\],\s*aliasFields: \[\],/u,
    ],
    [
      'Each kind can have all options of `resolve`',
      schema,
      /Typical categories are [^}]*"oneOf": \[\s*\{\s*"\$ref": "#\/definitions\/ResolveOptions"/u,
    ],
    [
      '`import`, `export … from`, `import()`, entries',
      'webpack/lib/entry/EntryDependency.js',
      /return "esm";/u,
    ],
    ['references from plugins that specify no kind', defaults, /unknown: cjsDeps\(\),/u],
    [
      'Keeps the results of successful searches',
      'webpack/lib/cache/ResolverCachePlugin.js',
      /propagate\("missingDependencies"\);\s*if \(err\) return callback\(err\);/u,
    ],
    [
      'decides for each request if `unsafeCache` can keep its result',
      'enhanced-resolve/lib/UnsafeCachePlugin.js',
      /if \(!this\.filterPredicate\(request\)\) \{/u,
    ],
    [
      'Includes the importing file, its layer',
      'enhanced-resolve/lib/UnsafeCachePlugin.js',
      /context: withContext \? request\.context : "",/u,
    ],
    [
      'its layer and the name of the compilation',
      'webpack/lib/module/NormalModuleFactory.js',
      /issuer: contextInfo\.issuer,\s*compiler: contextInfo\.compiler,\s*issuerLayer:/u,
    ],
    [
      "The order in this option doesn't matter",
      'enhanced-resolve/lib/ResolverFactory.js',
      /conditionNames: new Set\(options\.conditionNames\),/u,
    ],
    ['`webpack`, always', defaults, /const conditions = \["webpack"\];/u],
    [
      'otherwise, `production`',
      defaults,
      /conditions\.push\(mode === "development" \? "development" : "production"\);/u,
    ],
    [
      '`import`, `module-sync`, `module`',
      defaults,
      /\.\.\.tsConditionPrefix,\s*"import",\s*"module-sync",\s*"module",\s*"\.\.\."/u,
      'import',
    ],
    [
      '`require`, `module-sync`, `module`',
      defaults,
      /"require",\s*"module-sync",\s*"module",\s*"\.\.\."/u,
    ],
    [
      '`worker`, `import`, `module-sync`, `module`',
      defaults,
      /\["worker", \.\.\.options\.conditionNames\]/u,
    ],
    [
      "only `webpack` and the mode's condition apply",
      defaults,
      /styleConditions\.push\("style"\);/u,
    ],
    [
      'all except styles and URLs, with TypeScript support',
      defaults,
      /tsConditionPrefix = typescript \? \["typescript"\] : \[\];/u,
    ],
    [
      'the message lists the conditions that were tried',
      'enhanced-resolve/lib/ExportsFieldPlugin.js',
      /is not exported under \$\{conditionsStr\} from package/u,
    ],
    [
      "Keep the default conditions with `'...'`",
      'webpack/lib/util/cleverMerge.js',
      /item === "\.\.\."/u,
    ],
    [
      'In each folder, the first one that exists is read',
      'enhanced-resolve/lib/DescriptionFileUtils.js',
      /forEachBail\(filenames, iterFilename, onLevelDone\);/u,
    ],
    [
      'one of the `extensions` is appended to every request',
      'enhanced-resolve/lib/ResolverFactory.js',
      /if \(!enforceExtension\) \{\s*plugins\.push\(new TryNextPlugin\("raw-file", "no extension", "file"\)\);/u,
    ],
    [
      'With an empty array, webpack ignores `exports`',
      'enhanced-resolve/lib/ResolverFactory.js',
      /exportsFields: new Set\(options\.exportsFields \|\| \["exports"\]\),/u,
    ],
    [
      '`.js`, `.mjs` and `.cjs` are mapped accordingly',
      defaults,
      /"\.cjs": \["\.cjs", "\.cts"\],\s*"\.mjs": \["\.mjs", "\.mts"\]/u,
    ],
    ['`.ts` has to be in the list again', defaults, /"\.js": \["\.js", "\.ts"\],/u],
    [
      'Nothing else is tried, so list the original extension',
      'enhanced-resolve/lib/ExtensionAliasPlugin.js',
      /alias\.includes\(extension\)\) \{\s*return callback\(\);\s*\}[^;]*return callback\(null, null\);/u,
    ],
    [
      'Requests for a file in a package, such as `q/map.js`, are also mapped',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new ExtensionAliasPlugin\("raw-resolve", item, "normal-resolve"\)/u,
    ],
    [
      'tries `money.ts`, then `money.js` and so on',
      defaults,
      /\? \["\.ts", "\.js", "\.json", "\.wasm"\]/u,
    ],
    [
      'Stylesheets have their own list, `.css`',
      defaults,
      /extensions: \["\.css"\],\s*preferRelative: true/u,
    ],
    [
      '`@import` has to name the file in full',
      defaults,
      /const resolve = \{\s*fullySpecified: true,\s*preferRelative: true\s*\};/u,
    ],
    [
      'used only if nothing was found in the normal way',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new AliasPlugin\("described-resolve", fallback, "internal-resolve"\)/u,
    ],
    [
      'webpack passes its own cached file system',
      applied,
      /resolveOptions\.fileSystem =[\s\S]{0,60}compiler\.inputFileSystem/u,
    ],
    [
      'webpack tries neither extensions nor main files of folders',
      'enhanced-resolve/lib/ResolverFactory.js',
      /\{ fullySpecified: false \},\s*"as directory",/u,
    ],
    [
      'nor to what aliases and packages resolve to',
      'enhanced-resolve/lib/AliasUtils.js',
      /request: newRequestStr,\s*fullySpecified: false,/u,
    ],
    [
      'in the `.js` files of packages with `"type": "module"`',
      defaults,
      /descriptionData: \{\s*type: "module"\s*\},\s*resolve: \{\s*fullySpecified: true/u,
    ],
    ['which begin with `#`', 'enhanced-resolve/lib/Resolver.js', /PathType\.Internal/u],
    ['The value above is the default', defaults, /importsFields: \["imports"\],/u],
    [
      'The first field in the list that leads to an existing file',
      'enhanced-resolve/lib/ResolverFactory.js',
      /for \(const item of mainFields\) \{\s*plugins\.push\(\s*new MainFieldPlugin\(/u,
    ],
    [
      '`browser`, `module`, `main`',
      defaults,
      /browserField \? \["browser", "module", "\.\.\."\] : \["module", "\.\.\."\]/u,
    ],
    ['`style`, `main`', defaults, /mainFields: \["style", "\.\.\."\],/u, '@import'],
    [
      'If a package has `exports`, none of these fields is read',
      'enhanced-resolve/lib/ExportsFieldPlugin.js',
      /but no valid target file was found \(see exports field/u,
    ],
    [
      'For stylesheets, the array is empty by default',
      defaults,
      /mainFiles: \[\],\s+mainFields: \["style", "\.\.\."\],/u,
    ],
    [
      "in the importing file's folder and in all folders above it",
      'enhanced-resolve/lib/ResolverFactory.js',
      /new ModulesInHierarchicalDirectoriesPlugin\(\s*"raw-module",\s*item,/u,
    ],
    [
      'with an absolute path, only that folder is searched',
      'enhanced-resolve/lib/ResolverFactory.js',
      /\} else \{\s*plugins\.push\(new ModulesInRootPlugin\("raw-module", item, "module"\)\);/u,
    ],
    [
      'Each is a function or an object with an `apply` method',
      schema,
      /"ResolvePluginInstance": \{/u,
    ],
    [
      "results aren't kept in the cache",
      'webpack/lib/cache/ResolverCachePlugin.js',
      /if \(!persistent\) return;/u,
    ],
    [
      'is first searched for below `roots`',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new RootsPlugin\("after-normal-resolve", roots, "relative"\)\);\s*\}\s*if \(!preferRelative &&/u,
    ],
    [
      "With `true`, it's the other way around",
      'enhanced-resolve/lib/ResolverFactory.js',
      /if \(preferAbsolute\) \{\s*plugins\.push\(new JoinRequestPlugin\([^)]*\)\);\s*\}\s*if \(roots\.size > 0\)/u,
    ],
    [
      'Treats `cart.js` like `./cart.js` first',
      'enhanced-resolve/lib/ResolverFactory.js',
      /if \(preferRelative\) \{\s*plugins\.push\(new JoinRequestPlugin\([^)]*\)\);\s*\}\s*plugins\.push\(\s*new Cond/u,
    ],
    [
      'URLs (including those of workers) and requests in stylesheets',
      defaults,
      /url: \{\s*preferRelative: true\s*\},/u,
    ],
    [
      "A file that doesn't meet them is skipped",
      'enhanced-resolve/lib/RestrictionsPlugin.js',
      /__restrictionsMarker\.blocked = true;\s*\}\s*return callback\(null, null\);/u,
    ],
    [
      'and the search continues with other extensions, fields and folders',
      'enhanced-resolve/lib/ExportsFieldPlugin.js',
      /if \(restrictionsMarker && restrictionsMarker\.blocked\) \{\s*return callback\(null, null\);/u,
    ],
    [
      "but not with other files in the package's `exports`",
      'enhanced-resolve/lib/ExportsFieldPlugin.js',
      /if \(result === undefined\) return callback\(null, null\);/u,
    ],
    [
      'and any other string is a glob that has to match at some depth',
      'webpack/lib/resolve/ResolverFactory.js',
      /compileRelativeGlobPaths\(\s*resolveOptions\.restrictions,\s*createPathGlobRegExp/u,
    ],
    [
      'before it tries the root of the disk',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new RootsPlugin\("after-normal-resolve", roots, "relative"\)\);\s*\}\s*if \(!preferRelative &&/u,
    ],
    [
      'An existing resolver that webpack uses instead of creating one',
      'enhanced-resolve/lib/ResolverFactory.js',
      /customResolver \|\| new Resolver\(/u,
    ],
    [
      'Treats a file behind a symbolic link as the file',
      'enhanced-resolve/lib/ResolverFactory.js',
      /if \(symlinks\) \{\s*plugins\.push\(new SymlinkPlugin\(/u,
    ],
    [
      '`true` looks for the nearest `tsconfig.json`',
      'enhanced-resolve/lib/TsconfigPathsPlugin.js',
      /DEFAULT_CONFIG_FILE = "tsconfig\.json";/u,
    ],
    [
      'from the folder of each importing file upward',
      'enhanced-resolve/lib/TsconfigPathsPlugin.js',
      /parentDir = resolver\.dirname\(dir\);\s*if \(parentDir === dir\) \{/u,
    ],
    [
      "a relative path starts at the importing file's folder",
      'enhanced-resolve/lib/TsconfigPathsPlugin.js',
      /resolver\.join\(\s*request\.path \|\| process\.cwd\(\),\s*this\.configFile/u,
    ],
    [
      "`'auto'` also reads the projects listed under `references`",
      'enhanced-resolve/lib/TsconfigPathsPlugin.js',
      /\.references === "auto"\) \{\s*this\.references = "auto";/u,
    ],
    [
      'are rejected in 5.112.2',
      schema,
      /"enum": \["auto"\]\s*\},\s*\{\s*"type": "string"\s*\}\s*\]/u,
    ],
    [
      'without ever checking them again',
      'enhanced-resolve/lib/UnsafeCachePlugin.js',
      /if \(cacheEntry\) \{/u,
    ],
    [
      'If you set an object, webpack stores the results in it',
      'enhanced-resolve/lib/ResolverFactory.js',
      /typeof options\.unsafeCache !== "object"\s*\? [^:]*\(\{\}\)\s*: options\.unsafeCache/u,
    ],
    [
      'Makes the resolver read files with synchronous calls',
      schema,
      /"Use synchronous filesystem calls for the resolver\."/u,
    ],
    ["It's on whenever webpack's cache is on", defaults, /resolveOptions = \{\s+cache,/u],
    ['The default is `imports`, as in Node.js', defaults, /importsFields: \["imports"\],/u],
    ['The default is the context', defaults, /roots: \[context\],/u],
    [
      'The option is on as long as the built-in TypeScript support',
      defaults,
      /if \(typescript\) \{\s+resolveOptions\.tsconfig = true;/u,
    ],
    [
      "the call throws `Cannot 'resolveSync' because the fileSystem is not sync. Use 'resolve'!`",
      'enhanced-resolve/lib/Resolver.js',
      /"Cannot 'resolveSync' because the fileSystem is not sync\. Use 'resolve'!"/u,
    ],
    [
      'the conditions are `loader`, `require` and `node`',
      defaults,
      /conditionNames: \["loader", "require", "node"\],/u,
    ],
    ['the fields are `loader` and `main`', defaults, /mainFields: \["loader", "main"\],/u],
    [
      'and the only extension is `.js`',
      defaults,
      /mainFields: \["loader", "main"\],\s*extensions: \["\.js"\],/u,
    ],
    [
      'What you set in `resolve` has no effect here',
      defaults,
      /options\.resolveLoader = cleverMerge\(\s*getResolveLoaderDefaults\(\{ cache \}\),\s*options\.resolveLoader/u,
    ],
    [
      "a relative value is resolved from the importing file's folder",
      'enhanced-resolve/lib/ResolverFactory.js',
      /new AliasPlugin\("raw-resolve", alias, "internal-resolve"\)/u,
    ],
    [
      'a relative value is resolved from each importing file',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new AliasPlugin\("raw-resolve", alias, "internal-resolve"\)/u,
    ],
    [
      'the request results in an empty module',
      'enhanced-resolve/lib/AliasUtils.js',
      /if \(alias === false\) \{[\s\S]{0,120}path: false,/u,
    ],
    [
      'In both forms, the first name that matches wins',
      'enhanced-resolve/lib/AliasUtils.js',
      /let shouldStop = false;/u,
    ],
    [
      'in which a package replaces its own files or its dependencies',
      'enhanced-resolve/lib/AliasFieldPlugin.js',
      /const innerRequest = getInnerRequest\(resolver, request\);/u,
    ],
    [
      "isn't a list of replacements",
      'enhanced-resolve/lib/AliasFieldPlugin.js',
      /raw === null \|\| typeof raw !== "object"\s+\? NO_FIELD_OBJECT/u,
    ],
    [
      'changes options for the imports',
      'webpack/lib/Compilation.js',
      /resolveOptions: originModule \? originModule\.resolveOptions : undefined,/u,
    ],
    [
      '`require()` and its relatives',
      'webpack/lib/dependencies/commonjs/CommonJsRequireDependency.js',
      /get category\(\) \{\s*return "commonjs";/u,
      'commonjs',
    ],
    [
      '`define([…])` and `require([…])`',
      'webpack/lib/dependencies/amd/AMDRequireItemDependency.js',
      /get category\(\) \{\s*return "amd";/u,
      'amd',
    ],
    [
      '`url()` in styles, URLs of other files in pages',
      'webpack/lib/dependencies/css/CssUrlDependency.js',
      /get category\(\) \{\s*return "url";/u,
      'url',
    ],
    [
      'imports in WebAssembly modules',
      'webpack/lib/dependencies/wasm/WebAssemblyImportDependency.js',
      /get category\(\) \{\s*return "wasm";/u,
      'wasm',
    ],
    [
      '`@import` in styles, and `composes … from` in CSS Modules',
      defaults,
      /\(resolveOptions\.byDependency\)\["css-import-local-module"\] =\s+cssResolveOptions;/u,
      'css-import',
    ],
    [
      'what loaders load with `loadModule()` and `importModule()`',
      'webpack/lib/loaders/LoaderImportDependency.js',
      /get category\(\) \{\s*return "loaderImport";/u,
      'loader',
    ],
    [
      'and checks the files involved before using a result',
      'webpack/lib/cache/ResolverCachePlugin.js',
      /fsInfo\.checkSnapshotValid\(snapshot, \(err, valid\) => \{\s+if \(err \|\| !valid\)/u,
    ],
    [
      'The function gets an object with `path`',
      'enhanced-resolve/lib/UnsafeCachePlugin.js',
      /if \(!this\.filterPredicate\(request\)\) \{/u,
    ],
    [
      'The option has no effect on `cache`',
      'webpack/lib/cache/ResolverCachePlugin.js',
      /^(?![\s\S]*cachePredicate)[\s\S]*checkSnapshotValid/u,
    ],
    [
      'requests are then resolved again for every importing file',
      'enhanced-resolve/lib/UnsafeCachePlugin.js',
      /context: withContext \? request\.context : "",/u,
    ],
    [
      "and the first of its conditions that's also in this option wins",
      'enhanced-resolve/lib/util/entrypoints.js',
      /if \(condition === "default" \|\| conditionNames\.has\(condition\)\)/u,
    ],
    [
      'it always matches, which is why packages put it last',
      'enhanced-resolve/lib/util/entrypoints.js',
      /if \(condition === "default" \|\| conditionNames\.has\(condition\)\)/u,
    ],
    [
      'a production build for the web has `["webpack", "production", "browser"]`',
      defaults,
      /mode === "development" \? "development" : "production"\);[\s\S]{0,400}\.web\) conditions\.push\("browser"\);/u,
    ],
    [
      'a development build for Node.js has `["webpack", "development", "node"]`',
      defaults,
      /mode === "development" \? "development" : "production"\);[\s\S]{0,300}\.node\) conditions\.push\("node"\);/u,
    ],
    [
      '`typescript`, so packages in a monorepo',
      defaults,
      /tsConditionPrefix = typescript \? \["typescript"\] : \[\];/u,
    ],
    [
      "webpack doesn't see the fields of packages at all",
      'enhanced-resolve/lib/AliasFieldPlugin.js',
      /if \(!request\.descriptionFileData\) return callback\(\);/u,
    ],
    ["undoes this option's effect for `.js`", defaults, /"\.js": \["\.js", "\.ts"\],/u],
    ["then fails unless there's an `index.js`", defaults, /mainFiles: \["index"\],/u],
    [
      'and you can import any file in a package',
      'enhanced-resolve/lib/ResolverFactory.js',
      /for \(const exportsField of exportsFields\) \{\s+plugins\.push\(\s+new ExportsFieldPlugin\(/u,
    ],
    [
      'to the extensions that are tried instead',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new ExtensionAliasPlugin\("raw-resolve", item, "normal-resolve"\)/u,
    ],
    [
      'Extensions that are appended, in this order',
      'enhanced-resolve/lib/ResolverFactory.js',
      /for \(const item of extensions\) \{\s+plugins\.push\(new AppendPlugin\("raw-file", item, "file"\)\);/u,
    ],
    [
      "to a request that isn't a file as it's written",
      'enhanced-resolve/lib/ResolverFactory.js',
      /if \(!enforceExtension\) \{\s+plugins\.push\(new TryNextPlugin\("raw-file", "no extension", "file"\)/u,
    ],
    [
      "webpack doesn't bundle replacements for modules such as `path`",
      'webpack/lib/errors/ModuleNotFoundError.js',
      /webpack < 5 used to include polyfills for node\.js core modules by default/u,
    ],
    [
      '`false` results in an empty module',
      'enhanced-resolve/lib/AliasUtils.js',
      /if \(alias === false\) \{[\s\S]{0,120}path: false,/u,
    ],
    [
      'the replacement is used if nothing else was found',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new AliasPlugin\("described-resolve", fallback, "internal-resolve"\)/u,
    ],
    [
      'Built-in CSS and HTML support set the option',
      defaults,
      /if \(html\) \{\s+const resolve = \{\s+fullySpecified: true,/u,
    ],
    [
      "such requests aren't found",
      'enhanced-resolve/lib/ResolverFactory.js',
      /for \(const importsField of importsFields\) \{\s+plugins\.push\(/u,
    ],
    [
      'Conditions work inside the field as they do in `exports`',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new ImportsFieldPlugin\(\s+"internal",\s+conditionNames,/u,
    ],
    [
      'that name the main file of a package without `exports`',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new MainFieldPlugin\(\s+"existing-directory",\s+item,/u,
    ],
    [
      'this package provides `browser.js` for the web',
      defaults,
      /browserField \? \["browser", "module", "\.\.\."\] : \["module", "\.\.\."\]/u,
    ],
    [
      'and `module.js` for Node.js',
      defaults,
      /browserField \? \["browser", "module", "\.\.\."\] : \["module", "\.\.\."\]/u,
    ],
    [
      'Names, without extension, of the file that represents a folder',
      defaults,
      /mainFiles: \["index"\],/u,
    ],
    [
      'the `extensions` are tried for each name',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new UseFilePlugin\("existing-directory", item, "undescribed-raw-file"\)/u,
    ],
    [
      'It has to tap hooks, and it returns nothing',
      'webpack/types.d.ts',
      /type ResolvePluginInstance =[\s\S]{0,200}apply: \(\w+: Resolver\) => void;/u,
    ],
    [
      'The method that webpack calls with each resolver it creates',
      'enhanced-resolve/lib/ResolverFactory.js',
      /\} else if \(plugin\) \{\s+plugin\.apply\(resolver\);/u,
    ],
    [
      "With `true`, it's the other way around",
      'enhanced-resolve/lib/ResolverFactory.js',
      /if \(preferAbsolute\) \{\s+plugins\.push\(new JoinRequestPlugin\("after-normal-resolve", "relative"\)/u,
    ],
    [
      'Both places are tried in either case',
      'enhanced-resolve/lib/ResolverFactory.js',
      /if \(roots\.size > 0\) \{\s+plugins\.push\(new RootsPlugin\(/u,
    ],
    [
      'and only then as the name of a package',
      'enhanced-resolve/lib/ResolverFactory.js',
      /if \(preferRelative\) \{\s+plugins\.push\(new JoinRequestPlugin\("after-normal-resolve", "relative"\)/u,
    ],
    [
      'webpack also applies its plugins to this resolver',
      'enhanced-resolve/lib/ResolverFactory.js',
      /customResolver \|\| new Resolver\(fileSystem, normalizedOptions\);/u,
    ],
    [
      'passes all options for resolving on to the `enhanced-resolve` package',
      'webpack/lib/resolve/ResolverFactory.js',
      /Factory\.createResolver\(resolveOptions\)/u,
    ],
    [
      'as the file that the link points to',
      'enhanced-resolve/lib/SymlinkPlugin.js',
      /path: result,/u,
    ],
    [
      'Reads `paths` and `baseUrl` from `tsconfig.json`',
      'enhanced-resolve/lib/TsconfigPathsPlugin.js',
      /: resolver\.join\(configDir, baseUrl\);/u,
    ],
    [
      'is still found at its old path',
      'enhanced-resolve/lib/UnsafeCachePlugin.js',
      /const cacheEntry = this\.cache\[cacheId\];/u,
    ],
    [
      'has an entry for each request that was resolved',
      'enhanced-resolve/lib/UnsafeCachePlugin.js',
      /callback\(null, \(this\.cache\[cacheId\] = result\)\)/u,
    ],
    [
      "there's no longer an option to leave out `-loader`",
      'webpack/lib/module/NormalModuleFactory.js',
      /It's no longer allowed to omit the '-loader' suffix when using loaders/u,
    ],
    [
      'use `onlyModule` instead',
      'enhanced-resolve/lib/ResolverFactory.js',
      /obj\.onlyModule = true;/u,
    ],
    [
      'The request to replace, or its beginning',
      'enhanced-resolve/lib/AliasUtils.js',
      /innerRequest\.startsWith\(item\.nameWithSlash\)/u,
    ],
    [
      'If `true`, only the exact request is replaced',
      'enhanced-resolve/lib/ResolverFactory.js',
      /obj\.onlyModule = true;/u,
    ],
    [
      'The conditions that webpack matches in the `exports` and `imports`',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new ImportsFieldPlugin\(\s+"internal",\s+conditionNames,/u,
    ],
    [
      'A regular expression is tested against the path',
      'enhanced-resolve/lib/RestrictionsPlugin.js',
      /if \(restriction\.rule\.test\(path\)\) continue;/u,
    ],
    [
      'Conditions that every result has to meet',
      'enhanced-resolve/lib/RestrictionsPlugin.js',
      /for \(const restriction of this\._restrictions\) \{/u,
    ],
    [
      'its imports are searched from `packages/ui` upward',
      'enhanced-resolve/lib/SymlinkPlugin.js',
      /path: result,/u,
    ],
    [
      'A file reached by two paths is bundled twice',
      'webpack/lib/module/NormalModule.js',
      /identifier\(\) \{[\s\S]{0,90}return this\.request;/u,
    ],
    [
      '`cachePredicate` limits what is kept',
      'enhanced-resolve/lib/UnsafeCachePlugin.js',
      /if \(!this\.filterPredicate\(request\)\) \{/u,
    ],
    [
      '`conditionNames` decides instead',
      'enhanced-resolve/lib/ExportsFieldPlugin.js',
      /fieldProcessor\(\s+remainingRequest,\s+this\.conditionNames,/u,
    ],
    [
      'wherever it appears, even in packages',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new AliasPlugin\("raw-resolve", alias, "internal-resolve"\)/u,
    ],
    [
      "finds `index.mjs` and `require('q')` finds `index.cjs`",
      defaults,
      /"import",\s+"module-sync",\s+"module",/u,
    ],
    [
      'Possible names of the JSON file that describes a package',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new Set\(options\.descriptionFiles \|\| \["package\.json"\]\),/u,
    ],
    [
      'The same options for finding loaders',
      'webpack/lib/module/NormalModuleFactory.js',
      /const loaderResolver = this\.getResolver\("loader"\);/u,
    ],
    [
      '`new Worker(new URL())`',
      'webpack/lib/dependencies/worker/WorkerDependency.js',
      /get category\(\) \{\s*return "worker";/u,
      'worker',
    ],
    [
      'finds `map.web.js` if there is one',
      'enhanced-resolve/lib/ExtensionAliasPlugin.js',
      /forEachBail\(alias, resolve, stoppingCallback\);/u,
    ],
    [
      'one per set of options',
      'enhanced-resolve/lib/ResolverFactory.js',
      /\} else if \(plugin\) \{\s+plugin\.apply\(resolver\);/u,
    ],
    [
      'so the option matters only if both files exist',
      'enhanced-resolve/lib/ResolverFactory.js',
      /if \(roots\.size > 0\) \{\s+plugins\.push\(new RootsPlugin\(/u,
    ],
    [
      'then from the root of the disk',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new RootsPlugin\("after-normal-resolve", roots, "relative"\)\);\s*\}\s*if \(!preferRelative &&/u,
    ],
    [
      'not requests below the name',
      'enhanced-resolve/lib/ResolverFactory.js',
      /obj\.onlyModule = true;/u,
    ],
    [
      'If `true`, a request has to name a file exactly',
      'enhanced-resolve/lib/ResolverFactory.js',
      /\{ fullySpecified: false \},\s*"as directory",/u,
    ],
    [
      "This doesn't apply to the bare name of a package",
      'enhanced-resolve/lib/AliasUtils.js',
      /request: newRequestStr,\s*fullySpecified: false,/u,
    ],
    [
      'so webpack sets it for imports in `.mjs` files',
      'webpack/lib/config/defaults.js',
      /descriptionData: \{\s*type: "module"\s*\},\s*resolve: \{\s*fullySpecified: true/u,
    ],
    [
      "so `@import './theme'` doesn't find an index file",
      'webpack/lib/config/defaults.js',
      /mainFiles: \[\],\s+mainFields: \["style", "\.\.\."\],/u,
    ],
    [
      "and uses each project's paths for the files",
      'enhanced-resolve/lib/TsconfigPathsPlugin.js',
      /\.references === "auto"\) \{\s*this\.references = "auto";/u,
    ],
    [
      'Arrays of paths, which the resolver itself supports',
      'webpack/schemas/WebpackOptions.json',
      /"enum": \["auto"\]\s*\},\s*\{\s*"type": "string"\s*\}\s*\]/u,
    ],
    [
      "If there's a plugin, or any other function, in `Rule.resolve`",
      'webpack/lib/cache/ResolverCachePlugin.js',
      /if \(!persistent\) return;/u,
    ],
    [
      "and taps the resolver's hooks",
      'enhanced-resolve/lib/ResolverFactory.js',
      /\} else if \(plugin\) \{\s+plugin\.apply\(resolver\);/u,
    ],
    [
      'With an empty array, such requests',
      'enhanced-resolve/lib/ResolverFactory.js',
      /for \(const importsField of importsFields\) \{\s+plugins\.push\(/u,
    ],
    [
      'one after the other',
      'webpack/schemas/WebpackOptions.json',
      /"Use synchronous filesystem calls for the resolver\."/u,
    ],
    [
      'if the package exports the result',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new ExtensionAliasPlugin\("raw-resolve", item, "normal-resolve"\)/u,
    ],
    [
      'An absolute path is a folder that the file must be in',
      'enhanced-resolve/lib/RestrictionsPlugin.js',
      /if \(isInside\(restriction\.rule, path\)\) continue;/u,
    ],
    [
      'loaders have `resolveLoader`',
      applied,
      /withFileSystem\(cleverMerge\(options\.resolveLoader, resolveOptions\)\)/u,
    ],
    [
      'A build for the web prints `client`',
      defaults,
      /aliasFields: browserField \? \["browser"\] : \[\],/u,
    ],
    [
      'Without the option, the same program prints `gray`',
      'enhanced-resolve/lib/util/entrypoints.js',
      /if \(condition === "default" \|\| conditionNames\.has\(condition\)\)/u,
    ],
    [
      '`q/icons` is a different file in development',
      defaults,
      /conditions\.push\(mode === "development" \? "development" : "production"\);/u,
    ],
    ['the same goes for `.mts` and `.ts`', defaults, /test: \/\\\.mts\$\/i,/u],
    [
      'The default depends on the target and the kind of reference',
      defaults,
      /mainFields: browserField \? \["browser", "module", "\.\.\."\] : \["module", "\.\.\."\]/u,
    ],
    [
      'each package provides its CommonJS file for everything',
      defaults,
      /mainFields: browserField \? \["browser", "module", "\.\.\."\] : \["module", "\.\.\."\]/u,
    ],
    [
      'Every import of a package costs an additional search',
      'enhanced-resolve/lib/ResolverFactory.js',
      /if \(preferRelative\) \{\s+plugins\.push\(new JoinRequestPlugin\("after-normal-resolve", "relative"\)/u,
    ],
    [
      'Fields in which packages list their entry points',
      defaults,
      /exportsFields: \["exports"\],/u,
    ],
    [
      'A folder there hides a package with the same name',
      'enhanced-resolve/lib/ResolverFactory.js',
      /plugins\.push\(new ModulesInRootPlugin\("raw-module", item, "module"\)\);/u,
    ],
    [
      'a file next to the importing one takes the place of a package',
      'enhanced-resolve/lib/ResolverFactory.js',
      /if \(preferRelative\) \{\s+plugins\.push\(new JoinRequestPlugin\("after-normal-resolve", "relative"\)/u,
    ],
    [
      'a string is the absolute path of one file',
      'enhanced-resolve/lib/TsconfigPathsPlugin.js',
      /resolver\.join\(\s*request\.path \|\| process\.cwd\(\),\s*this\.configFile/u,
    ],
  ]),
];
