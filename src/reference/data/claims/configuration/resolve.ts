import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults, schema } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/resolve', [
    ["`'...'` stands for these", 'webpack/lib/util/cleverMerge.js', /item === "\.\.\."/u],
    [
      'A key matches the request itself and everything below it',
      'enhanced-resolve/lib/AliasUtils.js',
      /hasRequestString && innerRequest\.startsWith\(item\.nameWithSlash\)/u,
    ],
    [
      'not for keys with a star, which then match too much',
      'enhanced-resolve/lib/AliasUtils.js',
      /matchRequest \|\| matchWildcard\) \{[\s\S]{0,400}if \(alias === false\) \{/u,
    ],
    [
      'the first path that exists is used',
      'enhanced-resolve/lib/AliasUtils.js',
      /if \(item\.arrayAlias\) \{\s*return forEachBail\(/u,
    ],
    [
      'An alias is final',
      'enhanced-resolve/lib/AliasUtils.js',
      /if \(shouldStop\) return callback\(null, null\);/u,
    ],
    [
      'If `true`, only the exact request matches',
      'enhanced-resolve/lib/AliasUtils.js',
      /innerRequest === item\.name \|\|\s*\(!item\.onlyModule &&/u,
    ],
    [
      "In scripts for the web and Electron's renderer",
      defaults,
      /tp && tp\.web && \(!tp\.node \|\| \(tp\.electron && tp\.electronRenderer\)\);/u,
    ],
    [
      'its layer and the name of the compilation',
      'webpack/lib/module/NormalModuleFactory.js',
      /issuer: contextInfo\.issuer,\s*compiler: contextInfo\.compiler,\s*issuerLayer:/u,
    ],
    [
      'otherwise, `production`',
      defaults,
      /conditions\.push\(mode === "development" \? "development" : "production"\);/u,
    ],
    [
      '`require`, `module-sync`, `module`',
      defaults,
      /"require",\s*"module-sync",\s*"module",\s*"\.\.\."/u,
    ],
    [
      '`worker`, `import`, `module-sync`, `module`',
      defaults,
      /\["worker", \.\.\.options\.conditionNames\]/u,
    ],
    [
      "only `webpack` and the mode's condition apply",
      defaults,
      /styleConditions\.push\("style"\);/u,
    ],
    [
      'all except styles and URLs, with TypeScript support',
      defaults,
      /tsConditionPrefix = typescript \? \["typescript"\] : \[\];/u,
    ],
    [
      "Keep the default conditions with `'...'`",
      'webpack/lib/util/cleverMerge.js',
      /item === "\.\.\."/u,
    ],
    [
      'one of the `extensions` is appended to every request',
      'enhanced-resolve/lib/ResolverFactory.js',
      /if \(!enforceExtension\) \{\s*plugins\.push\(new TryNextPlugin\("raw-file", "no extension", "file"\)\);/u,
    ],
    [
      '`.js`, `.mjs` and `.cjs` are mapped accordingly',
      defaults,
      /"\.cjs": \["\.cjs", "\.cts"\],\s*"\.mjs": \["\.mjs", "\.mts"\]/u,
    ],
    ['`.ts` has to be in the list again', defaults, /"\.js": \["\.js", "\.ts"\],/u],
    [
      'Nothing else is tried, so list the original extension',
      'enhanced-resolve/lib/ExtensionAliasPlugin.js',
      /alias\.includes\(extension\)\) \{\s*return callback\(\);\s*\}[^;]*return callback\(null, null\);/u,
    ],
    [
      'tries `money.ts`, then `money.js` and so on',
      defaults,
      /\? \["\.ts", "\.js", "\.json", "\.wasm"\]/u,
    ],
    [
      'nor to what aliases and packages resolve to',
      'enhanced-resolve/lib/AliasUtils.js',
      /request: newRequestStr,\s*fullySpecified: false,/u,
    ],
    [
      'in the `.js` files of packages with `"type": "module"`',
      defaults,
      /descriptionData: \{\s*type: "module"\s*\},\s*resolve: \{\s*fullySpecified: true/u,
    ],
    ['The value above is the default', defaults, /importsFields: \["imports"\],/u],
    [
      '`browser`, `module`, `main`',
      defaults,
      /browserField \? \["browser", "module", "\.\.\."\] : \["module", "\.\.\."\]/u,
    ],
    ['`style`, `main`', defaults, /mainFields: \["style", "\.\.\."\],/u, '@import'],
    [
      'For stylesheets, the array is empty by default',
      defaults,
      /mainFiles: \[\],\s+mainFields: \["style", "\.\.\."\],/u,
    ],
    [
      'with an absolute path, only that folder is searched',
      'enhanced-resolve/lib/ResolverFactory.js',
      /\} else \{\s*plugins\.push\(new ModulesInRootPlugin\("raw-module", item, "module"\)\);/u,
    ],
    [
      "results aren't kept in the cache",
      'webpack/lib/cache/ResolverCachePlugin.js',
      /if \(!persistent\) return;/u,
    ],
    [
      'is first searched for below `roots`',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new RootsPlugin\("after-normal-resolve", roots, "relative"\)\);\s*\}\s*if \(!preferRelative &&/u,
    ],
    [
      "With `true`, it's the other way around",
      'enhanced-resolve/lib/ResolverFactory.js',
      /if \(preferAbsolute\) \{\s*plugins\.push\(new JoinRequestPlugin\([^)]*\)\);\s*\}\s*if \(roots\.size > 0\)/u,
    ],
    [
      'Treats `cart.js` like `./cart.js` first',
      'enhanced-resolve/lib/ResolverFactory.js',
      /if \(preferRelative\) \{\s*plugins\.push\(new JoinRequestPlugin\([^)]*\)\);\s*\}\s*plugins\.push\(\s*new Cond/u,
    ],
    [
      'URLs (including those of workers) and requests in stylesheets',
      defaults,
      /url: \{\s*preferRelative: true\s*\},/u,
    ],
    [
      'before it tries the root of the disk',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new RootsPlugin\("after-normal-resolve", roots, "relative"\)\);\s*\}\s*if \(!preferRelative &&/u,
    ],
    [
      '`true` looks for the nearest `tsconfig.json`',
      'enhanced-resolve/lib/TsconfigPathsPlugin.js',
      /DEFAULT_CONFIG_FILE = "tsconfig\.json";/u,
    ],
    [
      'from the folder of each importing file upward',
      'enhanced-resolve/lib/TsconfigPathsPlugin.js',
      /parentDir = resolver\.dirname\(dir\);\s*if \(parentDir === dir\) \{/u,
    ],
    [
      'are rejected in 5.112.2',
      schema,
      /"enum": \["auto"\]\s*\},\s*\{\s*"type": "string"\s*\}\s*\]/u,
    ],
    [
      'If you set an object, webpack stores the results in it',
      'enhanced-resolve/lib/ResolverFactory.js',
      /typeof options\.unsafeCache !== "object"\s*\? [^:]*\(\{\}\)\s*: options\.unsafeCache/u,
    ],
    [
      'Makes the resolver read files with synchronous calls',
      schema,
      /"Use synchronous filesystem calls for the resolver\."/u,
    ],
    ["It's on whenever webpack's cache is on", defaults, /resolveOptions = \{\s+cache,/u],
    ['The default is `imports`, as in Node.js', defaults, /importsFields: \["imports"\],/u],
    ['The default is the context', defaults, /roots: \[context\],/u],
    [
      'The option is on as long as the built-in TypeScript support',
      defaults,
      /if \(typescript\) \{\s+resolveOptions\.tsconfig = true;/u,
    ],
    [
      "the call throws `Cannot 'resolveSync' because the fileSystem is not sync. Use 'resolve'!`",
      'enhanced-resolve/lib/Resolver.js',
      /"Cannot 'resolveSync' because the fileSystem is not sync\. Use 'resolve'!"/u,
    ],
    [
      'the conditions are `loader`, `require` and `node`',
      defaults,
      /conditionNames: \["loader", "require", "node"\],/u,
    ],
    ['the fields are `loader` and `main`', defaults, /mainFields: \["loader", "main"\],/u],
    [
      'and the only extension is `.js`',
      defaults,
      /mainFields: \["loader", "main"\],\s*extensions: \["\.js"\],/u,
    ],
  ]),
];
