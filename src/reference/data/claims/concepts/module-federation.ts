import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/module-federation', [
    [
      'By default, the table is called `default`',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /shareScope: this\.options\.shareScope \|\| "default",/u,
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
      "A singleton copy that's already in use stays in use",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /\(!versions\[a\]\.loaded && versionLt\(a, b\)\) \? b : a;/u,
    ],
    [
      'comes later in the alphabet',
      'webpack/lib/sharing/ShareRuntimeModule.js',
      /\? eager : uniqueName > activeVersion\.from\)/u,
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
      'A key with a slash at the end',
      'webpack/lib/sharing/resolveMatchedConfigs.js',
      /\} else if \(request\.endsWith\("\/"\)\) \{/u,
    ],
    [
      'throws `Container initialization failed as it has already been initialized',
      'webpack/lib/container/ContainerEntryModule.js',
      /if\(oldScope && oldScope !== shareScope\) throw new Error\("Container init/u,
    ],
    [
      "`'auto'`, takes care of this",
      'webpack/lib/config/defaults.js',
      /"publicPath",\s+\(tp && [^"]*"module"\s+\? "auto"/u,
    ],
    [
      'the message is `Loading script failed.`',
      'webpack/lib/externals/ExternalModule.js',
      /message = 'Loading script failed\.\\\\n\(' \+ errorType/u,
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
      'The default is the name of `output.library`, or else the `name`',
      'webpack/lib/config/defaults.js',
      /if \(libraryName\) return libraryName;\s+const pkgPath = path\.resolve\(context, "package\.json"\)/u,
    ],
  ]),
];
