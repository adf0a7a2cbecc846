import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, commandLine, defaults, normalization, schema, validated } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/other-options', [
    [
      'The value of `define.amd` and `require.amd`',
      'webpack/lib/dependencies/amd/AMDPlugin.js',
      /tapOptionsHooks\("define\.amd", "define", \(\) => \["amd"\]\);\s*tapOptionsHooks\("require\.amd"/u,
    ],
    ['`false` turns AMD off altogether', applied, /if \(options\.amd !== false\) \{/u],
    [
      'set `parser.amd` in a rule instead',
      'webpack/lib/dependencies/amd/AMDPlugin.js',
      /if \(parserOptions\.amd !== undefined && !parserOptions\.amd\) return;/u,
    ],
    [
      "Ends the build at the first import that webpack can't resolve",
      'webpack/lib/Compilation.js',
      /if \(err && this\.bail\) \{/u,
    ],
    [
      'with its stack and exits with code 2',
      commandLine,
      /return \(error, stats\) => \{\s+if \(error\) \{\s+this\.logger\.error\(error\);\s+process\.exit\(2\);/u,
    ],
    [
      'By default, a missing file is reported with all other errors',
      'webpack/lib/Compilation.js',
      /this\.bail = \(options && options\.bail\) \|\| false;/u,
    ],
    [
      'Names of configurations that have to be built before',
      'webpack/lib/MultiCompiler.js',
      /dependencies\.every\(isDependencyFulfilled\)/u,
    ],
    [
      'In watch mode, the server is also rebuilt after the page',
      'webpack/lib/MultiCompiler.js',
      /for \(const child of node\.children\) \{\s*nodeInvalidFromParent\(child\);/u,
    ],
    [
      "A name that doesn't exist, or a cycle",
      'webpack/lib/MultiCompiler.js',
      /`Compiler dependency \\`\$\{m\}\\` not found\.`/u,
    ],
    [
      'makes webpack fail before anything is built',
      'webpack/lib/MultiCompiler.js',
      /lines\.unshift\("Circular dependency found in compiler dependencies\."\);/u,
    ],
    [
      'Drops matching warnings',
      'webpack/lib/diagnostics/IgnoreWarningsPlugin.js',
      /!this\._ignorePattern|hooks\.processWarnings\.tap\(/u,
    ],
    ['an object, or a function', schema, /"IgnoreWarnings": \{/u],
    [
      'An object matches if all of its keys do',
      normalization,
      /if \(i\.message && !i\.message\.test\(warning\.message\)\) \{\s*return false;/u,
    ],
    [
      'An object without keys matches nothing',
      normalization,
      /if \(!i\.message && !i\.module && !i\.file\) return false;/u,
    ],
    [
      "tested against the warning's text without the lines",
      normalization,
      /if \(i\.message && !i\.message\.test\(warning\.message\)\) \{/u,
    ],
    [
      'tested against the readable name of the module',
      normalization,
      /!i\.module\.test\(\s*[^)]*\(warning\)\.module\.readableIdentifier\(/u,
    ],
    [
      'Warnings that belong to no module never match',
      normalization,
      /i\.module &&\s*\(!\([^)]*\(warning\)\.module\) \|\|/u,
    ],
    [
      'A glob matches at any depth of the path',
      normalization,
      /typeof i\.file === "string"\s*\? getCreatePathGlobRegExp\(\)\(i\.file\)/u,
    ],
    [
      'Adds properties to the loader context of every loader',
      'webpack/lib/module/NormalModule.js',
      /Object\.assign\(loaderContext, options\.loader\);/u,
    ],
    [
      'webpack itself adds `target` and `environment`',
      defaults,
      /D\(loader, "environment", environment\);/u,
    ],
    [
      "and becomes part of a persistent cache's name",
      defaults,
      /name: name \|\| DEFAULT_CACHE_NAME,/u,
    ],
    [
      'How many modules webpack resolves and builds at the same time',
      'webpack/lib/Compilation.js',
      /parallelism: options\.parallelism \|\| 100,/u,
    ],
    [
      'Measures each module',
      'webpack/lib/Compilation.js',
      /currentProfile = this\.profile \? new ModuleProfile\(\) : undefined;/u,
    ],
    [
      'webpack reads no records',
      normalization,
      /config\.recordsInputPath !== undefined\s*\? config\.recordsInputPath/u,
    ],
    [
      'even if `recordsPath` is set',
      normalization,
      /config\.recordsInputPath !== undefined\s*\? config\.recordsInputPath/u,
    ],
    [
      'With `false`, webpack writes no records',
      'webpack/lib/Compiler.js',
      /\} else if \(this\.recordsOutputPath\) \{\s*this\._emitRecords\(callback\);/u,
    ],
    [
      'The absolute path, or `file:` URL',
      normalization,
      /recordsInputPath: optionalFileUrlToPath\(/u,
    ],
    [
      'The file is both input and output, unless',
      normalization,
      /config\.recordsOutputPath !== undefined\s*\? config\.recordsOutputPath\s*: config\.recordsPath/u,
    ],
    [
      "`named` ids aren't recorded at all",
      'webpack/lib/ids/RecordIdsPlugin.js',
      /if \(typeof moduleId !== "number"\) continue;/u,
    ],
    [
      'because records turn on `optimization.portableRecords`',
      defaults,
      /D\(optimization, "portableRecords", records\);/u,
    ],
    [
      'With both, webpack looks at the timestamp first',
      'webpack/lib/fs/FileSystemInfo.js',
      /tsh,\s*false\s*\)\s*\) \{\s*processFileHashSnapshot\(path, tsh && tsh\.hash\);/u,
    ],
    [
      'With neither, timestamps are used',
      'webpack/lib/fs/FileSystemInfo.js',
      /mode = options && options\.hash \? \(options\.timestamp \? 3 : 2\) : 1;/u,
    ],
    [
      'A section that you set replaces its default as a whole',
      defaults,
      /F\(snapshot, "module", \(\) =>/u,
    ],
    [
      'webpack takes no snapshot of files there at all',
      'webpack/lib/fs/FileSystemInfo.js',
      /classificationCache\.set\(path, 1\);\s*managedSet\.add\(path\);\s*return true;/u,
    ],
    [
      "For Yarn's Plug'n'Play, webpack finds the folder itself",
      defaults,
      /A\(snapshot, "immutablePaths", \(\) => \{\s*if \(process\.versions\.pnp === "1"\)/u,
    ],
    [
      "webpack compares `name` and `version` in the package's `package.json`",
      'webpack/lib/fs/FileSystemInfo.js',
      /`\$\{data\.name \|\| ""\}@\$\{data\.version \|\| ""\}`/u,
    ],
    [
      'the `node_modules` folder that contains webpack itself',
      defaults,
      /\/\^\(\.\+\?\[\\\\\/\]node_modules\[\\\\\/\]\)\/\.exec\(\s+require\.resolve\("watchpack"\)/u,
    ],
    [
      'its source, and what its loaders have read',
      'webpack/lib/module/NormalModule.js',
      /createSnapshot\(\s*startTime,\s*fileDependencies,\s*contextDependencies,\s*missingDependencies,/u,
    ],
    [
      'and loader options while the loaders run',
      'webpack/lib/module/NormalModule.js',
      /if \(schema && compilation\.options\.validate\) \{/u,
    ],
    [
      'the check is off in production',
      defaults,
      /F\(options, "validate", \(\) => !\(futureDefaults === true && production\)\);/u,
    ],
    [
      'brings back only the check of plugin and loader options',
      validated,
      /futureDefaults === true &&\s*\(options\.mode === "production" \|\| !options\.mode\)/u,
    ],
    [
      'Hashes stay the same after a checkout',
      'webpack/lib/fs/FileSystemInfo.js',
      /hash\.update\([^;]+\(content\)\);\s+const digest = hash\.digest\("hex"\);/u,
    ],
    [
      'which costs one lookup in the file system',
      'webpack/lib/fs/FileSystemInfo.js',
      /this\.fs\.stat\(path, \(err, _stat\) => \{/u,
    ],
    [
      'of the content, which costs reading the file',
      'webpack/lib/fs/FileSystemInfo.js',
      /hash\.update\([^;]+\(content\)\);\s+const digest = hash\.digest\("hex"\);/u,
    ],
    [
      'Compares the content of the sources',
      'webpack/lib/fs/FileSystemInfo.js',
      /hash\.update\([^;]+\(content\)\);\s+const digest = hash\.digest\("hex"\);/u,
    ],
    [
      'Compares the timestamps of the sources',
      'webpack/lib/fs/FileSystemInfo.js',
      /if \(snap\.timestamp !== undefined && c\.timestamp !== snap\.timestamp\) \{/u,
    ],
    [
      'Compares the content of all files in the folder',
      'webpack/lib/fs/FileSystemInfo.js',
      /fromFile: \(file, stat, callback\) =>\s+this\.getFileHash\(file, \(err, hash\) => \{/u,
    ],
    [
      'Compares the content of these files, mostly `package.json`',
      defaults,
      /F\(snapshot, "resolve", \(\) =>\s+production \? \{ timestamp: true, hash: true \}/u,
    ],
    [
      '`{ hash: true }` means only hashes',
      'webpack/lib/fs/FileSystemInfo.js',
      /mode = options && options\.hash \? \(options\.timestamp \? 3 : 2\) : 1;/u,
    ],
    [
      'Together with `hash`, content is read only where',
      'webpack/lib/fs/FileSystemInfo.js',
      /tsh,\s*false\s*\)\s*\) \{\s*processFileHashSnapshot\(path, tsh && tsh\.hash\);/u,
    ],
    [
      'Compares the timestamps of these files first',
      'webpack/lib/fs/FileSystemInfo.js',
      /tsh,\s*false\s*\)\s*\) \{\s*processFileHashSnapshot\(path, tsh && tsh\.hash\);/u,
    ],
    [
      'webpack determines again which files belong to the build',
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /if \(buildSnapshotValid && resolveValid\) \{/u,
    ],
    [
      'drops the cache if the answer differs',
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /build dependencies resolve to different locations/u,
    ],
    [
      'a misspelled option silently has no effect',
      schema,
      /"title": "WebpackOptions",\s+"description": "[^"]+",\s+"type": "object",\s+"additionalProperties": false,/u,
    ],
    [
      "doesn't notice a change there until you delete the cache",
      'webpack/lib/fs/FileSystemInfo.js',
      /classificationCache\.set\(path, 1\);\s*managedSet\.add\(path\);\s*return true;/u,
    ],
    [
      'The times are added to the modules in stats',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.profile = factory\.create\(/u,
    ],
    [
      'and a summary is logged',
      'webpack/lib/Compilation.js',
      /const logNormalSummary = \(category, getDuration, getParallelism\) => \{/u,
    ],
    [
      'it counts as a CommonJS `require` with a computed path',
      'webpack/lib/dependencies/commonjs/CommonJsImportsParserPlugin.js',
      /CommonJsRequireContextDependency,/u,
    ],
    [
      'The file that records are written to after a build',
      'webpack/lib/Compiler.js',
      /\} else if \(this\.recordsOutputPath\) \{\s*this\._emitRecords\(callback\);/u,
    ],
    [
      'The file that records are read from',
      'webpack/lib/Compiler.js',
      /\.stat\(this\.recordsInputPath, \(err\) => \{/u,
    ],
    [
      'makes the paths in the file relative',
      applied,
      /portableIds: options\.optimization\.portableRecords/u,
    ],
    [
      'is off, which already prevents that',
      defaults,
      /D\(optimization, "emitOnErrors", !production\);/u,
    ],
    ['You can override both properties', defaults, /D\(loader, "environment", environment\);/u],
    [
      "they aren't printed or counted and don't fail a build",
      'webpack/lib/diagnostics/IgnoreWarningsPlugin.js',
      /hooks\.processWarnings\.tap\(/u,
    ],
    [
      'A function gets the warning object and the compilation',
      'webpack/lib/diagnostics/IgnoreWarningsPlugin.js',
      /ignore\(warning, compilation\)/u,
    ],
    [
      'begin it with `./` to make it relative to `context`',
      'webpack/lib/util/globUtils.js',
      /slashIdx === -1 \? 0 : slashIdx \+ 1;/u,
    ],
    [
      'If one of these files changes, the module is built again',
      'webpack/lib/module/NormalModule.js',
      /fileSystemInfo\.checkSnapshotValid\(snapshot, \(err, valid\) => \{/u,
    ],
    [
      'If one of them changes, the whole cache is dropped',
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /but build dependencies have changed\.`/u,
    ],
    [
      'If one of them changes, the request is resolved again',
      'webpack/lib/cache/ResolverCachePlugin.js',
      /if \(err \|\| !valid\) \{\s+cacheInvalidResolves\+\+;/u,
    ],
    [
      'The next build reads the file and assigns the same ids again',
      'webpack/lib/ids/RecordIdsPlugin.js',
      /compilation\.hooks\.reviveModules\.tap\(/u,
    ],
    [
      'In production, the `deterministic` ids are derived from names',
      defaults,
      /if \(production\) return "deterministic";\s+if \(development\) return "named";/u,
    ],
    [
      'files that make up the build itself',
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /this\.snapshot\.buildDependencies,/u,
    ],
    [
      'the folders behind `require.context()` and imports with an expression',
      'webpack/lib/context/ContextModule.js',
      /compilation\.options\.snapshot\.contextModule/u,
    ],
    [
      'the list of modules is created again',
      'webpack/lib/context/ContextModule.js',
      /fileSystemInfo\.checkSnapshotValid\(/u,
    ],
    [
      'the files that were checked while an `import` was being resolved',
      'webpack/lib/cache/ResolverCachePlugin.js',
      /snapshotOptions = compilation\.options\.snapshot\.resolve;/u,
    ],
    [
      'the files that were checked to find loaders, plugins',
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /this\.snapshot\.resolveBuildDependencies,/u,
    ],
    [
      'Compares the timestamps below the folder',
      'webpack/lib/fs/FileSystemInfo.js',
      /snap\.timestampHash !== undefined &&\s+c\.timestampHash !== snap\.timestampHash/u,
    ],
    [
      'tested against the file that a warning names',
      normalization,
      /typeof i\.file === "string"\s*\? getCreatePathGlobRegExp\(\)\(i\.file\)/u,
    ],
    [
      'Each dependency costs time, since builds',
      'webpack/lib/MultiCompiler.js',
      /dependencies\.every\(isDependencyFulfilled\)/u,
    ],
    [
      'test this configuration elsewhere, for instance with `npx webpack configtest`',
      commandLine,
      /name: "configtest \[config-path\]",/u,
    ],
    [
      'for the configuration itself, use `npx webpack configtest`',
      commandLine,
      /cmd\.context\.webpack\.validate\(config\.options\);/u,
    ],
    [
      '`define` stays in the output as you wrote it',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.amd !== false\) \{/u,
    ],
    [
      'and the build warns about the call',
      'webpack/lib/dependencies/commonjs/CommonJsImportsParserPlugin.js',
      /CommonJsRequireContextDependency,/u,
    ],
    [
      'the error goes to the callback of `compiler.run()`',
      'webpack/lib/Compilation.js',
      /if \(err && this\.bail\) \{/u,
    ],
    [
      "if it differs from the file they're written to",
      'webpack/lib/Compiler.js',
      /\.stat\(this\.recordsInputPath, \(err\) => \{/u,
    ],
    [
      'so a file that should only be read stays as it is',
      'webpack/lib/Compiler.js',
      /\} else if \(this\.recordsOutputPath\) \{\s*this\._emitRecords\(callback\);/u,
    ],
    [
      'and stay the same without a file',
      'webpack/lib/config/defaults.js',
      /if \(production\) return "deterministic";\s+if \(development\) return "named";/u,
    ],
    [
      'and at the content only if the timestamp differs',
      'webpack/lib/fs/FileSystemInfo.js',
      /tsh,\s*false\s*\)\s*\) \{\s*processFileHashSnapshot\(path, tsh && tsh\.hash\);/u,
    ],
    [
      'Items are absolute paths, regular expressions',
      'webpack/schemas/WebpackOptions.json',
      /A glob matching an immutable [^\n]+\s+"type": "string",[^}]{0,200}"added": "5\.112\.0"/u,
    ],
    [
      'instead of thousands of files',
      'webpack/lib/fs/FileSystemInfo.js',
      /`\$\{data\.name \|\| ""\}@\$\{data\.version \|\| ""\}`/u,
    ],
    [
      'If a file is added to or removed from the folder',
      'webpack/lib/context/ContextModule.js',
      /fileSystemInfo\.checkSnapshotValid\(/u,
    ],
    [
      'which is enough to notice that a file was added or removed',
      'webpack/lib/fs/FileSystemInfo.js',
      /snap\.timestampHash !== undefined &&\s+c\.timestampHash !== snap\.timestampHash/u,
    ],
    [
      "and places where a file could have been but wasn't",
      'webpack/lib/cache/ResolverCachePlugin.js',
      /snapshotOptions = compilation\.options\.snapshot\.resolve;/u,
    ],
    [
      "Checks the configuration and its plugins' options before a build",
      'webpack/lib/webpack.js',
      /futureDefaults === true &&\s*\(options\.mode === "production" \|\| !options\.mode\)/u,
    ],
    [
      'and a value of the wrong type causes an error later',
      'webpack/schemas/WebpackOptions.json',
      /"title": "WebpackOptions",\s+"description": "[^"]+",\s+"type": "object",\s+"additionalProperties": false,/u,
    ],
    [
      'Folders whose content never changes',
      'webpack/lib/fs/FileSystemInfo.js',
      /classificationCache\.set\(path, 1\);\s*managedSet\.add\(path\);\s*return true;/u,
    ],
    [
      'Exceptions to the two options above: packages in `node_modules`',
      'webpack/lib/fs/FileSystemInfo.js',
      /for \(const unmanagedPath of this\.unmanagedPathsRegExps\) \{\s*if \(unmanagedPath\.test\(path\)\) \{/u,
    ],
    [
      'if a file exports several',
      'webpack/lib/MultiCompiler.js',
      /dependencies\.every\(isDependencyFulfilled\)/u,
    ],
    [
      'how long it took to resolve, build, store',
      'webpack/lib/Compilation.js',
      /currentProfile = this\.profile \? new ModuleProfile\(\) : undefined;/u,
    ],
    [
      'selects the configuration on the command line',
      commandLine,
      /config\.options\.find\(\(options\) => options\.name === configName\)/u,
    ],
    [
      'is another option with the same name',
      'webpack/lib/MultiCompiler.js',
      /parallelism: options\.parallelism \|\| Infinity,/u,
    ],
    [
      'A regular expression needs a group that captures the folder',
      'webpack/lib/fs/FileSystemInfo.js',
      /getManagedPathFromMatch\(match\),/u,
    ],
    [
      'webpack treats packages like your own files',
      'webpack/lib/fs/FileSystemInfo.js',
      /for \(const managedPath of this\.managedPathsRegExps\) \{/u,
    ],
    [
      "it's why webpack doesn't notice if you edit a file",
      'webpack/lib/fs/FileSystemInfo.js',
      /`\$\{data\.name \|\| ""\}@\$\{data\.version \|\| ""\}`/u,
    ],
    [
      "as in a package manager's global cache",
      'webpack/lib/fs/FileSystemInfo.js',
      /classificationCache\.set\(path, 1\);\s*managedSet\.add\(path\);\s*return true;/u,
    ],
    [
      'so new timestamps after a checkout or an installation',
      defaults,
      /F\(snapshot, "buildDependencies", \(\) => \(\{ timestamp: true, hash: true \}\)\);/u,
    ],
    [
      'so reinstalling the same packages keeps the cache',
      defaults,
      /"resolveBuildDependencies", \(\) => \(\{\s+timestamp: true,\s+hash: true/u,
    ],
    [
      'because watching ends at the first typo in a path',
      'webpack/lib/watch/Watching.js',
      /if \(err\) return handleError\(err\);\s+const cbs = this\.callbacks;/u,
    ],
  ]),
  ...claimsOfPage('configuration/other-options', [
    [
      'or, since 5.112, globs',
      'webpack/schemas/WebpackOptions.json',
      /A glob matching an immutable [^\n]+\s+"type": "string",[^}]{0,200}"added": "5\.112\.0"/u,
    ],
    [
      'A glob, possible since 5.112,',
      'webpack/schemas/WebpackOptions.json',
      /A glob matching a managed [^\n]+\s+"type": "string",[^}]{0,200}"added": "5\.112\.0"/u,
    ],
  ]),
];
