import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults, server } from './evidence.ts';

const consumed = 'webpack/lib/sharing/ConsumeSharedRuntimeModule.js';
const consume = 'webpack/lib/sharing/ConsumeSharedPlugin.js';
const share = 'webpack/lib/sharing/ShareRuntimeModule.js';
const remotes = 'webpack/lib/container/ContainerReferencePlugin.js';
const lazy = 'react/cjs/react.production.js';
const staysRejected = /payload\._status = 2\),\s*\(payload\._result = error\)/u;
const waitsForAll = /return initPromises\[name\] = Promise\.all\(promises\)\.then\(/u;
const picksHighest = /return !a \|\| \(!versions\[a\]\.loaded && versionLt\(a, b\)\) \? b : a;/u;

export const claims: readonly Claim[] = [
  ...measured('guides/micro-frontends', "Version 2.9.2 can't be used with webpack 5.112"),
  ...claimsOfPage('guides/micro-frontends', [
    [
      'container includes the client of its development server',
      'webpack-dev-middleware/dist/utils.js',
      /new webpack\.EntryPlugin\(compiler\.context, entry, \{\s*name: undefined/u,
    ],
    [
      'which reloads the page that the container is on',
      'webpack-dev-middleware/client/utils/reload.js',
      /location\.reload\(\)/u,
    ],
    [
      "An application that takes the next free port can't be found",
      server,
      /return pRetry\(\(\) => getPort\(basePort, host\), \{/u,
    ],
    [
      '`access-control-allow-origin` lets pages from other ports load',
      server,
      /key\.toLowerCase\(\) === "access-control-allow-origin" &&\s*isWildcard\(value\)/u,
    ],
    [
      "Without this header, webpack-dev-server doesn't let them",
      server,
      /!this\.isUserCORSWildcardEnabled\(\)\s*\) \{\s*res\.setHeader\("Cross-Origin-Resource-Policy", "same-origin"\);/u,
    ],
    [
      'console says `net::ERR_BLOCKED_BY_RESPONSE.NotSameOrigin`',
      server,
      /res\.setHeader\("Cross-Origin-Resource-Policy", "same-origin"\);/u,
    ],
    [
      "the library's `clean` option keeps the report's folder",
      'webpack/lib/output/CleanPlugin.js',
      /typeof keep === "string"\s*\? \(path\) => path\.startsWith\(keep\)/u,
    ],
    ['every remote that the code imports from delays everything', share, waitsForAll],
    [
      'Before the first shared package (here, React) is used',
      consumed,
      /promise = \$\{RuntimeGlobals\.initializeSharing\}\(scopeName\);/u,
    ],
    [
      'webpack initializes all these remotes, even those for later chunks',
      'webpack/lib/container/RemoteModule.js',
      /init: id === undefined \? "" : `initExternal\(/u,
    ],
    [
      'even those for later chunks, to learn which versions',
      'webpack/lib/sharing/ShareRuntimeModule.js',
      /getAllReferencedChunks\(\)/u,
    ],
    ['the page stays empty until', share, waitsForAll],
    [
      'has arrived or failed',
      share,
      /if\(module\.then\) return promises\.push\(module\.then\(initFn, handleError\)\);/u,
    ],
    ['that can take two minutes', defaults, /D\(output, "chunkLoadTimeout", 120000\);/u],
    [
      'The report becomes an ECMAScript module',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /const library = options\.library \|\| \{ type: "var", name: options\.name \};/u,
    ],
    ["a remote that arrives late can't offer a newer React", consumed, picksHighest],
    ["React's `lazy` remembers a failure", lazy, staysRejected],
    [
      'The slash in `react/` and `react-dom/` covers',
      'webpack/lib/sharing/resolveMatchedConfigs.js',
      /request\.endsWith\("\/"\)/u,
    ],
    [
      'only `react` itself would be shared',
      consume,
      /const match = unresolvedConsumes\.get\(request\);/u,
    ],
    [
      '`singleton` means one copy for all',
      consumed,
      /findSingletonVersionKey\(scope, key, eager\);`,\s*"return get\(scope\[key\]\[version\]\);"/u,
    ],
    ['Its version is the highest one offered before', consumed, picksHighest],
    [
      '`strictVersion` turns an unsuitable version into an error',
      consumed,
      /"fail\(getInvalidSingletonVersionMessage\(scope, key, version, requiredVersion\)\);"/u,
    ],
    [
      'Without it, there is only a warning',
      consumed,
      /"warn\(getInvalidSingletonVersionMessage\(scope, key, version, requiredVersion\)\);"/u,
    ],
    [
      'the component runs with a React that it',
      consumed,
      /version, requiredVersion\)\);"\s*\]\),\s*"\}",\s*"return get\(scope\[key\]\[version\]\);"/u,
    ],
    [
      'comes from the `package.json` of the importing code',
      consume,
      /getRequiredVersionFromDescriptionFile\(data, packageName\)/u,
    ],
    [
      'webpack matches `report/…` with `remotes` before it looks for a file',
      remotes,
      /normalModuleFactory\.hooks\.factorize\.tap\(PLUGIN_NAME, \(data\) => \{\s*if \(!data\.request\.includes\("!"\)\)/u,
    ],
    [
      'internal files of webpack that moved after 5.108',
      'webpack-5-108/lib/util/extractUrlAndGlobal.js',
      /module\.exports/u,
    ],
    [
      'so the build fails before it starts',
      'webpack/lib/externals/extractUrlAndGlobal.js',
      /module\.exports/u,
    ],
    [
      'stay on webpack 5.108, which still has these files',
      'webpack-5-108/lib/util/extractUrlAndGlobal.js',
      /module\.exports/u,
    ],
    [
      '`Shared module is not available for eager consumption` or a blank page',
      consumed,
      /throw new Error\("Shared module is not available for eager consumption: " \+ id\);/u,
    ],
    [
      'the entry directly imports a shared package',
      consumed,
      /addModules\(modules, chunk, initialConsumes\);/u,
    ],
    [
      '`uniqueName` keeps their class names apart',
      'webpack/lib/dependencies/css/CssIcssExportDependency.js',
      /if \(uniqueName\) \{\s*hash\.update\(uniqueName\);/u,
    ],
  ]),
];
