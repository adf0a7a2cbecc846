import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, defaults } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/target', [
    [
      'in `context` or a folder above it',
      'webpack/lib/config/target.js',
      /loadConfig\(\{ path: context \}\)/u,
    ],
    [
      'and `web` if not',
      'webpack/lib/config/target.js',
      /return browsers \? "browserslist" : "web";/u,
    ],
    [
      'A version can follow `node`, `async-node`',
      'webpack/lib/config/target.js',
      /\/\^\(async-\)\?node\(\(\\d\+\)\(\?:\\\.\(\\d\+\)\)\?\)\?\$\//u,
    ],
    [
      'such as arrow functions and `const`',
      defaults,
      /"arrowFunction",\s*\(\) =>\s*tp && optimistic\(/u,
    ],
    [
      'Chunks are loaded by `importScripts()`',
      'webpack/lib/config/target.js',
      /webworker: true,\s*browser: true,\s*electron: false,\s*nwjs: false,\s*importScripts: true,/u,
    ],
    [
      'The build fails if there is no configuration',
      'webpack/lib/config/target.js',
      /if \(!browsers\) \{\s*throw new Error\(`No browserslist config found/u,
    ],
    [
      "The environment's name follows a second colon",
      'webpack/lib/config/browserslistTargetHandler.js',
      /const \[, configPath, env\] = inputRx\.exec\(input\)/u,
    ],
    [
      'but a chunk is read with `fs` and run with `vm`',
      'webpack/lib/node/ReadFileChunkLoadingRuntimeModule.js',
      /renderNodePrefixForCoreModule\("vm"\)\}\)\.runInThisContext\(/u,
    ],
    ['so loading it does not block', 'webpack/lib/config/target.js', /require: !asyncFlag,/u],
    [
      'The output is an ECMAScript module, `main.mjs`',
      defaults,
      /tp\.deno === true \|\|\s*tp\.bun === true \|\|/u,
    ],
    ['from `node22.3` on', 'webpack/lib/config/target.js', /nodeBuiltinModuleGetter: v\(22, 3\),/u],
    [
      'and `import.meta.dirname` from `node22.16` on',
      'webpack/lib/config/target.js',
      /importMetaDirnameAndFilename: v\(22, 16\),/u,
    ],
    [
      'avoids newer features, such as `globalThis` and `??=`',
      defaults,
      /"globalThis",\s*\(\) => [^,]*\(tp && tp\.globalThis\)/u,
    ],
    [
      'but the number changes nothing',
      'webpack/lib/config/target.js',
      /\/\^bun\(\(\\d\+\)\(\?:\\\.\(\\d\+\)\)\?\)\?\$\/,\s*\(\) => \(\{/u,
    ],
    [
      'and webpack prints the list of names',
      'webpack/lib/config/target.js',
      /`Unknown target '\$\{target\}'\. The following targets are supported:\\n\$\{TARGETS\.map/u,
    ],
    [
      'are imported with the `node:` prefix',
      'webpack/lib/deno/DenoTargetPlugin.js',
      /coreModules\.has\(request\)\) return callback\(null, `node:\$\{request\}`\)/u,
    ],
    [
      'Chunks are loaded by `require()`, and the modules of Electron',
      'webpack/lib/config/target.js',
      /require: true,\s*document: context === "renderer",/u,
    ],
    [
      'Chunks are loaded by `<script>` elements, WebAssembly by `fetch()`, and',
      'webpack/lib/config/target.js',
      /document: context === "renderer",\s*fetchWasm: context === "renderer",/u,
    ],
    [
      'and the old `nw.gui` stay outside the bundle',
      applied,
      /new ExternalsPlugin\("node-commonjs", "nw\.gui"\)\.apply\(compiler\);/u,
    ],
    [
      'with the same meaning as `nwjs`',
      'webpack/lib/config/target.js',
      /\^\(\?:nwjs\|node-webkit\)/u,
    ],
    [
      'otherwise, the text after the colon is a query',
      'webpack/lib/config/browserslistTargetHandler.js',
      /if \(env\) \{\s*return browserslist\(env\);/u,
    ],
    [
      "or, if that isn't set, from `NODE_ENV`",
      'browserslist/node.js',
      /process\.env\.BROWSERSLIST_ENV\s*\} else if \(process\.env\.NODE_ENV\)/u,
    ],
    [
      'if neither is set, it uses `production`',
      'browserslist/node.js',
      /name = process\.env\.NODE_ENV\s*\} else \{\s*name = 'production'/u,
    ],
    [
      'neither',
      defaults,
      /if \(targetProperties\.web\) conditions\.push\("browser"\);/u,
      'universal',
    ],
    [
      'uses this configuration and ignores the query without a message',
      'webpack/lib/config/browserslistTargetHandler.js',
      /if \(config\) \{\s*try \{\s*return browserslist\(config, \{ env, throwOnMissing: true \}\);/u,
    ],
    [
      'A misspelled environment name is ignored',
      'webpack/lib/config/browserslistTargetHandler.js',
      /if \(config\) \{\s*try \{\s*return browserslist\(config, \{ env, throwOnMissing: true \}\);/u,
    ],
    [
      'to the `defaults` key there',
      'browserslist/node.js',
      /return config\[name\] \|\| config\.defaults/u,
    ],
    [
      'A path has to be absolute',
      'webpack/lib/config/browserslistTargetHandler.js',
      /if \(input && path\.isAbsolute\(input\)\) \{/u,
    ],
    [
      'only if all of the listed versions support it',
      'webpack/lib/config/browserslistTargetHandler.js',
      /rawChecker = \(versions\) => checkAll\(browsers, versions\);[\s\S]{0,300}list\.every\(/u,
    ],
    [
      'contains only Node.js versions, the target is Node.js',
      'webpack/lib/config/browserslistTargetHandler.js',
      /nodeProperty = !anyNode \? false : anyBrowser \? null : true;/u,
    ],
    [
      'both browsers and Node.js, the output has to suit both',
      'webpack/lib/config/browserslistTargetHandler.js',
      /browserProperty = !anyBrowser \? false : anyNode \? null : true;/u,
    ],
    [
      'stands for the Chrome version that Electron contains',
      'browserslist/index.js',
      /var chrome = e2c\[versionToUse\]/u,
    ],
    [
      'The output is always an ECMAScript module',
      defaults,
      /\(tp\.node === null && tp\.web === null && tp\.module !== false\)/u,
    ],
    [
      'Neither of the package conditions `browser` and `node` applies',
      'webpack/lib/config/target.js',
      /node: null,\s*deno: null,\s*bun: null,\s*web: null,/u,
    ],
    [
      '`bun`, `bun:sqlite` and the like stay imports',
      'webpack/lib/bun/BunTargetPlugin.js',
      /BUN_BUILTINS = \/\^bun\(\?::\|\$\)\/;/u,
    ],
    [
      'Packages can offer a file under the `bun` condition',
      defaults,
      /if \(targetProperties\.bun\) conditions\.push\("bun"\);/u,
    ],
    [
      'and the global object is `globalThis`',
      defaults,
      /if \(tp\.global\) return "global";\s*if \(tp\.globalThis\) return "globalThis";/u,
    ],
    [
      '`https:`, `jsr:` and `npm:` imports are left',
      'webpack/lib/deno/DenoTargetPlugin.js',
      /DENO_PROTOCOLS = \/\^\(\?:npm\|jsr\|https\?\):\/;/u,
    ],
    [
      'The package conditions `deno`, `node` and `browser` apply',
      'webpack/lib/config/target.js',
      /node: true,\s*deno: true,\s*web: true,/u,
    ],
    [
      'From `deno2.6` on, webpack leaves `import source`',
      'webpack/lib/config/target.js',
      /sourceImport: v\(2, 6\)/u,
    ],
    [
      'from `deno2.8` on, `import defer` too',
      'webpack/lib/config/target.js',
      /deferImport: v\(2, 8\),/u,
    ],
    [
      'A feature on which the members disagree counts as unknown',
      'webpack/lib/config/target.js',
      /hasFalse && hasTrue \? null : Boolean\(hasTrue\)/u,
    ],
    [
      'The build stops with a message that begins `For the selected environment is no default`',
      defaults,
      /throw new Error\(\s*"For the selected environment is no default script chunk format/u,
    ],
    [
      'if no way of loading chunks is left',
      defaults,
      /"For the selected environment is no default ESM chunk format available/u,
    ],
    [
      'webpack assumes no environment and derives no defaults',
      defaults,
      /target === false\s*\? [^:]*\(false\)\s*: typeof target === "string"/u,
    ],
    [
      'everything that is imported dynamically becomes part of the entry',
      'webpack/lib/graph/buildChunkGraph.js',
      /else if \(!chunkGroupInfo\.asyncChunks \|\| !chunkGroupInfo\.chunkLoading\) \{/u,
    ],
    [
      "webpack stops with `Chunk format can't be selected by default when no target is specified`",
      defaults,
      /throw new Error\(\s*"Chunk format can't be selected by default when no target is specified"/u,
    ],
    [
      'an option that you set yourself wins',
      defaults,
      /const F = \(obj, prop, factory\) => \{\s*if \(obj\[prop\] === undefined\)/u,
    ],
    [
      '`worker`, `browser`',
      defaults,
      /webworker\) conditions\.push\("worker"\);[\s\S]{0,150}web\) conditions\.push\("browser"\);/u,
    ],
    ['`bun`, `node`', 'webpack/lib/config/target.js', /node: true,\s*bun: true,\s*web: false,/u],
    [
      '`node`, `browser`, `nwjs`',
      defaults,
      /targetProperties\.electron\) conditions\.push\("electron"\);\s*if \(targetProperties\.nwjs\) conditions\.push\("nwjs"\);/u,
    ],
    [
      'The conditions `webpack` and either `development` or `production`',
      defaults,
      /conditions\.push\(mode === "development" \? "development" : "production"\);/u,
    ],
  ]),
];
