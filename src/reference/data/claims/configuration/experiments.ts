import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, defaults, htmlParser, ruleSet, schema } from './evidence.ts';

const buildHttp = 'webpack/lib/schemes/HttpUriPlugin.js';
const lazy = 'webpack/lib/hmr/LazyCompilationPlugin.js';
const lazyBackend = 'webpack/lib/hmr/lazyCompilationBackend.js';

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
      'webpack silently accepts unknown names here',
      schema,
      /"Experiments": \{[^{]*"additionalProperties": true/u,
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
      'webpack downloads each module once, unless the host forbids caching',
      buildHttp,
      /parsed\["no-cache"\] \|\| parsed\["no-store"\]\) \{\s*storeCache = storeLock = false;/u,
    ],
    ["fails if there's a new URL", defaults, /D\(experiments\.buildHttp, "frozen", production\);/u],
    [
      "`true` isn't allowed",
      schema,
      /"buildHttp": \{[^\]]*HttpUriAllowedUris"\s*\},\s*\{\s*"\$ref": "#\/definitions\/HttpUriOptions"\s*\}\s*\]/u,
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
      "the lock file's name followed by `.data`",
      'webpack/lib/schemes/HttpUriPlugin.js',
      /: `\$\{lockfileLocation\}\.data`;/u,
    ],
    [
      'With `false`, nothing is stored, so each fresh build',
      buildHttp,
      /if \(!cacheLocation \|\| !result\.content\) \{\s*return callback\(null, result\);/u,
    ],
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
      '`http_proxy` or `HTTP_PROXY`',
      buildHttp,
      /this\.options\.proxy \|\| process\.env\.http_proxy \|\| process\.env\.HTTP_PROXY;/u,
    ],
    [
      'requests the URLs in the lock file again',
      buildHttp,
      /if \(!upgrade\) \{\s*(?:\/\/.*\s*)?return callback\(null, \{ entry, content \}\);/u,
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
      'As with the syntax, only `* as name` is possible',
      'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js',
      /isDefer\(phase\) &&\s*\(statement\.specifiers\.length !== 1 \|\|/u,
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
      'imports of missing exports and code that strict mode forbids',
      defaults,
      /"exportsPresence", "error"\);\s*D\(parserOptions, "strictModeViolations", futureDefaults \? "error" : "warn"\)/u,
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
      'An element with another `type`, such as `text/scss`',
      htmlParser,
      /return t === "" \|\| t === "text\/css";/u,
    ],
    [
      'With `html: true`, the page takes precedence if both',
      defaults,
      /htmlExplicitlyEnabled = options\.experiments\.html === true;/u,
    ],
    [
      'a script that is the default entry is called `main`',
      'webpack/lib/config/normalization.js',
      /config\.entry === undefined\s+\? \{ main: \{\} \}/u,
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
      'the system chooses a free port',
      lazyBackend,
      /listen = \{ \.\.\.listen, port: undefined \};/u,
    ],
    ['since webpack cannot see that', lazyBackend, /\(typeof options\.server === "object" &&/u],
    [
      "`https` makes webpack's own server use HTTPS too",
      lazyBackend,
      /isHttps =\s*options\.protocol === "https" \|\|/u,
    ],
    [
      'With `key` or `pfx` among the options',
      lazyBackend,
      /\("key" in options\.server \|\| "pfx" in options\.server\)/u,
    ],
    [
      'in an entry chunk, such an import is an error',
      'webpack/lib/errors/WebAssemblyInInitialChunkError.js',
      /`WebAssembly module is included in initial chunk\./u,
    ],
    [
      'Types are replaced with spaces, so lines and columns',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
    [
      '`experiments.typescript does not support .tsx/JSX. Use a TSX-capable loader`',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /"experiments\.typescript does not support \.tsx\/JSX\. " \+\s*"Use a TSX-capable loader/u,
    ],
    [
      "types are removed from the loader's result too",
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /\.processResult\.tap\(/u,
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
];
