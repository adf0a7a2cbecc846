import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/module-federation-plugin', [
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
      'if that type can also load containers, and otherwise `script`',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /isValidExternalsType\(options\.library\.type\)\s+\? [^:]*: "script"\);/u,
    ],
    [
      'other builds get the exports of the last one',
      'webpack/lib/container/ContainerEntryModule.js',
      /`\(\$\{modules\s+\.map\([\s\S]{0,300}\.join\(", "\)\}\)`/u,
    ],
    [
      'in a list fails to load, the next one is tried',
      'webpack/lib/container/FallbackModule.js',
      /"error = e;",\s+"return loop\(\);"/u,
    ],
    [
      'since users need both functions, `get` and `init`',
      'webpack/lib/container/ContainerEntryModule.js',
      /new StaticExportsDependency\(\["get", "init"\], false\)/u,
    ],
    [
      'Without the option, the container follows `optimization.runtimeChunk`',
      'webpack/lib/optimize/RuntimeChunkPlugin.js',
      /if \(data\.options\.runtime === undefined && !data\.options\.dependOn\)/u,
    ],
    [
      "The value can't be the name of an entry",
      'webpack/lib/Compilation.js',
      /if \(!runtimeChunks\.has\(chunk\)\) \{\s+const err =\s+new WebpackError\(`Entrypoint/u,
    ],
    [
      'If no version matches, the build uses its own copy',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"if \(satisfyingVersion\) return get\(satisfyingVersion\);",\s+"if \(fallback\) return fallback\(\);"/u,
    ],
    [
      'or, better, an asynchronous entry',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /throw new Error\("Shared module is not available for eager consumption: "/u,
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
      "If the string isn't a range, it names the module to provide",
      'webpack/lib/sharing/SharePlugin.js',
      /!isRequiredVersion\(item\)\s+\? \{\s+import: item\s/u,
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
      'Unlike `loadStrictVersion`, `load` checks no range',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /load = [\s\S]{0,180}useFallback\([^"]*",\s+"return get\(findLatestVersion\(scope, key, eager\)\);"/u,
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
      'because a container without modules is useless',
      'webpack/schemas/plugins/container/ContainerPlugin.json',
      /"required": \["name", "exposes"\]/u,
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
      'it applies ConsumeSharedPlugin and ProvideSharedPlugin with the same list',
      'webpack/lib/sharing/SharePlugin.js',
      /new ConsumeSharedPlugin\(\{[\s\S]*new ProvideSharedPlugin\(\{/u,
    ],
    [
      'when webpack determines the required range',
      'webpack/schemas/plugins/sharing/SharePlugin.json',
      /"Package name to determine required version from description file\./u,
    ],
    [
      "without one, or with `singleton`, there's an error",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"if \(fallback\) return fallback\(\);",\s+"fail\([\s\S]*"fail\(getInvalidSingletonVersionMessage/u,
    ],
    [
      'Without a fallback, no version is tested',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /if \(\s+importResolved &&\s+!matchesVersionFilters\(/u,
    ],
    [
      'Package whose range in `package.json` is the required version',
      'webpack/schemas/plugins/sharing/ConsumeSharedPlugin.json',
      /"Package name to determine required version from description file\./u,
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
      'A relative or absolute path is always added to the build',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /ABSOLUTE_PATH_REGEXP\.test\(request\)\s+\) \{[\s\S]{0,300}?resolvedProvideMap\.set\(request, \{/u,
    ],
    [
      "because webpack doesn't derive it from the request",
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /shareKey: \/\*\* @type \{string\} \*\/ \(item\.shareKey\),/u,
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
    'Without this setting, the file shrinks to 561 bytes',
  ),
];
