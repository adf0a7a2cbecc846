import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, defaults, htmlParser, ruleSet, schema } from './evidence.ts';

const buildHttp = 'webpack/lib/schemes/HttpUriPlugin.js';
const lazy = 'webpack/lib/hmr/LazyCompilationPlugin.js';
const lazyBackend = 'webpack/lib/hmr/lazyCompilationBackend.js';
const deferParser = 'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js';
const typescript = 'webpack/lib/typescript/TypeScriptPlugin.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/experiments', [
    [
      'on by default since 5.109',
      defaults,
      /"css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)/u,
      'css',
    ],
    [
      'unless a rule sets a loader or a type for these files',
      defaults,
      /hasRuleForResource\(rules, "\/file\.css"\) \|\|/u,
      'css',
    ],
    [
      'on by default since 5.109',
      defaults,
      /"html", \(\) => \(experiments\.futureDefaults \? true : "auto"\)/u,
      'html',
    ],
    [
      'unless a rule sets a loader or a type for these files',
      defaults,
      /!RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.html"\) && "auto"/u,
      'html',
    ],
    ['`.ts` files without a loader', defaults, /hasRuleForResource\(rules, "\/file\.ts"\)/u],
    [
      'on by default since 5.109',
      defaults,
      /"typescript", \(\) =>\s+experiments\.futureDefaults \? true : "auto"/u,
      'typescript',
    ],
    ['importing `.wasm` files', defaults, /hasRuleForResource\(rules, "\/file\.wasm"\)/u],
    [
      'on by default since 5.109',
      defaults,
      /"asyncWebAssembly",\s+experiments\.futureDefaults \? true : "auto"/u,
      'asyncWebAssembly',
    ],
    [
      'or `syncWebAssembly` is on',
      defaults,
      /asyncWebAssembly =\s+!experiments\.syncWebAssembly &&/u,
    ],
    [
      'the proposals are not final',
      defaults,
      /D\(experiments, "deferImport", false\);\s*D\(experiments, "sourceImport", false\);/u,
      'deferImport',
    ],
    [
      "A rule that only sets parser options doesn't count",
      ruleSet,
      /establishesType =\s*rule\.type !== undefined \|\|\s*\(\(rule\.use !== undefined/u,
    ],
    [
      'a loader with `enforce`, or in a request',
      ruleSet,
      /rule\.loader !== undefined\) &&\s*rule\.enforce === undefined\);/u,
    ],
    [
      'fails with “No parser registered for css/auto”',
      'webpack/lib/module/NormalModuleFactory.js',
      /throw new Error\(`No parser registered for \$\{type\}`\);/u,
    ],
    [
      'webpack silently accepts unknown names here',
      schema,
      /"Experiments": \{[^{]*"additionalProperties": true/u,
    ],
    [
      'with one letter too many, has no effect',
      schema,
      /"Experiments": \{[^{]*"additionalProperties": true/u,
    ],
    [
      'modules that import it wait for it',
      'webpack/lib/wasm/AsyncWebAssemblyParser.js',
      /buildMeta\.async = true;/u,
    ],
    [
      'importing a `.wasm` file is an error unless',
      applied,
      /if \(options\.experiments\.asyncWebAssembly\) \{/u,
    ],
    [
      'with deprecation warnings',
      'webpack/lib/graph/Chunk.js',
      /"Chunk\.getModules",\s*"DEP_WEBPACK_CHUNK_GET_MODULES"/u,
    ],
    [
      'webpack drops these APIs',
      'webpack/lib/Compiler.js',
      /this\._backCompat = this\.options\.experiments\.backCompat !== false;/u,
    ],
    [
      'Node.js prints `DEP_WEBPACK_CHUNK_GET_MODULES`',
      'webpack/lib/graph/Chunk.js',
      /"Chunk\.getModules",\s*"DEP_WEBPACK_CHUNK_GET_MODULES"/u,
    ],
    [
      'Builds modules from `http:` and `https:` URLs',
      buildHttp,
      /scheme: "http",[\s\S]{0,90}scheme: "https",/u,
    ],
    [
      'webpack downloads each module once, unless the host forbids caching',
      buildHttp,
      /parsed\["no-cache"\] \|\| parsed\["no-store"\]\) \{\s*storeCache = storeLock = false;/u,
    ],
    [
      "It writes the module's checksum to a lock file",
      buildHttp,
      /const entry = \{ resolved: url, integrity, contentType \};/u,
    ],
    [
      'A production build uses only the stored content',
      buildHttp,
      /if \(!upgrade\) \{\s*(?:\/\/.*\s*)?return callback\(null, \{ entry, content \}\);/u,
    ],
    ["fails if there's a new URL", defaults, /D\(experiments\.buildHttp, "frozen", production\);/u],
    [
      "`true` isn't allowed",
      schema,
      /"buildHttp": \{[^\]]*HttpUriAllowedUris"\s*\},\s*\{\s*"\$ref": "#\/definitions\/HttpUriOptions"\s*\}\s*\]/u,
    ],
    [
      'Commit `webpack.lock` and the `webpack.lock.data` folder',
      buildHttp,
      /: `\$\{lockfileLocation\}\.data`;/u,
    ],
    [
      'strings that a URL has to begin with',
      buildHttp,
      /parsedUri\.href\.startsWith\(parsedAllowed\.href\)/u,
    ],
    [
      'functions that receive the whole URL',
      buildHttp,
      /if \(allowed\(parsedUri\.href\)\) return true;/u,
    ],
    [
      "A string that isn't a URL allows nothing",
      buildHttp,
      /parsedAllowed = new URL\(allowed\);\s*\} catch \(_err\) \{\s*continue;/u,
    ],
    [
      'The target of a redirect has to be allowed too',
      buildHttp,
      /if \(!isAllowed\(nextUrl\.href\)\) \{\s*throw new Error\(/u,
    ],
    [
      'also allows `https://cdn.example.com/npm-of-others/`',
      buildHttp,
      /parsedUri\.href\.startsWith\(parsedAllowed\.href\)/u,
    ],
    [
      'also matches URLs on other hosts',
      buildHttp,
      /\} else if \(allowed\.test\(parsedUri\.href\)\) \{/u,
    ],
    [
      'The absolute path of the folder with the downloaded content',
      schema,
      /"cacheLocation": \{[^\]]*"enum": \[false\]\s+\},\s+\{\s+"type": "string",\s+"absolutePath": true/u,
    ],
    [
      "the lock file's name followed by `.data`",
      'webpack/lib/schemes/HttpUriPlugin.js',
      /: `\$\{lockfileLocation\}\.data`;/u,
    ],
    [
      'With `false`, nothing is stored, so each fresh build',
      buildHttp,
      /if \(!cacheLocation \|\| !result\.content\) \{\s*return callback\(null, result\);/u,
    ],
    ["Builds then fail if the host can't be reached", buildHttp, /\} else \{\s+doFetch\(\);\s+\}/u],
    [
      'as soon as the host serves different content',
      buildHttp,
      /if \(frozen\) \{\s*return callback\(\s*new Error\(\s*`\$\{url\} has an outdated lockfile entry/u,
    ],
    [
      'or the stored content fails',
      buildHttp,
      /`\$\{url\} is missing content in the lockfile cache, but lockfile is frozen/u,
    ],
    [
      'In production, the option is on unless you turn it off',
      defaults,
      /D\(experiments\.buildHttp, "frozen", production\);/u,
    ],
    [
      '`has no lockfile entry and lockfile is frozen`',
      buildHttp,
      /`\$\{url\} has no lockfile entry and lockfile is frozen`/u,
    ],
    [
      'The absolute path of the lock file',
      schema,
      /"lockfileLocation": \{\s+"description": "[^"]+",\s+"type": "string",\s+"absolutePath": true/u,
    ],
    [
      'The default is `webpack.lock` in the context',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /: "webpack\.lock"/u,
    ],
    [
      'that name and a dot come first, as in',
      buildHttp,
      /compiler\.name\s*\? `\$\{toSafePath\(compiler\.name\)\}\.webpack\.lock`/u,
    ],
    [
      'since each build adds its entries to the existing ones',
      buildHttp,
      /for \(const \[key, value\] of[^)]*lockfileUpdates\s*\)\) \{\s*lockfile\.entries\.set\(key, value\);/u,
    ],
    [
      'The content is then stored in `admin.lock.data`',
      buildHttp,
      /: `\$\{lockfileLocation\}\.data`;/u,
    ],
    ['has one entry for each URL', buildHttp, /lockfile\.entries\.set\(url, entry\);/u],
    [
      '`http_proxy` or `HTTP_PROXY`',
      buildHttp,
      /this\.options\.proxy \|\| process\.env\.http_proxy \|\| process\.env\.HTTP_PROXY;/u,
    ],
    [
      "The proxy is used only for webpack's own downloads",
      buildHttp,
      /fetch: proxyFetch\(getHttps\(\), proxy\)/u,
    ],
    [
      'requests the URLs in the lock file again',
      buildHttp,
      /if \(!upgrade\) \{\s*(?:\/\/.*\s*)?return callback\(null, \{ entry, content \}\);/u,
    ],
    [
      'In production, it minimizes the stylesheet too',
      defaults,
      /minify\.push\(require\.resolve\("\.\.\/css\/cssMinify"\)\);/u,
    ],
    [
      'Importing a `.css` file is then an error unless',
      applied,
      /if \(options\.experiments\.css\) \{/u,
    ],
    [
      'With `true`, `css-loader` warns',
      'css-loader/dist/index.js',
      /emitWarning\(new Error\([^;]*now css-loader does nothing/u,
    ],
    ['and does nothing', 'css-loader/dist/index.js', /\(now css-loader does nothing\)/u],
    [
      'in development, where the cache is on',
      defaults,
      /"cache", \(\) =>\s+development \? \{ type:/u,
    ],
    [
      "can't be combined with `optimization.usedExports`",
      'webpack/lib/optimize/FlagDependencyUsagePlugin.js',
      /"optimization\.usedExports can't be used with cacheUnaffected as/u,
    ],
    [
      'or `optimization.mangleExports`, which look at all modules',
      'webpack/lib/optimize/MangleExportsPlugin.js',
      /"optimization\.mangleExports can't be used with cacheUnaffected as/u,
    ],
    [
      'Both are off in development unless you set them',
      defaults,
      /D\(optimization, "mangleExports", production\);/u,
    ],
    [
      'As with the syntax, only `* as name` is possible',
      'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js',
      /isDefer\(phase\) &&\s*\(statement\.specifiers\.length !== 1 \|\|/u,
    ],
    [
      "`Deferred import can only be used with import * as namespace from '...' syntax`",
      deferParser,
      /"Deferred import can only be used with `import \* as namespace from '\.\.\.'` syntax\."/u,
    ],
    [
      'become asynchronous',
      'webpack/lib/wasm/AsyncWebAssemblyParser.js',
      /buildMeta\.async = true;/u,
    ],
    [
      '`output.module` is on where the target can run modules',
      defaults,
      /\(futureDefaults && tp\.module !== false && !hasScriptLibrary\)/u,
    ],
    [
      "and `externalsType` is `'module-import'`",
      defaults,
      /output\.module \? "module-import" : "var";/u,
    ],
    ['scripts get no `charset` attribute', defaults, /D\(output, "charset", !futureDefaults\);/u],
    [
      '`xxhash64` and have 16 characters',
      defaults,
      /"hashDigestLength", futureDefaults \? 16 : 20\)/u,
    ],
    [
      'is on even if a loader handles such files',
      defaults,
      /"html", \(\) => \(experiments\.futureDefaults \? true : "auto"\)/u,
    ],
    [
      'the queries `?raw`, `?url`, `?inline` and `?no-inline`',
      defaults,
      /if \(futureDefaults\) \{\s*rules\.push\(\{\s*oneOf: \[\s*\{\s*resourceQuery: \/\(\\\?\|&\)raw/u,
    ],
    [
      'takes precedence over `src/index.js` as the default entry',
      defaults,
      /htmlFirst = htmlExplicitlyEnabled \|\| \(htmlWasUnset && futureDefaults\);/u,
    ],
    [
      '`[path]` in names never leaves the output folder',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /compilation\.options\.experiments\.futureDefaults/u,
    ],
    [
      'imports of missing exports and code that strict mode forbids',
      defaults,
      /"exportsPresence", "error"\);\s*D\(parserOptions, "strictModeViolations", futureDefaults \? "error" : "warn"\)/u,
    ],
    [
      'unknown properties of `import.meta` are left in the code',
      defaults,
      /"importMeta", outputModule \? "preserve-unknown" : true\);/u,
    ],
    [
      'in code for the web causes warnings',
      defaults,
      /return futureDefaults \? "warn-mock" : "mock";/u,
    ],
    [
      'JSON and XML are minimized too',
      defaults,
      /D\(minimizeOptions, "json", futureDefaults\);\s*if \(futureDefaults\) F\(minimizeOptions, "xml"/u,
    ],
    [
      "by webpack's own printer instead of Terser",
      defaults,
      /javascriptMinify = futureDefaults\s*\? require\.resolve\("\.\.\/javascript\/jsMinify"\)/u,
    ],
    ['`backCompat` is off', defaults, /"backCompat", !experiments\.futureDefaults\)/u],
    ['`cacheUnaffected` is on', defaults, /"cacheUnaffected", experiments\.futureDefaults\)/u],
    ['terminals show progress', defaults, /"progress", futureDefaults \? "auto" : false\)/u],
    [
      'production builds do not check the configuration',
      defaults,
      /"validate", \(\) => !\(futureDefaults === true && production\)/u,
    ],
    [
      'Options that you set yourself keep your values',
      defaults,
      /const D = \(obj, prop, value\) => \{\s+if \(obj\[prop\] === undefined\) \{/u,
    ],
    [
      'the script is imported by a separate file',
      'webpack/lib/config/WebpackOptionsApply.js',
      /options\.externalsPresets\.webAsync \? "import" : "module"/u,
    ],
    [
      'An element with another `type`, such as `text/scss`',
      htmlParser,
      /return t === "" \|\| t === "text\/css";/u,
    ],
    [
      'Each of these elements becomes an entry',
      htmlParser,
      /if \(isLinkModulePreload\(attrs\)\) return "modulepreload";/u,
    ],
    [
      '`output.module` decides whether scripts have `type="module"`',
      htmlParser,
      /if \(outputModule && type === "script"\) \{/u,
    ],
    [
      "it's on, both scripts have the attribute",
      htmlParser,
      /if \(outputModule && type === "script"\) \{/u,
    ],
    [
      'A script that loses `type="module"`',
      htmlParser,
      /!outputModule && type === "script-module" && typeAttr !== 0/u,
    ],
    [
      'The comment applies only to the next element',
      htmlParser,
      /pendingWebpackIgnore = options\.webpackIgnore;/u,
    ],
    [
      'if there is no `src/index.js` (or `.ts`)',
      defaults,
      /\.\.\.jsExtensions,\s+\.\.\.\(html && !htmlFirst \? \["\.html"\] : \[\]\),/u,
    ],
    [
      'With `html: true`, the page takes precedence if both',
      defaults,
      /htmlExplicitlyEnabled = options\.experiments\.html === true;/u,
    ],
    [
      'the script, `main.js`',
      defaults,
      /\.\.\.jsExtensions,\s+\.\.\.\(html && !htmlFirst \? \["\.html"\] : \[\]\),/u,
    ],
    [
      'the page, `index.html`',
      defaults,
      /\.\.\.\(html && htmlFirst \? \["\.html"\] : \[\]\),\s+\.\.\.jsExtensions,/u,
    ],
    [
      'a script that is the default entry is called `main`',
      'webpack/lib/config/normalization.js',
      /config\.entry === undefined\s+\? \{ main: \{\} \}/u,
    ],
    [
      'The option needs watch mode or a dev server',
      lazyBackend,
      /if \(moduleActivated && compiler\.watching\) compiler\.watching\.invalidate\(\);/u,
    ],
    [
      'It also needs hot module replacement',
      'webpack/hot/lazy-compilation-web.js',
      /if \(!options\.active && !options\.module\.hot\) \{/u,
    ],
    [
      'this connection starts a build',
      lazyBackend,
      /if \(moduleActivated && compiler\.watching\) compiler\.watching\.invalidate\(\);/u,
    ],
    [
      'the next build leaves the module out again',
      lazyBackend,
      /\$\{key\} is no longer in use\. Next compilation will skip this module\./u,
    ],
    [
      'Compiles entries on demand',
      applied,
      /entries: !lazyOptions \|\| lazyOptions\.entries !== false,/u,
    ],
    [
      'Compiles modules behind `import()` on demand',
      applied,
      /imports: !lazyOptions \|\| lazyOptions\.imports !== false,/u,
    ],
    [
      'a regular expression for the path',
      lazy,
      /if \(test instanceof RegExp\) \{[^}]+return name && test\.test\(name\);/u,
    ],
    ['a string that the path begins with', lazy, /return name && name\.startsWith\(test\);/u],
    [
      'a function that receives the module',
      lazy,
      /typeof test === "function"\) \{\s*return test\(module\);/u,
    ],
    [
      'It either passes an object with `module` and `dispose`',
      lazy,
      /const promise = this\.backend\(compiler, \(err, result\) => \{/u,
    ],
    ['or returns a promise for such an object', lazy, /promise\.then\(\(b\) => \{\s*backend = b;/u],
    [
      'which uses `EventSource` in browsers',
      'webpack/hot/lazy-compilation-web.js',
      /if \(typeof EventSource !== "function"\) \{/u,
    ],
    [
      'a port, an object for `server.listen()` in Node.js',
      lazyBackend,
      /server\.listen\(listen\);/u,
    ],
    [
      'or a function that receives the server',
      lazyBackend,
      /typeof options\.listen === "function"\s+\? options\.listen/u,
    ],
    [
      'the system chooses a free port',
      lazyBackend,
      /listen = \{ \.\.\.listen, port: undefined \};/u,
    ],
    [
      'Protocol that pages use to connect: `http` or `https`',
      schema,
      /"protocol": \{\s+"description": "[^"]+",\s+"enum": \["http", "https"\]/u,
    ],
    ['since webpack cannot see that', lazyBackend, /\(typeof options\.server === "object" &&/u],
    [
      "`https` makes webpack's own server use HTTPS too",
      lazyBackend,
      /isHttps =\s*options\.protocol === "https" \|\|/u,
    ],
    [
      'Options for `http.createServer()`',
      lazyBackend,
      /const http = isHttps \? require\("https"\) : require\("http"\);/u,
    ],
    [
      'With `key` or `pfx` among the options',
      lazyBackend,
      /\("key" in options\.server \|\| "pfx" in options\.server\)/u,
    ],
    ['The old name is ignored without a message', schema, /^(?![\s\S]*"outputModule")/u],
    [
      'so a configuration that relies on it alone writes classic',
      defaults,
      /^(?![\s\S]*experiments\.outputModule)/u,
    ],
    [
      'This works only in chunks that are loaded later',
      'webpack/lib/wasm-sync/WebAssemblyModulesPlugin.js',
      /new (?:\(getWebAssemblyInInitialChunkError\(\)\)|WebAssemblyInInitialChunkError)\(/u,
    ],
    [
      'in an entry chunk, such an import is an error',
      'webpack/lib/errors/WebAssemblyInInitialChunkError.js',
      /`WebAssembly module is included in initial chunk\./u,
    ],
    [
      'Reads `.ts`, `.mts` and `.cts` files by removing',
      typescript,
      /TS_RESOURCE_RE = \/\\\.\(\?:\[mc\]\?tsx\?\)\$\/i;/u,
    ],
    [
      'Types are replaced with spaces, so lines and columns',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
    [
      'With this option, imports also find TypeScript files',
      defaults,
      /typescript\s+\? \["\.ts", "\.js", "\.json", "\.wasm"\]/u,
    ],
    [
      "webpack only removes types and doesn't check them",
      typescript,
      /stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
    [
      '`experiments.typescript does not support .tsx/JSX. Use a TSX-capable loader`',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /"experiments\.typescript does not support \.tsx\/JSX\. " \+\s*"Use a TSX-capable loader/u,
    ],
    [
      "With `'auto'`, a rule with a loader turns the built-in support off",
      defaults,
      /!\(\s+RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.ts"\) \|\|/u,
    ],
    [
      "types are removed from the loader's result too",
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /\.processResult\.tap\(/u,
    ],
    ['The URL of a proxy', buildHttp, /const \{ hostname: host, port \} = new URL\(proxy\);/u],
    [
      'write a comment instead: `import /* webpackSource: true */',
      'webpack/lib/dependencies/core/ImportPhase.js',
      /return webpackSource \? ImportPhase\.Source : phaseBySyntax;/u,
    ],
    [
      'the dynamic form is `import.defer()`',
      'webpack/lib/externals/ExternalModule.js',
      /ImportPhaseUtils\.isDefer\(phase\)\s*\? "import\.defer"/u,
    ],
    [
      "The dynamic form is `import.source('./math.wasm')`",
      'webpack/lib/externals/ExternalModule.js',
      /ImportPhaseUtils\.isSource\(phase\)\s*\? "import\.source"/u,
    ],
    [
      'a module that is compiled but not instantiated',
      'webpack/lib/wasm/AsyncWebAssemblyParser.js',
      /phase === "source"\) \{\s*(?:\/\/[^\n]*\s*)*if \(/u,
    ],
    [
      "The value `'auto'` looks at your rules first",
      defaults,
      /RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.css"\) \|\|/u,
    ],
    [
      'The built-in support for CSS: imports of stylesheets',
      applied,
      /if \(options\.experiments\.css\) \{/u,
    ],
    [
      'Try `false` to find out if your plugins are',
      defaults,
      /D\(experiments, "backCompat", !experiments\.futureDefaults\);/u,
    ],
    [
      'have worked without a configuration since webpack',
      defaults,
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
  ]),
  ...claimsOfPage(
    'configuration/experiments',
    ['lazyCompilation', 'buildHttp'].map((of) => [
      'off',
      defaults,
      new RegExp(`D\\(experiments, "${of}", undefined\\);`, 'u'),
      of,
    ]),
  ),
  ...claimsOfPage('configuration/experiments', [
    ['connected for two minutes', 'webpack/lib/hmr/lazyCompilationBackend.js', /\}, 120000\);/u],
  ]),
  ...measured(
    'configuration/experiments',
    'becomes `data:,`',
    '5.112.2 reports nothing, and the imported name is `undefined`',
  ),
];
