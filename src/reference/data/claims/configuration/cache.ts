import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, commandLine, defaults, normalization, schema } from './evidence.ts';

const pack = 'webpack/lib/cache/PackFileCacheStrategy.js';
const memory = 'webpack/lib/cache/MemoryWithGcCachePlugin.js';
const idle = 'webpack/lib/cache/IdleFileCachePlugin.js';
const fileInfo = 'webpack/lib/fs/FileSystemInfo.js';
const compiler = 'webpack/lib/Compiler.js';
const binary = 'webpack/lib/serialization/BinaryMiddleware.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/cache', [
    [
      "`true` is the same as `{ type: 'memory' }`",
      normalization,
      /if \(cache === true\) \{\s+return \{\s+type: "memory",/u,
    ],
    ['`false` turns caching off', normalization, /if \(cache === false\) return false;/u],
    [
      'keeps a cache in memory in development',
      defaults,
      /development \? \{ type: [^:]*\("memory"\) \} : false/u,
    ],
    [
      "In production, where a process usually builds once, there's no cache",
      defaults,
      /development \? \{ type: [^:]*\("memory"\) \} : false/u,
    ],
    [
      'a cache in memory in front of the one on disk',
      applied,
      /!Number\.isFinite\(cacheOptions\.maxMemoryGenerations\)\) \{[\s\S]{0,250}new MemoryCachePlugin\(\)/u,
    ],
    [
      'each gets its own cache folder',
      defaults,
      /\$\{`\$\{name\}-\$\{mode\}`\}__compiler\$\{compilerIndex \+ 1\}__`/u,
    ],
    [
      'Individual values are only views of these buffers',
      binary,
      /Buffer\.from\(b\.buffer, b\.byteOffset \+ this\.currentPosition, n\)/u,
    ],
    [
      '`true` copies the values to smaller buffers',
      pack,
      /wasted > buf\.byteLength\)\) \{\s+return Buffer\.from\(buf\);/u,
    ],
    [
      'In development, the option is already on',
      defaults,
      /D\(cache, "allowCollectingMemory", development\);/u,
    ],
    [
      'the whole stored cache is discarded',
      pack,
      /if \(buildSnapshotValid && resolveValid\) \{[\s\S]{0,300}return undefined;/u,
    ],
    [
      'webpack also follows the imports of these files',
      fileInfo,
      /for \(const child of module\.children\) \{\s+const childPath = child\.filename;/u,
    ],
    [
      'webpack looks for imports in the source',
      fileInfo,
      /const \[imports\] = lexer\.parse\(source\);/u,
    ],
    [
      'it finds static ones but can miss computed ones',
      fileInfo,
      /Build dependencies behind this expression are ignored/u,
    ],
    [
      'under the name `defaultConfig`',
      commandLine,
      /cache\.buildDependencies\.defaultConfig\.push\(normalizeConfigPath\(oneOfConfigPath\)\)/u,
    ],
    [
      "So are webpack's own files",
      defaults,
      /"defaultWebpack",\s+\[\s+\{\s+dependency: path\.resolve\(__dirname, "\.\."\) \+ path\.sep,/u,
    ],
    [
      'webpack logs a warning and stores nothing',
      pack,
      /logger\.warn\(`Caching failed for pack: \$\{err\}`\)/u,
    ],
    [
      'End the path of a folder with a slash',
      fileInfo,
      /\? \/\[\\\\\/\]\$\/\.test\(path\)\s+\? RBDT_RESOLVE_DIRECTORY/u,
    ],
    [
      'webpack adds each loader that has run',
      'webpack/lib/module/NormalModule.js',
      /for \(const loader of this\.loaders\) \{[\s\S]{0,200}buildDependencies\.add\(loader\.loader\);/u,
    ],
    [
      'stores the modules it has built, but not yet the list',
      compiler,
      /shouldEmit\.call\(compilation\) === false\) \{(?:(?!storeBuildDependencies)[\s\S]){0,280}return;/u,
    ],
    [
      'The list is complete from the first successful build on',
      compiler,
      /this\.cache\.storeBuildDependencies\(\s*compilation\.buildDependencies,/u,
    ],
    [
      'The name means nothing to webpack',
      applied,
      /const list = cacheOptions\.buildDependencies\[key\];\s+new AddBuildDependenciesPlugin\(/u,
    ],
    [
      '`defaultWebpack` is for webpack itself',
      defaults,
      /"defaultWebpack",\s+\[\s+\{\s+dependency: path\.resolve\(__dirname, "\.\."\)/u,
    ],
    [
      "`true` for a file that doesn't have to exist",
      'webpack/lib/cache/AddBuildDependenciesPlugin.js',
      /if \(optional\) \{\s+compilation\.optionalBuildDependencies\.add\(dependency\);/u,
    ],
    [
      'Its appearance or removal then counts as a change',
      'webpack/lib/cache/AddBuildDependenciesPlugin.js',
      /if \(optional\) \{[\s\S]{0,90}compilation\.missingDependencies\.add\(dependency\);/u,
    ],
    [
      'a missing required dependency would keep the cache',
      'webpack/lib/cache/AddBuildDependenciesPlugin.js',
      /if \(optional\) \{\s+compilation\.optionalBuildDependencies\.add\(dependency\);/u,
    ],
    [
      'The folder for the caches of all names, as an absolute path',
      schema,
      /"cacheDirectory": \{\s+"description": "[^"]+",\s+"type": "string",\s+"absolutePath": true/u,
    ],
    [
      'webpack looks for the nearest `package.json`, starting in the working',
      defaults,
      /const cwd = process\.cwd\(\);[\s\S]{0,150}path\.join\(dir, "package\.json"\)\)\.isFile\(\)\) break;/u,
    ],
    [
      'uses `node_modules/.cache/webpack` next to it',
      defaults,
      /path\.resolve\(dir, "node_modules\/\.cache\/webpack"\)/u,
    ],
    [
      "With Yarn Plug'n'Play, the folder is `.yarn/.cache/webpack`",
      defaults,
      /process\.versions\.pnp === "3"\) \{\s+return path\.resolve\(dir, "\.yarn\/\.cache\/webpack"\)/u,
    ],
    [
      "without a `package.json`, it's `.cache/webpack`",
      defaults,
      /if \(!dir\) \{\s+return path\.resolve\(cwd, "\.cache\/webpack"\)/u,
    ],
    [
      '`index.pack` lists what is stored',
      pack,
      /filename: `\$\{cacheLocation\}\/index\$\{this\._extension\}`/u,
    ],
    [
      'The folder of this one cache, as an absolute path',
      schema,
      /"cacheLocation": \{\s+"description": "[^"]+",\s+"type": "string",\s+"absolutePath": true/u,
    ],
    [
      '`cacheDirectory` and `name` combined',
      defaults,
      /\(cache\.cacheDirectory\),[^;]{0,90}\*\/ \(cache\.name\)/u,
    ],
    [
      'the other two options have no effect on the path',
      defaults,
      /F\(cache, "cacheLocation", \(\) =>\s+path\.resolve\([\s\S]{0,90}\(cache\.cacheDirectory\),/u,
    ],
    [
      'The mode is no longer part of the path',
      defaults,
      /\/ \(cache\.name\)\s+\)\s+\);\s+D\(cache, "hashAlgorithm"/u,
    ],
    [
      'everything it refers to are unchanged',
      schema,
      /"Additionally cache computation of modules that are unchanged and reference only unchanged modules\."/u,
    ],
    [
      'webpack 5.112 validates this option, then ignores',
      normalization,
      /type: "memory",\s+maxGenerations: cache\.maxGenerations\s+\};/u,
    ],
    [
      'in development, it turns this behavior on',
      defaults,
      /D\(cache, "cacheUnaffected", development && cacheUnaffected\);/u,
    ],
    [
      'Compresses the cache files with gzip, Brotli or Zstandard',
      schema,
      /"enum": \[false, "gzip", "brotli", "zstd"\]/u,
    ],
    [
      'Each method has its own file extension',
      pack,
      /\? "\.pack\.br"\s+: compression === "gzip"\s+\? "\.pack\.gz"/u,
    ],
    [
      "webpack 5.112 accepts the value but doesn't use",
      pack,
      /createFileSerializer\(\s+fs,[^)]+\*\/\s+\(compiler\.options\.output\.hashFunction\)/u,
    ],
    [
      'waits after a build before it writes the cache',
      idle,
      /hooks\.beginIdle\.tap\([\s\S]{0,1400}idleTimer = setTimeout\(/u,
    ],
    [
      'if no other build starts in the meantime',
      idle,
      /hooks\.endIdle\.tap\([\s\S]{0,120}if \(idleTimer\) \{\s+clearTimeout\(idleTimer\);/u,
    ],
    [
      'a single build writes everything when the compiler is closed',
      idle,
      /hooks\.shutdown\.tapPromise\([\s\S]{0,500}promises = jobs\.map\(\(fn\) => fn\(\)\);/u,
    ],
    [
      "results that haven't been written are lost",
      idle,
      /pendingIdleTasks\.set\(identifier, \(\) =>\s+strategy\.store\(identifier, etag, data\)/u,
    ],
    [
      'took more than twice as long as storing usually does',
      idle,
      /isLargeChange = timeSpendInBuild > avgTimeSpendInStore \* 2;/u,
    ],
    ['The wait before a process stores its cache for', idle, /let isInitialStore = true;/u],
    [
      '`0` writes its results as soon as',
      'webpack/lib/cache/IdleFileCachePlugin.js',
      /isInitialStore \? idleTimeoutForInitialStore : Infinity,/u,
    ],
    ['counts the first build as a large change', idle, /let avgTimeSpendInStore = 0;/u],
    [
      'a value above `idleTimeout` or `idleTimeoutAfterLargeChanges` has no effect',
      idle,
      /isLargeChange \? idleTimeoutAfterLargeChanges : Infinity,\s+idleTimeout\s+\)/u,
    ],
    [
      "The log announces the first store with this option's value",
      idle,
      /cache will be persisted in \$\{\s*idleTimeoutForInitialStore \/ 1000\s*\}s/u,
    ],
    [
      'This is the message for the default value',
      defaults,
      /"idleTimeoutForInitialStore", 5000\);/u,
    ],
    [
      'webpack 5.112 accepts the option in `cache`',
      pack,
      /immutablePaths: snapshot\.immutablePaths,/u,
    ],
    [
      'webpack 5.112 accepts the option without reading it',
      pack,
      /managedPaths: snapshot\.managedPaths,/u,
    ],
    [
      "unused before it's dropped from the disk",
      pack,
      /now - info\.lastAccess > this\.maxAge/u,
      'cache.maxAge',
    ],
    [
      'webpack drops the parts in which all entries are that old',
      pack,
      /now - info\.lastAccess <= this\.maxAge\) \{\s+expired = false;/u,
    ],
    [
      'from the part that contains the oldest one',
      pack,
      /info\.lastAccess < oldest\.lastAccess\) \{\s+oldest = info;/u,
    ],
    ['checks only some of the entries after each build', memory, /if \(i-- === 0\) break;/u],
    ['up to twice this number of builds', memory, /i = \(cache\.size \/ maxGenerations\) \| 0;/u],
    [
      '`Infinity` keeps everything as long as the process runs',
      applied,
      /isFinite\(cacheOptions\.maxGenerations\)\) \{[\s\S]{0,400}\} else \{[\s\S]{0,200}new MemoryCachePlugin\(\)/u,
    ],
    ['With `2` or less, the module is built again', memory, /until: generation \+ maxGenerations/u],
    ['with `4` or more, it comes from the cache', memory, /until: generation \+ maxGenerations/u],
    ['with `3`, either can happen', memory, /until: generation \+ maxGenerations/u],
    [
      'Results that are dropped from memory are still on disk',
      idle,
      /hooks\.get\.tapPromise\(\s+\{ name: PLUGIN_NAME, stage: Cache\.STAGE_DISK \}/u,
    ],
    ['Nothing', applied, /\} else if \(cacheOptions\.maxMemoryGenerations !== 0\) \{/u, '0'],
    ['Results that the last build needed', memory, /until: generation \+ maxGenerations/u, '1'],
    [
      'All results that were ever needed',
      applied,
      /if \(!Number\.isFinite\(cacheOptions\.maxMemoryGenerations\)\) \{/u,
    ],
    [
      'In development, the number is already low',
      defaults,
      /D\(cache, "maxMemoryGenerations", development \? 5 : Infinity\);/u,
    ],
    [
      'In production, everything is kept',
      defaults,
      /D\(cache, "maxMemoryGenerations", development \? 5 : Infinity\);/u,
    ],
    [
      'webpack 5.112 takes the value from `experiments.cacheUnaffected`',
      normalization,
      /^(?![\s\S]*memoryCacheUnaffected)/u,
    ],
    [
      'which becomes the folder below `cacheDirectory`',
      defaults,
      /\(cache\.cacheDirectory\),[^;]{0,90}\*\/ \(cache\.name\)/u,
    ],
    ['the name of the configuration and the mode, as in', defaults, /: `\$\{name\}-\$\{mode\}`/u],
    [
      'reading or writing it took less than a millisecond',
      pack,
      /if \(duration > 1\) \{\s+if \(duration > 500\) \{/u,
    ],
    [
      'takes the others from the cache',
      pack,
      /restore\(identifier, etag\) \{\s+return this\._getPack\(\)/u,
    ],
    [
      'written together when the compiler is idle or closed',
      idle,
      /compiler\.cache\.hooks\.shutdown\.tapPromise\(/u,
    ],
    [
      'Results are stored on disk as well',
      applied,
      /case "pack": \{[\s\S]{0,260}new IdleFileCachePlugin\(/u,
    ],
    [
      "the old content isn't used and is replaced",
      pack,
      /version doesn't match\.`\s+\);\s+return;/u,
    ],
    [
      'already watch their own values',
      'webpack/lib/define/DefinePlugin.js',
      /buildInfo\.valueDependencies\.set\(VALUE_DEP_MAIN, mainValue\);/u,
    ],
    [
      'Paths are part of the cache',
      'webpack/lib/module/NormalModule.js',
      /identifier\(\) \{[\s\S]{0,90}return this\.request;/u,
    ],
    [
      'It counts modules that were built',
      'webpack/lib/performance/CacheEffectivenessPlugin.js',
      /if \(compilation\.builtModules\.has\(module\)\) rebuilt\+\+;/u,
    ],
    [
      'what prevents other modules from being cached at all',
      'webpack/lib/performance/CacheEffectivenessPlugin.js',
      /if \(buildInfo\.cacheable !== false\) continue;/u,
    ],
    ['`No pack exists at`', pack, /logger\.debug\(\s*`No pack exists at \$\{cacheLocation\}/u],
    [
      'of the configuration and the mode',
      pack,
      /`No pack exists at \$\{cacheLocation\}/u,
      'No pack exists at',
    ],
    ['as in `default-production`', defaults, /DEFAULT_CACHE_NAME = "default";/u],
    [
      'the last part of the name is the position',
      defaults,
      /__compiler\$\{compilerIndex \+ 1\}__`/u,
    ],
    [
      'or to read from a file that was written with `profile`',
      pack,
      /if \(read\(\)\) \{\s+this\.map = read\(\);\s+\} else if \(profile\) \{/u,
    ],
    [
      'Anything that takes longer than a millisecond appears',
      pack,
      /if \(duration > 1\) \{\s+if \(duration > 100\) \{/u,
    ],
    [
      'reads are logged as warnings from',
      pack,
      /else if \(duration > 20\) \{\s+logger\.warn\(`Deserialization of/u,
    ],
    [
      'at the `log` level even without `profile`',
      pack,
      /logger\.time\("restore cache container"\);/u,
    ],
    [
      'webpack reads the cache but stores nothing',
      pack,
      /store\(identifier, etag, data\) \{\s+if \(this\.readonly\) return Promise\.resolve\(\);/u,
    ],
    ["At present, `'pack'` is the only value", schema, /"enum": \["pack"\]/u],
    ['splits files that are only partly in use', pack, /if \(used > 0 && used < total\) \{/u],
    ['`type` is required', schema, /"MemoryCacheOptions": \{[\s\S]{0,900}"required": \["type"\]/u],
    [
      'the process may end before anything is stored',
      idle,
      /idleTimeoutAfterLargeChanges : Infinity,\s+idleTimeout\s+\)\s+\);\s+idleTimer\.unref\(\);/u,
    ],
    [
      'A string that is stored with the cache and compared',
      pack,
      /if \(packContainer\.version !== version\) \{/u,
    ],
    [
      'different version is reported at the `log` level',
      pack,
      /logger\.log\(\s*`Restored pack from [^`]+, but version doesn't match\.`/u,
    ],
    [
      'A production build compares contents if the times differ',
      defaults,
      /"module", \(\) =>\s+production \? \{ timestamp: true, hash: true \}/u,
    ],
    [
      'for `import()` with an expression are created again',
      defaults,
      /"contextModule", \(\) => \(\{ timestamp: true \}\)\);/u,
    ],
    [
      'In other modes, webpack compares only the times',
      defaults,
      /F\(snapshot, "resolve", \(\) =>\s+production \? \{[^}]+\} : \{ timestamp: true \}/u,
    ],
    [
      "They're compared by content in every mode",
      defaults,
      /F\(snapshot, "buildDependencies", \(\) => \(\{ timestamp: true, hash: true \}\)\);/u,
    ],
    [
      'although the rest came from the cache',
      'webpack/lib/performance/CacheEffectivenessPlugin.js',
      /warmRebuild = rebuilt > 0 && rebuilt < total;/u,
    ],
    [
      "`but version doesn't match`",
      pack,
      /logger\.log\(\s*`Restored pack from [^`]+, but version doesn't match\.`/u,
    ],
    [
      '`but build dependencies have changed`',
      pack,
      /if \(!valid\) \{\s+logger\.log\(\s*`[^`]+, but build dependencies have changed\.`/u,
    ],
    [
      'or of a file that it imports, has changed',
      fileInfo,
      /for \(const child of module\.children\) \{\s+const childPath = child\.filename;/u,
    ],
    [
      '`build dependencies resolve to different locations`',
      pack,
      /but build dependencies resolve to different locations\.`/u,
    ],
    [
      'or an optional file has appeared',
      pack,
      /but build dependencies resolve to different locations\./u,
    ],
    ["so development and production don't interfere", defaults, /: `\$\{name\}-\$\{mode\}`/u],
    ['`Caching failed for pack`', pack, /logger\.warn\(`Caching failed for pack: \$\{err\}`\)/u],
    [
      '`Pack got invalid because of write to`',
      pack,
      /`Pack got invalid because of write to: \$\{identifier\}`/u,
    ],
    ['something new will be stored after this build', pack, /if \(!pack\.invalid\) return;/u],
    [
      'the versions of packages in `node_modules` by itself',
      fileInfo,
      /`\$\{data\.name \|\| ""\}@\$\{data\.version \|\| ""\}`/u,
    ],
    ['A shorter wait after large changes', defaults, /"idleTimeoutAfterLargeChanges", 1000\);/u],
    [
      'compares the version of a package rather than the modification time',
      fileInfo,
      /`\$\{data\.name \|\| ""\}@\$\{data\.version \|\| ""\}`/u,
    ],
    [
      'and some that were last needed up to twice as many builds',
      memory,
      /i = \(cache\.size \/ maxGenerations\) \| 0;/u,
    ],
    [
      'Without `type`, webpack stops with an error',
      schema,
      /"FileCacheOptions": \{[\s\S]{0,9000}"required": \["type"\]/u,
    ],
    [
      'Three conditions decide whether webpack accepts a restored cache',
      pack,
      /if \(buildSnapshotValid && resolveValid\) \{/u,
    ],
    [
      'a package in `node_modules` that is patched but keeps its version',
      fileInfo,
      /`\$\{data\.name \|\| ""\}@\$\{data\.version \|\| ""\}`/u,
    ],
    [
      '`version` differs from that of the last build',
      pack,
      /if \(packContainer\.version !== version\) \{/u,
    ],
    [
      'because `snapshot` considers their files changed',
      'webpack/lib/module/NormalModule.js',
      /fileSystemInfo\.checkSnapshotValid\(snapshot, \(err, valid\) => \{/u,
    ],
    [
      'a hint about individual modules, new in 5.110',
      schema,
      /"cacheEffectiveness": \{[^}]+"added": "5\.110\.0"/u,
    ],
    [
      'calls `this.cacheable(false)` unnecessarily',
      'webpack/lib/module/NormalModule.js',
      /if \(!cacheable\) return callback\(null, true\);/u,
    ],
    [
      'the number of builds that an entry may go unused',
      memory,
      /until: generation \+ maxGenerations/u,
    ],
    [
      'After the project has moved to another folder, everything is built again',
      'webpack/lib/module/NormalModule.js',
      /identifier\(\) \{[\s\S]{0,90}return this\.request;/u,
    ],
    [
      'parsed modules, generated code, resolved paths and minimized files',
      'webpack/lib/cache/ResolverCachePlugin.js',
      /compiler\.resolverFactory\.hooks\.resolver\.intercept\(/u,
    ],
    [
      'A fresh checkout gives each file a new modification time',
      defaults,
      /"module", \(\) =>\s+production \? \{ timestamp: true, hash: true \}/u,
    ],
    [
      'files in `buildDependencies`, and everything else in `version`',
      pack,
      /if \(packContainer\.version !== version\) \{/u,
    ],
    [
      'so list `import.meta.filename` yourself',
      commandLine,
      /cache\.buildDependencies\.defaultConfig\.push\(normalizeConfigPath\(oneOfConfigPath\)\)/u,
    ],
    [
      'Plugins need none either',
      fileInfo,
      /for \(const child of module\.children\) \{\s+const childPath = child\.filename;/u,
    ],
    [
      'each build overwrites results that the other needs',
      defaults,
      /F\(cache, "cacheLocation", \(\) =>\s+path\.resolve\([\s\S]{0,90}\(cache\.cacheDirectory\),/u,
    ],
    [
      'the results of a series of quick edits are written once',
      idle,
      /hooks\.endIdle\.tap\([\s\S]{0,120}if \(idleTimer\) \{\s+clearTimeout\(idleTimer\);/u,
    ],
    ['Set `snapshot.immutablePaths` instead', pack, /immutablePaths: snapshot\.immutablePaths,/u],
    ['Set `snapshot.managedPaths` instead', pack, /managedPaths: snapshot\.managedPaths,/u],
    ["counted in builds that didn't need them", memory, /until: generation \+ maxGenerations/u],
    [
      'is read from the disk when it is needed again',
      idle,
      /hooks\.get\.tapPromise\(\s+\{ name: PLUGIN_NAME, stage: Cache\.STAGE_DISK \}/u,
      '1',
    ],
    [
      'Each rebuild reads from the disk',
      applied,
      /\} else if \(cacheOptions\.maxMemoryGenerations !== 0\) \{/u,
      '0',
    ],
    [
      'Results are kept as long as the process runs',
      applied,
      /isFinite\(cacheOptions\.maxGenerations\)\) \{[\s\S]{0,400}\} else \{[\s\S]{0,200}new MemoryCachePlugin\(\)/u,
    ],
    [
      'had two `restore cache content` lines',
      pack,
      /timeMessage = `restore cache content \$\{lazyName\}/u,
    ],
    [
      'an object without it fails validation',
      schema,
      /"MemoryCacheOptions": \{[\s\S]{0,900}"required": \["type"\]/u,
    ],
    ['Entries share files, so there are few files', pack, /MIN_ITEMS_IN_FRESH_PACK = 100;/u],
    [
      'that includes files with a new modification time but the same content',
      defaults,
      /production \? \{ timestamp: true, hash: true \} : \{ timestamp: true \}/u,
    ],
    [
      'since webpack uses only the parts that it considers valid',
      'webpack/lib/module/NormalModule.js',
      /fileSystemInfo\.checkSnapshotValid\(snapshot, \(err, valid\) => \{/u,
    ],
    [
      'save `node_modules/.cache/webpack` separately',
      defaults,
      /path\.resolve\(dir, "node_modules\/\.cache\/webpack"\)/u,
    ],
    [
      'webpack checks your source files and',
      'webpack/lib/fs/FileSystemInfo.js',
      /`\$\{data\.name \|\| ""\}@\$\{data\.version \|\| ""\}`/u,
    ],
    [
      'because it has errors in production mode',
      'webpack/lib/Compiler.js',
      /shouldEmit\.call\(compilation\) === false\) \{(?:(?!storeBuildDependencies)[\s\S]){0,280}return;/u,
    ],
    [
      'and `defaultConfig` is for webpack-cli',
      'webpack-cli/lib/webpack-cli.js',
      /cache\.buildDependencies\.defaultConfig\.push\(normalizeConfigPath\(oneOfConfigPath\)\)/u,
    ],
    [
      'With webpack-cli, your configuration files are already included',
      'webpack-cli/lib/webpack-cli.js',
      /cache\.buildDependencies\.defaultConfig\.push\(normalizeConfigPath\(oneOfConfigPath\)\)/u,
    ],
    [
      "If a path doesn't exist",
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /logger\.warn\(`Caching failed for pack: \$\{err\}`\)/u,
    ],
    [
      'so if you change the method, you start with an empty cache',
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /\? "\.pack\.br"\s+: compression === "gzip"\s+\? "\.pack\.gz"/u,
    ],
    [
      'unless the edits count as a large change',
      'webpack/lib/cache/IdleFileCachePlugin.js',
      /isLargeChange = timeSpendInBuild > avgTimeSpendInStore \* 2;/u,
    ],
    [
      'A change is large when the builds since the cache',
      'webpack/lib/cache/IdleFileCachePlugin.js',
      /isLargeChange = timeSpendInBuild > avgTimeSpendInStore \* 2;/u,
    ],
    [
      'Each time the cache is stored',
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /now - info\.lastAccess <= this\.maxAge\) \{\s+expired = false;/u,
    ],
    [
      'It also drops the expired entries',
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /info\.lastAccess < oldest\.lastAccess\) \{\s+oldest = info;/u,
    ],
    [
      'Time in milliseconds that an entry may go',
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /now - info\.lastAccess > this\.maxAge/u,
    ],
    [
      'Results that were needed within this number of builds',
      'webpack/lib/cache/MemoryWithGcCachePlugin.js',
      /i = \(cache\.size \/ maxGenerations\) \| 0;/u,
    ],
    [
      'and ignores the one that you set here',
      'webpack/lib/config/normalization.js',
      /^(?![\s\S]*memoryCacheUnaffected)/u,
    ],
    [
      'Measures how long each value takes to write',
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /if \(read\(\)\) \{\s+this\.map = read\(\);\s+\} else if \(profile\) \{/u,
    ],
    [
      'at a level that rises with the time',
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /else if \(duration > 20\) \{\s+logger\.warn\(`Deserialization of/u,
    ],
    [
      'entries are collected while webpack builds',
      'webpack/schemas/WebpackOptions.json',
      /"enum": \["pack"\]/u,
    ],
    [
      'for later processes, with a cache in memory in front',
      'webpack/lib/config/WebpackOptionsApply.js',
      /!Number\.isFinite\(cacheOptions\.maxMemoryGenerations\)\) \{[\s\S]{0,250}new MemoryCachePlugin\(\)/u,
    ],
    [
      'A package that the build depends on was found in a different place',
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /but build dependencies resolve to different locations\./u,
    ],
    [
      'The content of a file in `buildDependencies`',
      'webpack/lib/fs/FileSystemInfo.js',
      /for \(const child of module\.children\) \{\s+const childPath = child\.filename;/u,
    ],
    [
      'even if the actual wait is shorter',
      'webpack/lib/cache/IdleFileCachePlugin.js',
      /cache will be persisted in \$\{\s*idleTimeoutForInitialStore \/ 1000\s*\}s/u,
    ],
    [
      'Time in milliseconds that webpack',
      'webpack/lib/cache/IdleFileCachePlugin.js',
      /hooks\.beginIdle\.tap\([\s\S]{0,1400}idleTimer = setTimeout\(/u,
    ],
    [
      'builds this module again',
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /restore\(identifier, etag\) \{\s+return this\._getPack\(\)/u,
    ],
    [
      'with the same restriction',
      'webpack/lib/config/normalization.js',
      /^(?![\s\S]*memoryCacheUnaffected)/u,
    ],
    [
      'The same absolute path',
      'webpack/lib/module/NormalModule.js',
      /identifier\(\) \{[\s\S]{0,90}return this\.request;/u,
    ],
    [
      'Comparison by content',
      defaults,
      /"module", \(\) =>\s+production \? \{ timestamp: true, hash: true \}/u,
    ],
    ['Unchanged build dependencies', pack, /if \(buildSnapshotValid && resolveValid\) \{/u],
    [
      'So a production build starts from scratch each time',
      defaults,
      /development \? \{ type: [^:]*\("memory"\) \} : false/u,
    ],
    [
      'as lists of files, folders or packages',
      schema,
      /"buildDependencies": \{[^}]+"additionalProperties": \{\s+"description": "[^"]+",\s+"type": "array"/u,
    ],
  ]),
  ...measured('configuration/cache', 'with `0`, there were at least two in every rebuild'),
  ...measured('configuration/cache', '39 kB', '9.5 kB', '9.4 kB', '9.1 kB'),
];
