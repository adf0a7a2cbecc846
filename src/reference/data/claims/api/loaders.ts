import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/loaders', [
    [
      'The last one in the list is called first',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.loaderIndex = loaderContext\.loaders\.length - 1;/u,
    ],
    [
      'each of the others gets the result of the loader after it',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(currentLoaderObject\.normalExecuted\) \{\s*loaderContext\.loaderIndex--;\s*continue/u,
    ],
    [
      'The result of the first loader in the list goes to webpack',
      'webpack/lib/module/NormalModule.js',
      /this\.getCurrentLoader\(loaderContext, 0\);\s*const err = new Error\(\s*`Final loader/u,
    ],
    [
      'up to three arguments',
      'webpack/types.d.ts',
      /content: string,\s+sourceMap\?: [^,]+,\s+additionalData\?: AdditionalData\s+\):/u,
    ],
    [
      'so this loader has to return a string or a buffer',
      'webpack/lib/module/NormalModule.js',
      /if \(!Buffer\.isBuffer\(source\) && typeof source !== "string"\) \{/u,
    ],
    [
      "the build fails with `Final loader (./shout-loader.mjs) didn't return a Buffer or String`",
      'webpack/lib/module/NormalModule.js',
      /didn't return a Buffer or String`/u,
    ],
    [
      'A string, unless the loader is raw',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(!raw && Buffer\.isBuffer\(args\[0\]\)\)/u,
    ],
    [
      "In that case, the function's return value is ignored",
      'webpack/lib/loaders/LoaderRunner.js',
      /isDone = true;\s+isSync = false;\s+try \{\s+callback\(/u,
    ],
    [
      'A loader can return a promise',
      'webpack/lib/loaders/LoaderRunner.js',
      /\(result\)\.then\) === "function"\s+\) \{\s+return [^;]*\(result\)\.then\(/u,
    ],
    [
      'so prefer asynchronous functions to functions that block',
      'webpack/lib/Compilation.js',
      /parallelism: options\.parallelism \|\| 100,/u,
    ],
    [
      'webpack decodes files as UTF-8 text before it calls a loader',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(!raw && Buffer\.isBuffer\(args\[0\]\)\) \{\s+args\[0\] = utf8BufferToString/u,
    ],
    [
      'export `raw` with the value `true`; ',
      'webpack/lib/loaders/loadLoader.js',
      /loader\.raw = module\.raw;/u,
    ],
    [
      'webpack converts between text and buffers where a raw loader',
      'webpack/lib/loaders/LoaderRunner.js',
      /else if \(raw && typeof args\[0\] === "string"\) \{\s+args\[0\] = Buffer\.from\(/u,
    ],
    [
      'from the first loader to the last, and calls the `pitch` function',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(currentLoaderObject\.pitchExecuted\) \{\s+loaderContext\.loaderIndex\+\+;/u,
    ],
    [
      'the request that remains after this loader, the part before',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.remainingRequest,\s+loaderContext\.previousRequest,\s+\(currentLoaderObject\.data = \{\}\)/u,
    ],
    [
      'the previous loader gets the result',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(hasArg\) \{\s+loaderContext\.loaderIndex--;\s+iterateNormalLoaders\(/u,
    ],
    [
      'The two exclamation marks stop webpack from applying the configured rules',
      'webpack/lib/module/NormalModuleFactory.js',
      /noPrePostAutoLoaders = firstChar === 33 && secondChar === 33/u,
    ],
    [
      "A loader can't add members to it",
      'webpack/lib/loaders/LoaderRunner.js',
      /Object\.preventExtensions\(loaderContext\);/u,
    ],
    [
      '`this.dependency` is the same function',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.dependency = loaderContext\.addDependency = /u,
    ],
    [
      'Another name for `this.addDependency`',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.dependency = loaderContext\.addDependency =/u,
    ],
    [
      'These include files that were added by loaders that ran before',
      'webpack/lib/loaders/LoaderRunner.js',
      /getDependencies = \(\) => \[\.\.\.state\.fileDependencies\]/u,
    ],
    [
      'and undoes `this.cacheable(false)`',
      'webpack/lib/loaders/LoaderRunner.js',
      /missingDependencies\.length = 0;\s+state\.cacheable = true;/u,
    ],
    [
      'tells webpack to wait until the callback is called',
      'webpack/lib/loaders/LoaderRunner.js',
      /isSync = false;\s*return innerCallback/u,
    ],
    [
      'a second call throws `callback(): The callback was already called.`',
      'webpack/lib/loaders/LoaderRunner.js',
      /throw new Error\("callback\(\): The callback was already called\."\)/u,
    ],
    [
      'The module is then built again in each rebuild',
      'webpack/lib/module/NormalModule.js',
      /if \(!cacheable\) return callback\(null, true\)/u,
    ],
    [
      'webpack uses that syntax tree instead of parsing',
      'webpack/lib/module/NormalModule.js',
      /extraInfo\.webpackAST !== undefined\s+\? extraInfo\.webpackAST/u,
    ],
    [
      'The `context` of the configuration, here `/shop`',
      'webpack/lib/module/NormalModule.js',
      /rootContext: options\.context/u,
    ],
    [
      "An object that a loader's `pitch` and its normal function share",
      'webpack/lib/loaders/LoaderRunner.js',
      /this\.loaders\[this\.loaderIndex\]\.data/u,
    ],
    [
      'The message is preceded by `Module Error (from ./a-loader.js):`',
      'webpack/lib/errors/ModuleError.js',
      /message = "Module Error";\s+message \+= from \? ` \(from \$\{from\}\):/u,
    ],
    [
      'is marked as `(Emitted value instead of an instance of Error)`',
      'webpack/lib/errors/NonErrorEmittedError.js',
      /\(Emitted value instead of an instance of Error\)/u,
    ],
    [
      'Reports a warning for the module, shown under `Module Warning',
      'webpack/lib/errors/ModuleWarning.js',
      /let message = "Module Warning";/u,
    ],
    [
      'and webpack adds no hash of the content to it',
      'webpack/lib/module/NormalModule.js',
      /assets\[name\] = this\.createSourceForAsset\(/u,
    ],
    [
      'The name is relative to `output.path`',
      'webpack/lib/Compiler.js',
      /: join\(fs, outputPath, targetFile\)/u,
    ],
    [
      'named after the loader and the module',
      'webpack/lib/module/NormalModule.js',
      /\[currentLoader && currentLoader\.loader, name, this\.identifier\(\)\]/u,
    ],
    [
      'parsed into an object as well, and so is a JSON object',
      'webpack/lib/module/NormalModule.js',
      /options\.startsWith\("\{"\) && options\.endsWith\("\}"\)\) \{\s+try/u,
    ],
    [
      'the options are first checked against it',
      'webpack/lib/module/NormalModule.js',
      /if \(schema && compilation\.options\.validate\) \{/u,
    ],
    [
      'The configuration can turn this validation off',
      'webpack/lib/module/NormalModule.js',
      /if \(schema && compilation\.options\.validate\) \{/u,
    ],
    [
      'in messages, the last word becomes the name of the object',
      'webpack/lib/module/NormalModule.js',
      /match = \/\^\(\.\+\) \(\.\+\)\$\/\.exec\(schema\.title\)\)\) \{\s+\[, name, baseDataPath\] = match;/u,
    ],
    [
      'applied on top of the configuration',
      'webpack/lib/module/NormalModule.js',
      /options \? resolver\.withOptions\(options\) : resolver/u,
    ],
    [
      'It returns a promise, or takes a callback as its third argument',
      'webpack/lib/module/NormalModule.js',
      /\(context, request, callback\) => \{\s+if \(callback\) \{\s+child\.resolve\(/u,
    ],
    [
      'if the build has hot module replacement, otherwise `undefined`',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /\(context\) => \{\s+context\.hot = true;/u,
    ],
    [
      'The algorithm configured as `output.hashFunction`',
      'webpack/lib/module/NormalModule.js',
      /hashFunction: options\.output\.hashFunction/u,
    ],
    [
      'The number of characters that a hash is cut to',
      'webpack/lib/module/NormalModule.js',
      /hashDigestLength: options\.output\.hashDigestLength/u,
    ],
    [
      'chunks, assets and pages, from `output.hashSalt`',
      'webpack/lib/module/NormalModule.js',
      /hashSalt: options\.output\.hashSalt/u,
    ],
    [
      'All files involved become dependencies',
      'webpack/lib/loaders/LoaderPlugin.js',
      /\(result\);\s+for \(const d of fileDependencies\) \{\s+loaderContext\.addDependency\(d\);/u,
    ],
    [
      'in place of the one configured under `output`',
      'webpack/lib/loaders/LoaderPlugin.js',
      /baseUri: options\.baseUri,\s+publicPath: options\.publicPath/u,
    ],
    [
      'calls back with the result: `(error, source, sourceMap, module)`',
      'webpack/lib/loaders/LoaderPlugin.js',
      /return callback\(null, source, map, referencedModule\)/u,
    ],
    ["The code isn't run", 'webpack/lib/loaders/LoaderPlugin.js', /recursive: false/u],
    [
      'Each entry has `path`, `query`, `fragment`, `options`, `ident`',
      'webpack/lib/loaders/LoaderRunner.js',
      /this\.ident = null;/u,
    ],
    [
      'in `this.loaders`, starting at 0',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.loaderIndex = 0;/u,
    ],
    [
      "it's 0 in `a-loader` and 1 in `b-loader`",
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.loaderIndex\+\+;[\s\S]*loaderContext\.loaderIndex = 0;/u,
    ],
    [
      "The mode of the build: `'production'`, `'development'` or `'none'`",
      'webpack/lib/module/NormalModule.js',
      /mode: options\.mode \|\| "production"/u,
    ],
    [
      "otherwise, the loader's query as a string",
      'webpack/lib/loaders/LoaderRunner.js',
      /typeof entry\.options === "object"\s+\? entry\.options\s+: entry\.query/u,
    ],
    [
      'The part of the request that starts at the running loader',
      'webpack/lib/loaders/LoaderRunner.js',
      /currentRequest: \{[^}]*joinRequests\(\s+this\.loaders,\s+this\.loaderIndex,/u,
    ],
    [
      'The part of the request after the running loader',
      'webpack/lib/loaders/LoaderRunner.js',
      /remainingRequest: \{[^}]*joinRequests\(\s+this\.loaders,\s+this\.loaderIndex \+ 1,/u,
    ],
    [
      'The part before the running loader: empty in `a-loader`',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(end === 0\) return ""/u,
    ],
    [
      '`true` if a source map is wanted',
      'webpack/lib/module/NormalModule.js',
      /sourceMap: Boolean\(this\.useSourceMap\)/u,
    ],
    [
      '`undefined` if the target names no environment',
      'webpack/lib/loaders/LoaderTargetPlugin.js',
      /loaderContext\.target = this\.target/u,
    ],
    [
      'without an argument, it uses the configured algorithm',
      'webpack/lib/module/NormalModule.js',
      /createHash\(type \|\| compilation\.outputOptions\.hashFunction\)/u,
    ],
    [
      'The version of this interface, which is `2`',
      'webpack/lib/module/NormalModule.js',
      /const loaderContext = \{\s+version: 2,/u,
    ],
    [
      '`true` if webpack runs the loader',
      'webpack/lib/module/NormalModule.js',
      /webpack: true,\s+sourceMap: Boolean\(this\.useSourceMap\)/u,
    ],
    [
      'the fourth argument of `this.callback`',
      'webpack/types.d.ts',
      /callback: \(\s*err\?: null \| Error,\s*content\?: string \| Buffer,\s*sourceMap\?: [^,]*,\s*additionalData\?: /u,
    ],
    [
      'The build reports `Module build failed (from ./price-loader.mjs):`',
      'webpack/lib/errors/ModuleBuildError.js',
      /message = "Module build failed";[^;]*;\s+message \+= from \? ` \(from \$\{from\}\):/u,
    ],
    [
      'A thrown error is shown with its stack',
      'webpack/lib/errors/ModuleBuildError.js',
      /if \(!err\.hideStack\) \{/u,
    ],
    [
      'set `error.hideStack = true` if the message says it all',
      'webpack/lib/errors/ModuleBuildError.js',
      /if \(!err\.hideStack\) \{/u,
    ],
    [
      'webpack calls the function with the content of a file',
      'webpack/lib/loaders/LoaderRunner.js',
      /: loader\.apply\(context, args\)/u,
    ],
    [
      'because webpack passes the loader context as `this`',
      'webpack/lib/loaders/LoaderRunner.js',
      /: loader\.apply\(context, args\)/u,
    ],
    [
      'or the result of the loader that ran before',
      'webpack/lib/loaders/LoaderRunner.js',
      /iterateNormalLoaders\(options, loaderContext, nextArgs, callback, true\)/u,
    ],
    [
      'Return the new content, or call `this.callback`',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(isSync\) \{\s*isDone = true;\s*if \(result === undefined\) return callback\(/u,
    ],
    [
      'get a callback from `this.async`',
      'webpack/lib/loaders/LoaderRunner.js',
      /isSync = false;\s*return innerCallback/u,
    ],
    [
      '`content` is then a `Buffer`',
      'webpack/lib/loaders/LoaderRunner.js',
      /\} else if \(raw && typeof args\[0\] === "string"\) \{\s*args\[0\] = Buffer\.from\(/u,
    ],
    [
      'Before any content is read, webpack walks through the chain',
      'webpack/lib/loaders/LoaderRunner.js',
      /while \(loaderContext\.loaderIndex < loaderContext\.loaders\.length\)/u,
    ],
    [
      'and an object that the loader gets again as `this.data`',
      'webpack/lib/loaders/LoaderRunner.js',
      /\(currentLoaderObject\.data = \{\}\)/u,
    ],
    [
      'the rest of the chain and the file itself are skipped',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(hasArg\) \{\s*loaderContext\.loaderIndex--;\s*iterateNormalLoaders\(/u,
    ],
    [
      'plugins add in `NormalModule.getCompilationHooks(compilation).loader`',
      'webpack/lib/module/NormalModule.js',
      /hooks\.loader\.call\(/u,
    ],
    [
      'invalidates the modules stored in the persistent cache',
      'webpack/lib/module/NormalModule.js',
      /buildInfo\.buildDependencies\.add\(dep\)/u,
    ],
    [
      'registered with `addContextDependency`, by this loader or by loaders that ran before it',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.getContextDependencies = \(\) => \[\.\.\.state\.contextDependencies\]/u,
    ],
    [
      'registered with `addMissingDependency` for this module so far',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.getMissingDependencies = \(\) => \[\.\.\.state\.missingDependencies\]/u,
    ],
    [
      'Returns an array with the paths of the files registered so far',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.getDependencies = \(\) => \[\.\.\.state\.fileDependencies\]/u,
    ],
    [
      'Clears all registered paths, including those of other loaders',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.clearDependencies = \(\) => \{\s*state\.fileDependencies\.length = 0/u,
    ],
    [
      'Call `this.cacheable(false)` if the same file',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(flag === false\) \{\s*state\.cacheable = false/u,
    ],
    [
      'The first argument is an `Error` or `null`',
      'webpack/lib/loaders/LoaderRunner.js',
      /args, \(err, \.\.\.nextArgs\) => \{\s*if \(err\) return callback\(err\)/u,
    ],
    [
      'and `additionalData` is passed to the next loader',
      'webpack/lib/loaders/LoaderRunner.js',
      /iterateNormalLoaders\(options, loaderContext, nextArgs, callback, true\)/u,
    ],
    [
      "The file's folder, here `/shop/src`",
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.context = [\s\S]{0,60}dirname\(/u,
    ],
    [
      'In `pitch`, store what you need later',
      'webpack/lib/loaders/LoaderRunner.js',
      /\(currentLoaderObject\.data = \{\}\)/u,
    ],
    [
      'Unlike with a thrown error, the module gets a result',
      'webpack/lib/module/NormalModule.js',
      /emitError: \(error\) => \{\s*this\.addError\(/u,
    ],
    [
      'Writes a file to the output folder: `this.emitFile(name, content, sourceMap, assetInfo)`',
      'webpack/lib/module/NormalModule.js',
      /emitFile: \(name, content, sourceMap, assetInfo\) => \{/u,
    ],
    [
      'has a cache and may be in memory',
      'webpack/lib/node/NodeEnvironmentPlugin.js',
      /compiler\.inputFileSystem = new CachedInputFileSystem\(/u,
    ],
    [
      "If you pass an argument, it's added to the logger's name",
      'webpack/lib/module/NormalModule.js',
      /\[currentLoader && currentLoader\.loader, name, this\.identifier\(\)\]/u,
    ],
    [
      "write `'...'` in an array to keep the configured values",
      'webpack/lib/module/NormalModule.js',
      /const child = options \? resolver\.withOptions\(options\) : resolver/u,
    ],
    [
      'Call the returned function with a folder and a request',
      'webpack/lib/module/NormalModule.js',
      /\(context, request, callback\) => \{\s*if \(callback\) \{\s*child\.resolve\(/u,
    ],
    [
      'The encoding of hashes, such as `hex`, from `output.hashDigest`',
      'webpack/lib/module/NormalModule.js',
      /hashDigest: options\.output\.hashDigest,/u,
    ],
    [
      '`undefined` if none is configured',
      'webpack/lib/module/NormalModule.js',
      /hashSalt: options\.output\.hashSalt/u,
    ],
    [
      'Layer that the modules are built in',
      'webpack/lib/loaders/LoaderPlugin.js',
      /contextInfo: \{\s*issuerLayer: options\.layer/u,
    ],
    [
      'Base URL for assets in `new URL()`',
      'webpack/lib/loaders/LoaderPlugin.js',
      /entryOptions: \{\s*baseUri: options\.baseUri/u,
    ],
    [
      'Runs another request through webpack, including loaders',
      'webpack/lib/loaders/LoaderPlugin.js',
      /const moduleSource = referencedModule\.originalSource\(\)/u,
    ],
    [
      '`getOptions` understands both and is what you want',
      'webpack/lib/module/NormalModule.js',
      /if \(typeof options === "string"\) \{\s*if \(options\.startsWith\("\{"\) && options\.endsWith\("\}"\)\)/u,
    ],
    [
      'The whole chain and the file as one string',
      'webpack/lib/loaders/LoaderRunner.js',
      /return joinRequests\(\s*this\.loaders,\s*0,\s*this\.loaders\.length/u,
    ],
    [
      'joined with exclamation marks',
      'webpack/lib/loaders/LoaderRunner.js',
      /result \+= `\$\{loaders\[i\]\.request\}!`/u,
    ],
    [
      'which is also the first argument of `pitch`',
      'webpack/lib/loaders/LoaderRunner.js',
      /\[\s*loaderContext\.remainingRequest,\s*loaderContext\.previousRequest/u,
    ],
    [
      'this string is `/shop/a-loader.js?size=2!/shop/b-loader.js!/shop/src/note.txt?lang=en#top`',
      'webpack/lib/loaders/LoaderRunner.js',
      /return joinRequests\(\s*this\.loaders,\s*0,\s*this\.loaders\.length/u,
    ],
    [
      'In `b-loader`, this is `/shop/b-loader.js!/shop/src/note.txt?lang=en#top`',
      'webpack/lib/loaders/LoaderRunner.js',
      /this\.loaders,\s*this\.loaderIndex,\s*this\.loaders\.length/u,
    ],
    [
      "In `a-loader`, it's `/shop/b-loader.js!/shop/src/note.txt?lang=en#top`",
      'webpack/lib/loaders/LoaderRunner.js',
      /this\.loaders,\s*this\.loaderIndex \+ 1,\s*this\.loaders\.length/u,
    ],
    [
      'Resolves a request as configured: `this.resolve(context, request, callback)`',
      'webpack/lib/module/NormalModule.js',
      /resolver\.resolve\(\{\}, context, request, getResolveContext\(\), callback\)/u,
    ],
    [
      'For promises and other options, use `getResolve`',
      'webpack/lib/module/NormalModule.js',
      /const child = options \? resolver\.withOptions\(options\) : resolver/u,
    ],
    [
      'The file with query and fragment: `/shop/src/note.txt?lang=en#top`',
      'webpack/lib/loaders/LoaderRunner.js',
      /escapeHash\(this\.resourcePath\) \+\s*escapeHash\(this\.resourceQuery\) \+\s*this\.resourceFragment/u,
    ],
    [
      'The absolute path of the file alone, here `/shop/src/note.txt`',
      'webpack/lib/loaders/LoaderRunner.js',
      /this\.resourcePath = splitted \? splitted\.path : ""/u,
    ],
    [
      'with its question mark, here `?lang=en`',
      'webpack/lib/loaders/LoaderRunner.js',
      /this\.resourceQuery = splitted \? splitted\.query : ""/u,
    ],
    [
      'with its number sign, here `#top`',
      'webpack/lib/loaders/LoaderRunner.js',
      /this\.resourceFragment = splitted \? splitted\.fragment : ""/u,
    ],
    [
      'the value follows `devtool`',
      'webpack/lib/devtool/SourceMapDevToolModuleOptionsPlugin.js',
      /module\.useSourceMap = true/u,
    ],
    [
      'makes the paths in a request absolute, starting from the folder',
      'webpack/lib/module/NormalModule.js',
      /absolutify: \(context, request\) =>/u,
    ],
    [
      'makes the paths in a request relative to the folder',
      'webpack/lib/module/NormalModule.js',
      /contextify: \(context, request\) =>/u,
    ],
    [
      '`createHash(type)` creates a hash with `update` and `digest`',
      'webpack/lib/module/NormalModule.js',
      /createHash: \(type\) =>\s*createHash\(\s*type \|\|/u,
    ],
    [
      'The current `Compilation`, which gives you access to all modules',
      'webpack/lib/module/NormalModule.js',
      /_compilation: compilation,/u,
    ],
    [
      'The `NormalModule` that is being built',
      'webpack/lib/module/NormalModule.js',
      /_module: this,/u,
    ],
    [
      'write a different name and `!=!` before a request',
      'webpack/lib/module/NormalModuleFactory.js',
      /MATCH_RESOURCE_REGEX = \/\^\(\[\^!\]\+\)!=!\//u,
    ],
    ['Loader results are cached', 'webpack/lib/loaders/LoaderRunner.js', /cacheable: true,/u],
    [
      'The source map of that content, as an object or a string',
      'webpack/types.d.ts',
      /sourceMap\?: string \| RawSourceMap/u,
    ],
    [
      'missing if the loader that ran before did not make one',
      'webpack/lib/loaders/LoaderRunner.js',
      /iterateNormalLoaders\(options, loaderContext, nextArgs, callback, true\)/u,
    ],
    [
      'If a file is added to the folder, removed from it or changed',
      'webpack/lib/loaders/LoaderRunner.js',
      /state\.contextDependencies\.push\(context\)/u,
    ],
    [
      'Takes the absolute path of a file whose content influences the result',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.dependency = loaderContext\.addDependency = \(file\) =>/u,
    ],
    [
      "Takes the path of a file that doesn't exist",
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.addMissingDependency = \(missing\) =>/u,
    ],
    [
      "that's part of the build itself",
      'webpack/lib/module/NormalModule.js',
      /buildInfo\.buildDependencies\.add\(dep\)/u,
    ],
    [
      'Passes on a result with more than one value',
      'webpack/lib/loaders/LoaderRunner.js',
      /context\.callback = innerCallback/u,
    ],
    [
      'Reports an error and continues',
      'webpack/lib/module/NormalModule.js',
      /emitError: \(error\) => \{\s*this\.addError\(/u,
    ],
    ['gives you its exports', 'webpack/lib/loaders/LoaderPlugin.js', /callback\(null, exports\)/u],
    [
      'The method takes a request, options and',
      'webpack/lib/loaders/LoaderPlugin.js',
      /const importModule = \(request, options, callback\) =>/u,
    ],
    [
      "The options as written in the configuration, if they're an object",
      'webpack/lib/loaders/LoaderRunner.js',
      /typeof entry\.options === "object"/u,
    ],
    [
      'The callback gets an error or the path',
      'webpack/lib/module/NormalModule.js',
      /if \(err\) reject\(err\);\s*else resolve\(result\)/u,
    ],
  ]),
];
