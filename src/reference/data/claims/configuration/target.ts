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
    [
      'With `output.module`, the output is an ECMAScript module',
      defaults,
      /if \(output\.module\) \{\s+if \(environment\.dynamicImport\) return "module";/u,
      'node',
    ],
    [
      'Chunks and built-in modules such as `node:fs` are loaded',
      defaults,
      /case "commonjs":\s+if \(tp\.require\) return "require";/u,
      'node',
    ],
    [
      'but with the queries of one environment in the configuration',
      'webpack/lib/config/browserslistTargetHandler.js',
      /browserslist\(config, \{ env, throwOnMissing: true \}\)/u,
    ],
    [
      'The result of a query that you write here',
      'webpack/lib/config/browserslistTargetHandler.js',
      /if \(env\) \{\s+return browserslist\(env\);/u,
    ],
    [
      'The browsers in the configuration file at an absolute path',
      'webpack/lib/config/browserslistTargetHandler.js',
      /if \(input && path\.isAbsolute\(input\)\) \{/u,
    ],
    [
      "The environment's name follows a second colon",
      'webpack/lib/config/browserslistTargetHandler.js',
      /inputRx = \/\^\(\?:\(\(\?:\[A-Z\]:\)\?\[\/\\\\\]\.\*\?\)\)\?\(\?::\(\.\+\?\)\)\?\$\/i/u,
    ],
    [
      'reads the configuration from `package.json` or a `.browserslistrc` file',
      'browserslist/node.js',
      /path\.join\(dir, 'package\.json'\)\s+var rc = path\.join\(dir, '\.browserslistrc'\)/u,
    ],
    [
      'and only syntax that all of them support',
      'webpack/lib/config/browserslistTargetHandler.js',
      /list\.every\(\(v\) => \{\s+const \[name, parsedVersion\] = v\.split\(" "\);/u,
    ],
    [
      'imports of the built-in modules of Bun and Node.js are kept',
      applied,
      /if \(options\.externalsPresets\.bun\)/u,
    ],
    [
      "like `node`, but Electron's own modules are left",
      applied,
      /if \(options\.externalsPresets\.electronMain\)/u,
    ],
    [
      "It limits the syntax of webpack's own code",
      'webpack/lib/config/target.js',
      /const: v >= 2015,\s+let: v >= 2015,/u,
      'esX',
    ],
    [
      'chunks are read with `fs`',
      defaults,
      /if \(tp\.require\) return "require";\s+if \(tp\.nodeBuiltins\) return "async-node";/u,
      'nwjs',
    ],
    [
      'for example `process.getBuiltinModule()` from `node22.3` on',
      'webpack/lib/config/target.js',
      /nodeBuiltinModuleGetter: v\(22, 3\),/u,
    ],
    [
      "webpack's `mode` plays no part in this",
      'webpack/lib/config/browserslistTargetHandler.js',
      /browserslist\.loadConfig\(\{\s+path: context,\s+env\s+\}\);/u,
    ],
    [
      'It loads chunks with `import()`',
      defaults,
      /output\.module &&\s+environment\.dynamicImport\s+\) \{\s+return "import";/u,
    ],
    [
      'so one old browser limits all the others',
      'webpack/lib/config/browserslistTargetHandler.js',
      /list\.every\(\(v\) => \{\s+const \[name, parsedVersion\] = v\.split\(" "\);/u,
    ],
    [
      'resolves to the file under its general conditions',
      defaults,
      /if \(targetProperties\.web\) conditions\.push\("browser"\);/u,
    ],
    [
      'WebAssembly is loaded by `fetch()`, and the global object',
      'webpack/lib/config/target.js',
      /global: false,\s+document: false,\s+fetchWasm: true,/u,
    ],
    [
      'only ECMAScript modules are left',
      'webpack/lib/config/target.js',
      /\(result\)\[key\] = hasFalse && hasTrue \? null : Boolean\(hasTrue\);/u,
    ],
    [
      'gives a bundle like that of `universal`',
      defaults,
      /tp\.require === null \|\|\s+tp\.nodeBuiltins === null \|\|/u,
    ],
    [
      "Since webpack can't know how chunks are written and loaded",
      defaults,
      /"Chunk format can't be selected by default when no target is specified"/u,
    ],
    [
      'Without `chunkFormat`, webpack stops with',
      defaults,
      /"Chunk format can't be selected by default when no target is specified"/u,
    ],
    [
      'An array stands for what',
      'webpack/lib/config/target.js',
      /hasFalse && hasTrue \? null : Boolean\(hasTrue\);/u,
    ],
    [
      '`deno` and `bun` are exceptions',
      'webpack/lib/config/target.js',
      /generator: true,\s+topLevelAwait: true,/u,
    ],
    [
      'the browsers of `production` unless you name another environment',
      'browserslist/node.js',
      /name = process\.env\.NODE_ENV\s+\} else \{\s+name = 'production'/u,
    ],
    ['The output is CommonJS', defaults, /if \(tp\.require\) return "commonjs";/u],
    [
      'the `browser` field and condition in packages are used',
      defaults,
      /if \(targetProperties\.web\) conditions\.push\("browser"\);/u,
    ],
    [
      'webpack uses that environment',
      'webpack/lib/config/browserslistTargetHandler.js',
      /browserslist\(config, \{ env, throwOnMissing: true \}\)/u,
    ],
    [
      'Built-in Node.js modules are imported with their prefix',
      'webpack/lib/config/target.js',
      /nodePrefixForCoreModules: true,/u,
    ],
    [
      'if one of the versions is too old for that, the build stops',
      defaults,
      /"For the selected environment is no default ESM chunk format available/u,
    ],
    [
      'also adds prefixes for the listed browsers',
      'webpack/lib/css/syntax-parser.js',
      /environment\.browsers !== undefined &&\s+environment\.browsers\.length !== 0/u,
    ],
    [
      'A query needs no configuration at all',
      'webpack/lib/config/browserslistTargetHandler.js',
      /if \(env\) \{\s+return browserslist\(env\);/u,
    ],
    [
      "An array doesn't build several bundles",
      'webpack/lib/config/target.js',
      /\(result\)\[key\] = hasFalse && hasTrue \? null : Boolean\(hasTrue\);/u,
    ],
    [
      "without `output.module`, also for `['web', 'webworker']`",
      'webpack/lib/config/target.js',
      /\(result\)\[key\] = hasFalse && hasTrue \? null : Boolean\(hasTrue\);/u,
    ],
    [
      'A web worker, shared worker or service worker',
      'webpack/lib/config/target.js',
      /"Web Worker, SharedWorker or Service Worker\.",/u,
    ],
    [
      'A window of Electron with Node.js integration',
      'webpack/lib/config/target.js',
      /document: context === "renderer",\s+fetchWasm: context === "renderer",/u,
    ],
    [
      'such as `es5`, `es2015` or `es2022`',
      'webpack/lib/config/target.js',
      /if \(v < 1000\) v \+= 2009;/u,
    ],
    [
      'from one file that is an ECMAScript module',
      'webpack/lib/config/target.js',
      /global: null,\s+module: true,\s+dynamicImport: true,/u,
    ],
    [
      'So adding a `browserslist` field to `package.json` changes the output',
      'webpack/lib/config/target.js',
      /return browsers \? "browserslist" : "web";/u,
    ],
    [
      'The version determines which syntax and features',
      'webpack/lib/config/target.js',
      /nodeBuiltinModuleGetter: v\(22, 3\),/u,
    ],
    [
      'webpack uses syntax that has long been common',
      'webpack/lib/config/defaults.js',
      /"globalThis",\s*\(\) => [^,]*\(tp && tp\.globalThis\)/u,
    ],
    [
      'If a name is unknown, the build stops',
      'webpack/lib/config/target.js',
      /`Unknown target '\$\{target\}'\. The following targets are supported:\\n\$\{TARGETS\.map/u,
    ],
    [
      'The browsers or Node.js versions in your Browserslist configuration',
      'webpack/lib/config/browserslistTargetHandler.js',
      /list\.every\(\(v\) => \{\s+const \[name, parsedVersion\] = v\.split\(" "\);/u,
    ],
    [
      'and results in a target for browsers',
      'webpack/lib/config/browserslistTargetHandler.js',
      /nodeProperty = !anyNode \? false : anyBrowser \? null : true;/u,
    ],
    [
      'and refers to built-in Node.js modules with the `node:` prefix',
      'webpack/lib/deno/DenoTargetPlugin.js',
      /coreModules\.has\(request\)\) return callback\(null, `node:\$\{request\}`\)/u,
    ],
    [
      'and so do the modules of Node.js',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.externalsPresets\.bun\)/u,
    ],
    [
      'in the order in which the package lists them',
      'webpack/lib/config/target.js',
      /node: true,\s*deno: true,\s*web: true,/u,
    ],
    [
      'all of its members have in common',
      'webpack/lib/config/target.js',
      /hasFalse && hasTrue \? null : Boolean\(hasTrue\);/u,
    ],
    [
      "so it's an ECMAScript module",
      'webpack/lib/config/browserslistTargetHandler.js',
      /browserProperty = !anyBrowser \? false : anyNode \? null : true;/u,
    ],
    [
      'and webpack avoids it',
      'webpack/lib/config/target.js',
      /hasFalse && hasTrue \? null : Boolean\(hasTrue\)/u,
    ],
    [
      "and for `'es2022'` alone",
      'webpack/lib/config/target.js',
      /\(result\)\[key\] = hasFalse && hasTrue \? null : Boolean\(hasTrue\);/u,
    ],
    [
      'you have to specify both',
      'webpack/lib/config/defaults.js',
      /"Chunk format can't be selected by default when no target is specified"/u,
    ],
    [
      'Writes ECMAScript modules that use what Bun has',
      'webpack/lib/bun/BunTargetPlugin.js',
      /BUN_BUILTINS = \/\^bun\(\?::\|\$\)\/;/u,
    ],
    [
      'Each feature is used',
      'webpack/lib/config/browserslistTargetHandler.js',
      /rawChecker = \(versions\) => checkAll\(browsers, versions\);[\s\S]{0,300}list\.every\(/u,
    ],
    [
      'This applies to a list in `package.json`',
      'browserslist/node.js',
      /return config\[name\] \|\| config\.defaults/u,
    ],
    [
      'applies without the name of an environment',
      'webpack/lib/config/browserslistTargetHandler.js',
      /if \(config\) \{\s*try \{\s*return browserslist\(config, \{ env, throwOnMissing: true \}\);/u,
    ],
    [
      'Writes ECMAScript modules',
      'webpack/lib/config/target.js',
      /module: true,\s+optionalChaining: true,\s+spread: true,/u,
      'deno',
    ],
    [
      'The browsers in one environment of such a file',
      'webpack/lib/config/browserslistTargetHandler.js',
      /config: configPath,\s+env\s+\}\);/u,
    ],
    [
      'you can also specify how new the Node.js side is',
      'webpack/lib/config/target.js',
      /const v = versionDependent\(major, minor\);/u,
    ],
    [
      'Combine it with an environment',
      'webpack/lib/config/target.js',
      /if \(v < 1000\) v \+= 2009;/u,
    ],
  ]),
];
