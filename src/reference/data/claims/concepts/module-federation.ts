import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/module-federation', [
    [
      "it's loaded from another build at run time",
      'webpack/lib/container/RemoteModule.js',
      /new RemoteToExternalDependency\(this\.externalRequests\[0\]\)/u,
    ],
    [
      'loading the chunk includes loading the remote modules',
      'webpack/lib/container/RemoteRuntimeModule.js',
      /\}\.remotes = \$\{runtimeTemplate\.basicFunction\("chunkId, promises"/u,
    ],
    [
      'Once everything has arrived, the modules run synchronously',
      'webpack/lib/container/RemoteRuntimeModule.js',
      /"module\.exports = factory\(\);"/u,
    ],
    [
      'A container has two functions',
      'webpack/lib/container/ContainerEntryModule.js',
      /new StaticExportsDependency\(\["get", "init"\], false\)/u,
    ],
    [
      "It's called once, before the first module is requested",
      'webpack/lib/container/RemoteRuntimeModule.js',
      /initializeSharing\}, data\[0\], 0, external, onInitialized, first\)/u,
    ],
    [
      'returns a promise of a factory',
      'webpack/lib/container/ContainerEntryModule.js',
      /\}\)\}\.then\(\$\{runtimeTemplate\.returningFunction\(\s+runtimeTemplate\.returningFunction\(/u,
    ],
    [
      'Each exposed module becomes a chunk of its own',
      'webpack/lib/container/ContainerEntryModule.js',
      /for \(const \[name, options\] of this\._exposes\) \{\s+const block = new AsyncDependenciesBlock\(/u,
    ],
    [
      'The rest, with a dot in front, is the key',
      'webpack/lib/container/ContainerReferencePlugin.js',
      /`\.\$\{data\.request\.slice\(key\.length\)\}`/u,
    ],
    [
      'By default, the table is called `default`',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /shareScope: this\.options\.shareScope \|\| "default",/u,
    ],
    [
      'the host and all configured remotes register their versions',
      'webpack/lib/sharing/ShareRuntimeModule.js',
      /`module && module\.init && module\.init\(\$\{RuntimeGlobals\.shareScopeMap\}\[name\], initScope\)`/u,
    ],
    [
      'its build looks in the table before it uses its own copy',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /if \(satisfyingVersion\) return get\(satisfyingVersion\);",\s+"if \(fallback\) return fallback\(\);"/u,
    ],
    [
      'Each build keeps that copy as a fallback',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /import: item\.import === false \? undefined : item\.import \|\| key/u,
    ],
    [
      "the highest version that meets the importer's requirement",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /if \(!satisfy\(requiredVersion, b\)\) return a;",\s+"return !a \|\| versionLt\(a, b\) \? b : a;"/u,
    ],
    [
      "otherwise the importer's own version",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /: item\.import !== false && !item\.singleton,/u,
    ],
    [
      'one version for all, the highest',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /\["return !a \|\| \(!versions\[a\]\.loaded && versionLt\(a, b\)\) \? b : a;"\]/u,
    ],
    [
      "a warning if it does not meet an importer's requirement",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"warn\(getInvalidSingletonVersionMessage\(/u,
    ],
    [
      "an error if it does not meet an importer's requirement",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"fail\(getInvalidSingletonVersionMessage\(/u,
    ],
    [
      'webpack takes the range from a `package.json` that lists the package',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /typeof maybeRequiredVersion === "string"/u,
    ],
    [
      'the nearest one above the importing module',
      'webpack/lib/sharing/utils.js',
      /const parentDirectory = dirname\(fs, directory\);/u,
    ],
    [
      "A singleton copy that's already in use stays in use",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /\(!versions\[a\]\.loaded && versionLt\(a, b\)\) \? b : a;/u,
    ],
    [
      'and neither copy is in use or `eager`',
      'webpack/lib/sharing/ShareRuntimeModule.js',
      /\(!activeVersion\.loaded && \(!eager != !activeVersion\.eager \? eager :/u,
    ],
    [
      'comes later in the alphabet',
      'webpack/lib/sharing/ShareRuntimeModule.js',
      /\? eager : uniqueName > activeVersion\.from\)/u,
    ],
    [
      'adds an entry to the build: a container with the modules',
      'webpack/lib/container/ContainerPlugin.js',
      /compilation\.addEntry\(\s+compilation\.options\.context,\s+dep,/u,
    ],
    [
      "is the chunk's name",
      'webpack/lib/container/ContainerEntryModule.js',
      /new AsyncDependenciesBlock\(\s+\{\s+name: options\.name/u,
    ],
    [
      'chunks without one get a number in production',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "chunkIds", \(\) => \{\s+if \(production\) return "deterministic";/u,
    ],
    [
      'all of these modules run, and the exports are those of the last one',
      'webpack/lib/container/ContainerEntryModule.js',
      /weak: false,\s+runtimeRequirements\s+\}\)\s+\)\s+\.join\(", "\)\}\)`/u,
    ],
    [
      'It makes each container an external of the build',
      'webpack/lib/container/ContainerReferencePlugin.js',
      /new ExternalsPlugin\(remoteType, remoteExternals\)\.apply\(compiler\);/u,
    ],
    [
      "turns imports that begin with the container's name into remote modules",
      'webpack/lib/container/ContainerReferencePlugin.js',
      /data\.request\.startsWith\(`\$\{key\}`\)/u,
    ],
    [
      'the host loads the script at the URL after `@`',
      'webpack/lib/externals/extractUrlAndGlobal.js',
      /urlAndGlobal\.indexOf\("@"\)/u,
    ],
    [
      'they are tried in order until one loads',
      'webpack/lib/container/FallbackModule.js',
      /"while\(i < ids\.length\) \{",/u,
    ],
    [
      "adds the first of the two plugins above if `exposes` isn't empty",
      'webpack/lib/container/ModuleFederationPlugin.js',
      /Object\.keys\(options\.exposes\)\.length > 0/u,
    ],
    [
      "the second if `remotes` isn't empty",
      'webpack/lib/container/ModuleFederationPlugin.js',
      /Object\.keys\(options\.remotes\)\.length > 0/u,
    ],
    [
      'The container is a global variable (`var`) whose name is the value of `name`',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /options\.library \|\| \{ type: "var", name: options\.name \}/u,
    ],
    [
      'Remotes are loaded as `script`',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /isValidExternalsType\(options\.library\.type\)\s+\? [^:]*: "script"\);/u,
    ],
    [
      'they are loaded as that type instead',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /\(options\.library\.type\)\s+: "script"\);/u,
    ],
    [
      "`react` doesn't cover `react/jsx-runtime`",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /const match = unresolvedConsumes\.get\(request\);/u,
    ],
    [
      'A key with a slash at the end',
      'webpack/lib/sharing/resolveMatchedConfigs.js',
      /\} else if \(request\.endsWith\("\/"\)\) \{/u,
    ],
    [
      'covers everything below it',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /for \(const \[prefix, options\] of prefixedConsumes\) \{\s+if \(request\.startsWith\(prefix\)\)/u,
    ],
    [
      '`include` and `exclude`, new in webpack 5.112',
      'webpack/schemas/plugins/sharing/ConsumeSharedPlugin.json',
      /"SharedModuleFilter": \{[\s\S]*"added": "5\.112\.0"/u,
    ],
    [
      'whether a package is shared or bundled as usual',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /!matchesVersionFilters\(fallbackVersion, include, exclude\)\s+\) \{\s+return;/u,
    ],
    [
      'its exports are unknown while the host is built',
      'webpack/lib/container/RemoteModule.js',
      /this\.buildMeta = \{\};/u,
    ],
    [
      "registers the host's shared packages in the scope",
      'webpack/lib/javascript/APIPlugin.js',
      /__webpack_init_sharing__: \{\s+expr: RuntimeGlobals\.initializeSharing/u,
    ],
    [
      'contains all scopes by name',
      'webpack/lib/javascript/APIPlugin.js',
      /__webpack_share_scopes__: \{\s+expr: RuntimeGlobals\.shareScopeMap/u,
    ],
    [
      'If a container shares packages or has remotes',
      'webpack/lib/container/ContainerEntryModule.js',
      /`if \(!\$\{RuntimeGlobals\.shareScopeMap\}\) return;`/u,
    ],
    [
      'throws `Container initialization failed as it has already been initialized',
      'webpack/lib/container/ContainerEntryModule.js',
      /if\(oldScope && oldScope !== shareScope\) throw new Error\("Container init/u,
    ],
    [
      'If the value of a remote begins with the word `promise` and a space',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /UNSPECIFIED_EXTERNAL_TYPE_REGEXP = \/\^\[a-z0-9-\]\+ \/;/u,
    ],
    [
      "`'auto'`, takes care of this",
      'webpack/lib/config/defaults.js',
      /"publicPath",\s+\(tp && [^"]*"module"\s+\? "auto"/u,
    ],
    [
      "`'auto'` infers the path from the container's script",
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /Template\.indent\("scriptUrl = document\.currentScript\.src;"\)/u,
    ],
    [
      'or from `import.meta.url` if the container is an ECMAScript module',
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /scriptType === "module" \|\| Boolean\(entryOptions && entryOptions\.worklet\)/u,
    ],
    [
      'The chunk that `import()` loads waits for the shared packages',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /ensureChunkHandlers\s+\}\.consumes = /u,
    ],
    [
      'by putting the package into the entry instead of a chunk',
      'webpack/lib/sharing/ConsumeSharedModule.js',
      /if \(this\.options\.eager\) \{\s+this\.addDependency\(dep\);/u,
    ],
    [
      'it has no `get` function',
      'webpack/lib/container/RemoteRuntimeModule.js',
      /"handleFunction\(external\.get, data\[1\], getScope, 0, onFactory, first\)"/u,
    ],
    [
      'A development build reports',
      'webpack/lib/config/defaults.js',
      /F\(output, "strictModuleResolution", \(\) => development\);/u,
    ],
    [
      'the message is `Loading script failed.`',
      'webpack/lib/externals/ExternalModule.js',
      /message = 'Loading script failed\.\\\\n\(' \+ errorType/u,
    ],
    [
      'followed by `error:` and the URL',
      'webpack/lib/externals/ExternalModule.js',
      /\(' \+ errorType \+ ': ' \+ realSrc \+ '\)';/u,
    ],
    [
      'If it contains `missing:` instead of `error:`, the script ran',
      'webpack/lib/externals/ExternalModule.js',
      /event\.type === 'load' \? 'missing' : event\.type/u,
    ],
    [
      'called `webpackChunk` followed by `output.uniqueName`',
      'webpack/lib/config/defaults.js',
      /F\(output, "chunkLoadingGlobal", \(\) => `webpackChunk\$\{uniqueNameId\}`\);/u,
    ],
    [
      "Two builds with the same unique name take each other's chunks",
      'webpack/lib/javascript/ArrayPushCallbackChunkFormatPlugin.js',
      /`\(\$\{runtimeTemplate\.assignOr\(chunkLoadingGlobalExpr, "\[\]"\)\}\)\.push\(\[`/u,
    ],
    [
      'The default is the name of `output.library`, or else the `name`',
      'webpack/lib/config/defaults.js',
      /if \(libraryName\) return libraryName;\s+const pkgPath = path\.resolve\(context, "package\.json"\)/u,
    ],
    [
      'The name is also used in the share scope',
      'webpack/lib/sharing/ShareRuntimeModule.js',
      /from: uniqueName, eager: !!eager/u,
    ],
    [
      'a table of package names, versions, and functions',
      'webpack/lib/sharing/ShareRuntimeModule.js',
      /versions\[version\] = \{ get: factory, from: uniqueName/u,
    ],
    [
      'A key matches one request exactly',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /const match = unresolvedConsumes\.get\(request\);/u,
    ],
    [
      'the container uses the URL from which it was loaded',
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /scriptUrl = document\.currentScript\.src;/u,
    ],
    [
      'The default is not enough if builds share a `package.json`',
      'webpack/lib/config/defaults.js',
      /const pkgPath = path\.resolve\(context, "package\.json"\);/u,
    ],
    [
      'so a remote module is always requested together with a chunk',
      'webpack/lib/container/RemoteRuntimeModule.js',
      /return \[\[RuntimeGlobals\.ensureChunkHandlers, "remotes"\]\];/u,
    ],
    [
      '`init(shareScope)` connects the container to the shared packages',
      'webpack/lib/container/ContainerEntryModule.js',
      /return \$\{RuntimeGlobals\.initializeSharing\}\(name, initScope\)/u,
    ],
    [
      'begins with the name of a remote, `cart`',
      'webpack/lib/container/ContainerReferencePlugin.js',
      /data\.request\.startsWith\(`\$\{key\}`\) &&/u,
    ],
    [
      '`cart/Button` asks for `./Button`',
      'webpack/lib/container/ContainerReferencePlugin.js',
      /`\.\$\{data\.request\.slice\(key\.length\)\}`/u,
    ],
    [
      'the range that you set as `requiredVersion`',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /requiredVersion:\s*typeof item\.requiredVersion === "string"/u,
    ],
    [
      '`remoteType` is a type of external',
      'webpack/schemas/plugins/container/ContainerReferencePlugin.json',
      /"remoteType": \{[^[]+\[\s*\{\s*"\$ref": "#\/definitions\/ExternalsType"/u,
    ],
    [
      'are requested in parallel, not one after the other',
      'webpack/lib/runtime/EnsureChunkRuntimeModule.js',
      /`return Promise\.all\(Object\.keys\(\$\{handlers\}\)/u,
    ],
    [
      "A container's `init` and `get` are public",
      'webpack/lib/container/ContainerEntryModule.js',
      /`get: \$\{runtimeTemplate\.returningFunction\("get"\)\},`,\s*`init: /u,
    ],
    [
      '`webpackIgnore` leaves the `import()` for the browser or Node.js to run',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /else if \(importOptions\.webpackIgnore\) \{[^;]+return false;/u,
    ],
    [
      'webpack copies this string into the bundle without compiling it',
      'webpack/lib/externals/ExternalModule.js',
      /case "promise":\s*case "assign":\s*default:\s*return getSourceForDefaultCase\(/u,
    ],
    [
      'so both would use `webpackChunk`',
      'webpack/lib/config/defaults.js',
      /F\(output, "chunkLoadingGlobal", \(\) => `webpackChunk\$\{uniqueNameId\}`\);/u,
    ],
    [
      'The namespace of such an ECMAScript module has `get` and `init`',
      'webpack/lib/container/ContainerEntryModule.js',
      /new StaticExportsDependency\(\["get", "init"\], false\)/u,
    ],
    [
      "`Button: './src/Button.js'` doesn't match",
      'webpack/lib/container/ContainerEntryModule.js',
      /\$\{RuntimeGlobals\.hasOwnProperty\}\(moduleMap, module\)/u,
    ],
    [
      'where each caller should get a version that meets its requirement',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /satisfyingVersion = findSatisfyingVersion\(scope, key, requiredVersion, eager\);/u,
    ],
    [
      'then uses the global variable whose name is before that sign',
      'webpack/lib/externals/extractUrlAndGlobal.js',
      /return \[urlAndGlobal\.slice\(index \+ 1\), urlAndGlobal\.slice\(0, index\)\];/u,
    ],
  ]),
];
