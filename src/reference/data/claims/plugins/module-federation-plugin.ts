import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/module-federation-plugin', [
    [
      "you don't need a global variable",
      'webpack/lib/container/ContainerPlugin.js',
      /const library = this\.options\.library \|\| \{/u,
    ],
    [
      "by default, of the variable it's assigned to",
      'webpack/lib/container/ModuleFederationPlugin.js',
      /options\.library \|\| \{ type: "var", name: options\.name \}/u,
    ],
    [
      'If an entry has the same name, the container becomes part',
      'webpack/lib/Compilation.js',
      /entryData\[target\]\.push\(entry\);/u,
    ],
    [
      'the container becomes part of that entry',
      'webpack/lib/Compilation.js',
      /entryData\[target\]\.push\(entry\);/u,
    ],
    [
      'A build that only uses other containers',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /if \(\s*options\.exposes &&\s*\(Array\.isArray\(options\.exposes\)/u,
    ],
    [
      "Name of the container's script in the output folder",
      'webpack/lib/container/ContainerPlugin.js',
      /filename: this\.options\.filename,/u,
    ],
    [
      'an object that maps public names to files',
      'webpack/lib/container/ContainerPlugin.js',
      /parseOptions\(\s*this\.options\.exposes,/u,
    ],
    [
      'an object that maps the name in your imports',
      'webpack/lib/container/ContainerReferencePlugin.js',
      /data\.request\.startsWith\(`\$\{key\}`\)/u,
    ],
    [
      'if that type can also load containers, and otherwise `script`',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /isValidExternalsType\(options\.library\.type\)\s+\? [^:]*: "script"\);/u,
    ],
    [
      'this variable is global only in a classic script',
      'webpack/lib/container/ContainerPlugin.js',
      /type: "var",\s*name: this\.options\.name/u,
    ],
    [
      'Name of the share scope for everything that this plugin',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /new SharePlugin\(\{\s*shared: options\.shared,\s*shareScope: options\.shareScope/u,
    ],
    [
      'other builds get the exports of the last one',
      'webpack/lib/container/ContainerEntryModule.js',
      /`\(\$\{modules\s+\.map\([\s\S]{0,300}\.join\(", "\)\}\)`/u,
    ],
    [
      'The file to expose, or a list of requests',
      'webpack/lib/container/ContainerPlugin.js',
      /import: Array\.isArray\(item\.import\) \? item\.import : \[item\.import\],/u,
    ],
    [
      'All modules in a list are run',
      'webpack/lib/container/ContainerEntryModule.js',
      /for \(const request of options\.import\) \{/u,
    ],
    [
      'other builds get the exports of the last one',
      'webpack/lib/container/ContainerEntryModule.js',
      /options\.import\[options\.import\.length - 1\]/u,
    ],
    [
      'Name of the chunk that contains the module',
      'webpack/lib/container/ContainerEntryModule.js',
      /new AsyncDependenciesBlock\(\s*\{\s*name: options\.name/u,
    ],
    [
      'in a list fails to load, the next one is tried',
      'webpack/lib/container/FallbackModule.js',
      /"error = e;",\s+"return loop\(\);"/u,
    ],
    [
      "if it isn't the one set for the plugin",
      'webpack/lib/container/ContainerReferencePlugin.js',
      /shareScope: item\.shareScope \|\| this\.options\.shareScope \|\| "default"/u,
    ],
    [
      'Types that export something, such as `module`',
      'webpack/lib/library/ModuleLibraryPlugin.js',
      /Library name must be unset/u,
    ],
    [
      'the name under which the container is exported',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /\(names\.commonjs \|\| names\.root\)/u,
    ],
    [
      'since users need both functions, `get` and `init`',
      'webpack/lib/container/ContainerEntryModule.js',
      /new StaticExportsDependency\(\["get", "init"\], false\)/u,
    ],
    [
      'The one export of the container to expose',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /new ExportPropertyLibraryPlugin\(/u,
    ],
    [
      'Object that has the `define` function',
      'webpack/lib/library/AmdLibraryPlugin.js',
      /amdContainerPrefix = `\$\{options\.amdContainer\}\.`;/u,
    ],
    [
      'Passes the name to `define` in a UMD wrapper',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /names\.amd && namedDefine === true/u,
    ],
    [
      'sets the global variable',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /getAuxiliaryComment\("root"\)/u,
    ],
    [
      'Comment before the branch of a UMD wrapper that fills `exports`',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /getAuxiliaryComment\(\s*"commonjs"\s*\)/u,
    ],
    [
      'that sets `module.exports`',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /getAuxiliaryComment\(\s*"commonjs2"\s*\)/u,
    ],
    [
      'Without the option, the container follows `optimization.runtimeChunk`',
      'webpack/lib/optimize/RuntimeChunkPlugin.js',
      /if \(data\.options\.runtime === undefined && !data\.options\.dependOn\)/u,
    ],
    [
      'The value is a name or `false`',
      'webpack/schemas/plugins/container/ModuleFederationPlugin.json',
      /If set a runtime chunk with this name is created[^{]*\{\s*"enum": \[false\]/u,
    ],
    [
      "The value can't be the name of an entry",
      'webpack/lib/Compilation.js',
      /if \(!runtimeChunks\.has\(chunk\)\) \{\s+const err =\s+new WebpackError\(`Entrypoint/u,
    ],
    [
      'the container gets a runtime chunk with that name',
      'webpack/lib/Compilation.js',
      /ep\.options\.runtime \|\| ep\.name/u,
    ],
    [
      '`shared` lists what this build offers to others',
      'webpack/lib/sharing/SharePlugin.js',
      /new ConsumeSharedPlugin\(\{[\s\S]{0,150}?new ProvideSharedPlugin\(\{/u,
    ],
    [
      'it serves as the fallback and lets the build work',
      'webpack/lib/sharing/ConsumeSharedModule.js',
      /new ConsumeSharedFallbackDependency\(/u,
    ],
    [
      'along with a function that loads the package',
      'webpack/lib/sharing/ProvideSharedModule.js',
      /runtimeTemplate\.asyncModuleFactory\(/u,
    ],
    [
      'The last argument is the fallback',
      'webpack/lib/sharing/ConsumeSharedModule.js',
      /args\.push\(fallbackCode\)/u,
    ],
    [
      'looks in the pool called `default`',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /shareScope: this\.options\.shareScope \|\| "default",/u,
    ],
    [
      'consumes: it replaces your import',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /return createConsumeSharedModule\(context, request, match\);/u,
    ],
    [
      'If no version matches, the build uses its own copy',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"if \(satisfyingVersion\) return get\(satisfyingVersion\);",\s+"if \(fallback\) return fallback\(\);"/u,
    ],
    [
      'Each shared package costs a separate request unless',
      'webpack/lib/sharing/ProvideSharedModule.js',
      /if \(this\._eager\) \{/u,
    ],
    [
      'or, better, an asynchronous entry',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /throw new Error\("Shared module is not available for eager consumption: "/u,
    ],
    [
      'from the `package.json` of the installed package',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /version =[^;]*descriptionFileData\.version/u,
    ],
    [
      'from the `package.json` of the importing code',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /getRequiredVersionFromDescriptionFile\(data, packageName\)/u,
    ],
    [
      'Both are found automatically',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /descriptionFileData\.version\s*\);/u,
    ],
    [
      'that ends with a slash stands for all modules below it',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /if \(request\.startsWith\(prefix\)\) \{\s+const remainder/u,
    ],
    [
      "The package itself, `date-fns`, isn't covered",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /if \(request\.startsWith\(prefix\)\) \{/u,
    ],
    [
      'each under its own key',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /shareKey: options\.shareKey \+ remainder/u,
    ],
    [
      'Only modules that are imported somewhere in the build',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /normalModuleFactory\.hooks\.module\.tap\(/u,
    ],
    [
      "If the string isn't a range, it names the module to provide",
      'webpack/lib/sharing/SharePlugin.js',
      /!isRequiredVersion\(item\)\s+\? \{\s+import: item\s/u,
    ],
    [
      'instead of loading it separately',
      'webpack/lib/sharing/ConsumeSharedModule.js',
      /if \(this\.options\.eager\) \{\s*this\.addDependency\(dep\);/u,
    ],
    [
      'Puts the module in the chunk of each entry',
      'webpack/lib/sharing/ProvideSharedModule.js',
      /if \(this\._eager\) \{/u,
    ],
    [
      'Shares only copies and modules that meet the given conditions',
      'webpack/lib/sharing/utils.js',
      /include\.version !== undefined &&\s*\(!version \|\| !satisfy\(parseRange\(include\.version\), version\)\)/u,
    ],
    [
      'the copy is bundled like any other module',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /!matchesVersionFilters\(fallbackVersion, include, exclude\)\s*\) \{\s*return;/u,
    ],
    [
      'what has to follow the slash: a string',
      'webpack/lib/sharing/utils.js',
      /typeof pattern === "string"\) return remainder === pattern;/u,
    ],
    [
      "Range of versions that aren't shared",
      'webpack/lib/sharing/utils.js',
      /satisfy\(parseRange\(exclude\.version\), version\)/u,
    ],
    [
      'what must not follow the slash',
      'webpack/lib/sharing/utils.js',
      /exclude\.request !== undefined &&\s*matches\(exclude\.request\)/u,
    ],
    [
      'Range of accepted versions',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /\? parseRange\(item\.requiredVersion\)/u,
    ],
    [
      '`false` accepts every version',
      'webpack/lib/sharing/ConsumeSharedModule.js',
      /fn = singleton \? "loadSingleton" : "load";/u,
    ],
    [
      'Key under which the module is offered and looked up',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /shareKey: item\.shareKey \|\| key,/u,
    ],
    [
      'Share scope of this item, if it differs',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /shareScope: item\.shareScope \|\| this\.options\.shareScope \|\| "default",/u,
    ],
    [
      'Version under which the module is offered',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /version: item\.version,/u,
    ],
    [
      "the module is part of each entry's chunk instead",
      'webpack/lib/sharing/ProvideSharedModule.js',
      /if \(this\._eager\) \{\s+this\.addDependency\(dep\);/u,
    ],
    [
      "whose entry can't be asynchronous",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /throw new Error\("Shared module is not available for eager consumption: "/u,
    ],
    [
      'A string as the value sets the required range',
      'webpack/lib/sharing/SharePlugin.js',
      /import: key,\s+requiredVersion: item\s/u,
    ],
    [
      'Package whose required range is looked up',
      'webpack/schemas/plugins/sharing/SharePlugin.json',
      /"Package name to determine required version from description file\./u,
    ],
    [
      "even if that version doesn't match the required range",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"warn\(getInvalidSingletonVersionMessage\(/u,
    ],
    [
      'Rejects a version outside the required range',
      'webpack/schemas/plugins/sharing/SharePlugin.json',
      /"Do not accept shared module if version is not valid/u,
    ],
    [
      '`false` means version 0',
      'webpack/lib/sharing/ProvideSharedModule.js',
      /this\._version \|\| "0"/u,
    ],
    [
      'fail with “Shared module is not available for eager consumption”',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /throw new Error\("Shared module is not available for eager consumption: "/u,
    ],
    [
      'an eager import only chooses among eager copies',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /versions = eager \? eagerOnly\(scope\[key\]\) : scope\[key\];/u,
    ],
    [
      'The request for the module that this build contributes',
      'webpack/lib/sharing/SharePlugin.js',
      /\[options\.import \|\| key\]: \{/u,
    ],
    [
      'With `import: false`, the build contributes nothing and has no fallback',
      'webpack/lib/sharing/SharePlugin.js',
      /\.filter\(\(\[, options\]\) => options\.import !== false\)/u,
    ],
    [
      "fails with “Shared module … doesn't exist in shared scope”",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"Shared module " \+ key \+ " doesn\\'t exist in shared scope "/u,
    ],
    [
      'only for ranges that webpack determines itself',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /if \(config\.requiredVersion !== undefined\) \{\s*resolve\(/u,
    ],
    [
      "webpack warns that it can't determine a required version",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /No required version specified and unable to automatically determine one\./u,
    ],
    [
      'for the nearest `package.json` that lists the package',
      'webpack/lib/sharing/utils.js',
      /checkedFilePaths\.add\(filePath\);\s+return tryLoadCurrent\(\);/u,
    ],
    [
      'the optional, normal, peer and development dependencies, in this order',
      'webpack/lib/sharing/utils.js',
      /"optionalDependencies",\s+"dependencies",\s+"peerDependencies",\s+"devDependencies"\s+\];/u,
    ],
    [
      "couldn't determine a version, and every version is accepted",
      'webpack/lib/sharing/ConsumeSharedModule.js',
      /if \(requiredVersion\) \{\s+if \(strictVersion\)[\s\S]*fn = singleton \? "loadSingleton" : "load";/u,
    ],
    [
      'The value is a range as in `package.json`',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /resolve\(parseRange\(requiredVersion\)\)/u,
    ],
    [
      'Unlike `loadStrictVersion`, `load` checks no range',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /load = [\s\S]{0,180}useFallback\([^"]*",\s+"return get\(findLatestVersion\(scope, key, eager\)\);"/u,
    ],
    [
      'not by the request',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /shareKey: item\.shareKey \|\| key,/u,
    ],
    [
      'still gets that copy, with a warning in the console',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /console\.warn\) console\.warn\(msg\);/u,
    ],
    [
      'if no version matches the required range',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"fail\(getInvalidVersionMessage\(scope, scopeName, key, requiredVersion, eager\)\);"/u,
    ],
    [
      'it throws an error if it has no copy',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"if \(fallback\) return fallback\(\);",\s+"fail\(/u,
    ],
    [
      "The default is `true` for items that have a fallback and aren't singletons",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /: item\.import !== false && !item\.singleton,/u,
    ],
    [
      "Set `version` for files that don't belong to a package",
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /let version = config\.version;\s+if \(version === undefined\) \{/u,
    ],
    [
      'A higher version wins over lower ones',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /return !a \|\| versionLt\(a, b\) \? b : a;/u,
    ],
    [
      'Since 5.112, you can share part of an item',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /@since 5\.112\.0\s+\* @typedef \{object\} SharedModuleFilter/u,
    ],
    [
      "a copy that doesn't pass is bundled",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /importResolved &&\s+!matchesVersionFilters\(fallbackVersion, include, exclude\)\s+\) \{\s+return;/u,
    ],
    [
      'applies to items that end with a slash and has no effect',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /of prefixedConsumes\) \{[\s\S]{0,160}!matchesRequestFilters\(/u,
    ],
    [
      'has to pass `include` and must not match `exclude`',
      'webpack/lib/sharing/utils.js',
      /return !\(\s+exclude &&\s+exclude\.version !== undefined &&\s+version &&\s+satisfy\(/u,
    ],
    [
      "there's no copy whose version could be tested",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /if \(\s+importResolved &&\s+!matchesVersionFilters\(/u,
    ],
    [
      'the shell throws “Unsatisfied version 1.4.0”',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /'return "Unsatisfied version " \+ version \+ /u,
    ],
    [
      '1.2.0, the only eager copy',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"if \(versions\[version\]\.eager\) \{"/u,
    ],
    [
      '1.2.0, bundled and not shared',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /!matchesVersionFilters\(fallbackVersion, include, exclude\)\s*\) \{\s*return;/u,
    ],
    [
      'ModuleFederationPlugin applies this plugin if anything is exposed',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /Object\.keys\(options\.exposes\)\.length > 0\)\s+\) \{\s+new ContainerPlugin\(/u,
    ],
    [
      'Required.',
      'webpack/schemas/plugins/sharing/SharePlugin.json',
      /"required": \["shared"\]/u,
      'shared',
    ],
    [
      'Required.',
      'webpack/schemas/plugins/sharing/ConsumeSharedPlugin.json',
      /"required": \["consumes"\]/u,
      'consumes',
    ],
    [
      'Required.',
      'webpack/schemas/plugins/sharing/ProvideSharedPlugin.json',
      /"required": \["provides"\]/u,
      'provides',
    ],
    [
      'Name of the container and of its entry',
      'webpack/lib/container/ContainerPlugin.js',
      /dep\.loc = \{ name: this\.options\.name \};/u,
    ],
    [
      'because a container without modules is useless',
      'webpack/schemas/plugins/container/ContainerPlugin.json',
      /"required": \["name", "exposes"\]/u,
    ],
    [
      'Modules to offer, in the same form as in',
      'webpack/lib/container/ContainerPlugin.js',
      /this\.options\.exposes,/u,
    ],
    [
      'Other builds get the exports of the last one',
      'webpack/lib/container/ContainerEntryModule.js',
      /options\.import\[options\.import\.length - 1\]/u,
    ],
    [
      'Name of the chunk for the exposed module',
      'webpack/lib/container/ContainerPlugin.js',
      /name: item\.name \|\| undefined/u,
    ],
    [
      'Name under which the container keeps the share scope',
      'webpack/lib/container/ContainerPlugin.js',
      /const shareScope = this\.options\.shareScope \|\| "default";/u,
    ],
    [
      "so you don't have to add it to `enabledLibraryTypes`",
      'webpack/lib/container/ContainerPlugin.js',
      /enabledLibraryTypes\.push\(library\.type\);/u,
    ],
    [
      'put the type and a space in front of each location',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /UNSPECIFIED_EXTERNAL_TYPE_REGEXP = \/\^\[a-z0-9-\]\+ \/;/u,
    ],
    [
      "since there's no library to derive the type from",
      'webpack/schemas/plugins/container/ContainerReferencePlugin.json',
      /"required": \["remoteType", "remotes"\]/u,
    ],
    [
      'begins with `internal` and a space refers to a module',
      'webpack/lib/container/ContainerReferencePlugin.js',
      /external\.startsWith\("internal "\)\) \{\s+return external\.slice\(9\);/u,
    ],
    [
      'a list of locations that are tried in order',
      'webpack/lib/container/FallbackModule.js',
      /try \{ next = \$\{RuntimeGlobals\.require\}\(ids\[i\+\+\]\); \} catch\(e\) \{ return handleError\(e\); \}/u,
    ],
    [
      'Location of the container, or a list of locations',
      'webpack/lib/container/ContainerReferencePlugin.js',
      /external: Array\.isArray\(item\.external\)/u,
    ],
    [
      'Share scope for all containers that',
      'webpack/lib/container/ContainerReferencePlugin.js',
      /shareScope: this\.options\.shareScope \|\| "default"/u,
    ],
    [
      'it applies ConsumeSharedPlugin and ProvideSharedPlugin with the same list',
      'webpack/lib/sharing/SharePlugin.js',
      /new ConsumeSharedPlugin\(\{[\s\S]*new ProvideSharedPlugin\(\{/u,
    ],
    [
      'or `false` to rely on other builds',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /import: item\.import === false \? undefined : item\.import \|\| key,/u,
    ],
    [
      'otherwise, the copy is bundled privately',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /!matchesVersionFilters\(fallbackVersion, include, exclude\)\s*\) \{\s*return;/u,
    ],
    [
      'when webpack determines the required range',
      'webpack/schemas/plugins/sharing/SharePlugin.json',
      /"Package name to determine required version from description file\./u,
    ],
    [
      'which takes precedence over the plugin',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /shareScope: item\.shareScope \|\| this\.options\.shareScope \|\| "default",/u,
    ],
    [
      "without one, or with `singleton`, there's an error",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"if \(fallback\) return fallback\(\);",\s+"fail\([\s\S]*"fail\(getInvalidSingletonVersionMessage/u,
    ],
    [
      'and this build offers nothing to others',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /new ConsumeSharedModule\(/u,
    ],
    [
      'Imports of the listed modules are looked up',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /normalModuleFactory\.hooks\.factorize\.tapPromise\(/u,
    ],
    [
      'Bundles the fallback with its importer',
      'webpack/lib/sharing/ConsumeSharedModule.js',
      /if \(this\.options\.eager\) \{\s*this\.addDependency\(dep\);/u,
    ],
    [
      'Request for the fallback, or `false` for no fallback',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /import: item\.import === false \? undefined : item\.import \|\| key,/u,
    ],
    [
      'Without a fallback, no version is tested',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /if \(\s+importResolved &&\s+!matchesVersionFilters\(/u,
    ],
    [
      "Range that has to contain the fallback's version",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /!matchesVersionFilters\(fallbackVersion, include, exclude\)/u,
    ],
    [
      'Package whose range in `package.json` is the required version',
      'webpack/schemas/plugins/sharing/ConsumeSharedPlugin.json',
      /"Package name to determine required version from description file\./u,
    ],
    [
      'Range of acceptable versions, or `false`',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /typeof item\.requiredVersion === "string"\s*\? parseRange\(item\.requiredVersion\)\s*: item\.requiredVersion,/u,
    ],
    [
      "even if it's outside the required range",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"warn\(getInvalidSingletonVersionMessage\(/u,
    ],
    [
      'Always off for an item that is only a name',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /requiredVersion: undefined,\s+packageName: undefined,\s+strictVersion: false,/u,
    ],
    [
      'Uses the fallback, or throws, rather than using',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"if \(fallback\) return fallback\(\);",\s*"fail\(getInvalidVersionMessage\(/u,
    ],
    [
      'It puts modules of this build in the share scope',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /compilation\.addInclude\(\s*compiler\.context,\s*new ProvideSharedDependency\(/u,
    ],
    [
      'your own imports remain bundled',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /if \(resolvedProvideMap\.has\(resource\)\) \{\s*return module;/u,
    ],
    [
      'Share scope in which the modules are offered',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /shareScope: item\.shareScope \|\| this\.options\.shareScope \|\| "default",/u,
    ],
    [
      'A relative or absolute path is always added to the build',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /ABSOLUTE_PATH_REGEXP\.test\(request\)\s+\) \{[\s\S]{0,300}?resolvedProvideMap\.set\(request, \{/u,
    ],
    [
      "is only offered if it's imported",
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /const config = matchProvides\.get\(request\);/u,
    ],
    [
      'so eager consumers can use it',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /eager: Boolean\(item\.eager\),/u,
    ],
    [
      'Conditions that a module has to meet to be offered',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /if \(!matchesVersionFilters\(version, config\.include, config\.exclude\)\) \{\s*return;/u,
    ],
    [
      "which comes from the module's package or from `version`",
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /let version = config\.version;\s*if \(version === undefined\) \{/u,
    ],
    [
      "Range of versions that aren't offered",
      'webpack/lib/sharing/utils.js',
      /version &&\s*satisfy\(parseRange\(exclude\.version\), version\)/u,
    ],
    [
      'The module itself can still be used',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /if \(!matchesVersionFilters\(version, config\.include, config\.exclude\)\) \{\s*return;/u,
    ],
    [
      "because webpack doesn't derive it from the request",
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /shareKey: \/\*\* @type \{string\} \*\/ \(item\.shareKey\),/u,
    ],
    [
      'Key under which other builds find the module',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /config\.shareKey,\s*version \|\| false,/u,
    ],
    [
      'returns two hooks (since 5.96)',
      'webpack/lib/container/moduleFederationHooks.js',
      /Hooks = \(\) => \(\{\s+\/\*\*[^/]*@since 5\.96\.0\s+\*\/\s+\w+: [^/]*\/\*\*[^/]*\/[^:/]*:[^:/]*\}\);/u,
    ],
    [
      'the highest matching version is used',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /\["return !a \|\| versionLt\(a, b\) \? b : a;"\]/u,
    ],
    [
      'the highest version on offer, or the one already in use',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /\["return !a \|\| \(!versions\[a\]\.loaded && versionLt\(a, b\)\) \? b : a;"\]/u,
    ],
    [
      'it uses the highest version on offer, with a warning',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"warn\(getInvalidVersionMessage\([^"]*",\s+"return get\(findLatestVersion\(scope, key, eager\)\);"/u,
    ],
    [
      "By default, it's assigned to a variable whose name",
      'webpack/lib/container/ModuleFederationPlugin.js',
      /library = options\.library \|\| \{ type: "var", name: options\.name \};/u,
    ],
    [
      "By default, it's assigned to a variable with the container's name",
      'webpack/lib/container/ContainerPlugin.js',
      /library = this\.options\.library \|\| \{\s+type: "var",\s+name: this\.options\.name\s/u,
    ],
    [
      'The default is the name of the item',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /import: item\.import === false \? undefined : item\.import \|\| key,/u,
    ],
    [
      'The default is the version in the `package.json`',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /let version = config\.version;[\s\S]*version = [^;]*descriptionFileData\.version\s/u,
    ],
    [
      'is called with the dependency of each container',
      'webpack/lib/container/ContainerPlugin.js',
      /hooks\.addContainerEntryDependency\.call\(dep\);/u,
    ],
  ]),
  ...measured(
    'plugins/module-federation-plugin',
    'is 4.8 KiB with `runtime: false`',
    'it puts version 1.2.0 of `money` into the pool',
    "`{ requiredVersion: '~1.2.0' }`",
    "`{ requiredVersion: '^3.0.0', strictVersion: false }`",
    "`{ singleton: true, requiredVersion: '~1.2.0' }`",
    "`{ exclude: { version: '<1.3.0' } }`",
    '1.2.0, since no other build uses this key or scope',
    'Without this setting, the file shrinks to 561 bytes',
  ),
];
