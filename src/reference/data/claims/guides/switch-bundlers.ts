import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

const vite = 'vite/dist/node/chunks/node.js';
const rspack = '@rspack/core/package.json';
const rspackVersion = /"version": "1\.7\.12"/u;
const viteVersion = /"version": "8\.3\.8"/u;
const dotenv = 'webpack/lib/define/DotenvPlugin.js';
const roots = 'enhanced-resolve/lib/RootsPlugin.js';
const startsWithSlash = /if \(!req\.startsWith\("\/"\)\) return callback\(\);/u;
const importMeta = 'webpack/lib/config/WebpackOptionsApply.js';
const hmr = 'webpack/lib/hmr/HotModuleReplacementPlugin.js';
const importDependency = 'webpack/lib/dependencies/esm/ESMImportDependency.js';
const requireContext = 'webpack/lib/dependencies/context/RequireContextPlugin.js';
const cssParser = 'webpack/lib/css/CssParser.js';
const parseError = 'webpack/lib/errors/ModuleParseError.js';

export const claims: readonly Claim[] = [
  ...measured(
    'guides/switch-bundlers',
    'other images up to 8 kB as data',
    'most of which webpack 5.112 doesn',
    'built for production by webpack 5.112',
    '`react-scripts` 5.0.1 is webpack 5 with a configuration',
    'a single import can no longer provide both a URL and',
    'writes the URLs of scripts relative to the page',
    '5.0.9 also uses webpack 5, configured with `webpack-chain`',
    'entry `src/main.js`, `public/index.html`',
    'extensions `.vue`, `.jsx`',
    'to `false` as a workaround for its legacy build',
    'the 47 packages they need',
    'which forbids imports from outside `src`',
    'alias `@` for `src`',
    'variables that begin with `VUE_APP_`',
    'Most code works in webpack, Vite and Rspack without a change',
    'without a configuration, apart from `dotenv: true` in webpack',
    ['a file or data', "import url from './a.png'"],
    ['needs a rule for `?raw`', "import text from './a.txt?raw'"],
    ['the default export of `w.js`, not a worker', "import W from './w.js?worker'"],
    ['the class names', "import * as styles from './a.module.css'"],
  ),
  ...claimsOfPage('guides/switch-bundlers', [
    ['In webpack 5.112', 'webpack/package.json', /"version": "5\.112\./u, 'From Create React App'],
    [
      'the page is the entry',
      defaults,
      /F\(experiments, "html", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\)/u,
    ],
    [
      'for `process.env` and `import.meta.env`',
      dotenv,
      /definitions\[`process\.env\.\$\{key\}`\] = defValue;\s+importMetaEnv\[key\] = defValue;/u,
    ],
    ['`resolve.roots` finds the files that the page refers to', roots, startsWithSlash],
    [
      'production builds still add vendor prefixes and rewrite some new syntax',
      'webpack/lib/css/syntax-printer.js',
      /const needed = _neededPrefixes\(PREFIXED_AT_RULES, base\);/u,
    ],
    [
      'PostCSS is no longer used',
      'webpack/package.json',
      /^(?![\s\S]*"dependencies": \{[^}]*"postcss")[\s\S]*"dependencies": \{/u,
    ],
    [
      "A variable that isn't defined in `.env` stays in the code",
      dotenv,
      /for \(const \[key, value\] of Object\.entries\(env\)\) \{\s+const defValue/u,
    ],
    ['In webpack 5.112', 'webpack/package.json', /"version": "5\.112\./u, 'From Vue CLI'],
    ['a path that begins with `/`, looked up in `resolve.roots`', roots, startsWithSlash],
    [
      '`__VUE_OPTIONS_API__` and two more flags',
      '@vue/runtime-core/dist/runtime-core.esm-bundler.js',
      /function initFeatureFlags\(\) \{(?:[^}]*needWarn\.push\(`__VUE_\w+`\);[^}]*\}){3}\s+if/u,
    ],
    [
      '`true`, the default in production',
      defaults,
      /D\(optimization, "realContentHash", production\);/u,
    ],
    [
      'an array',
      'webpack-dev-server/lib/options.json',
      /"Proxy": \{\s+"type": "array",/u,
      'devServer.proxy',
    ],
    [
      'webpack 5.112',
      'webpack/package.json',
      /"version": "5\.112\./u,
      'Between webpack and Rspack',
    ],
    ['with vue-loader 17 for', 'vue-loader/package.json', /"version": "17\./u],
    ['vue-loader 17 compiles components for Vue 3', 'vue-loader/package.json', /"version": "17\./u],
    ['data up to 4 KiB', 'vite/dist/node/chunks/node.js', /DEFAULT_ASSETS_INLINE_LIMIT = 4096\b/u],
    [
      'otherwise, a file',
      vite,
      /return content\.length < limit && !isGitLfsPlaceholder\(content\);/u,
      "import url from './a.png'",
    ],
    ['the text', vite, /const rawRE = \/\[\?&\]raw\\b\/;/u, "import text from './a.txt?raw'"],
    [
      'write `new Worker(new URL())`',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /"Worker",/u,
    ],
    [
      'needs a rule of type `css/auto`',
      rspack,
      rspackVersion,
      "import * as styles from './a.module.css'",
    ],
    [
      'error with `"type": "module"`',
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /\.join\([^)]*\)\} \$\{additionalMessage\} was not found in '\$\{/u,
      "import styles from './a.module.css'",
    ],
    [
      'needs `namedExports: false`',
      cssParser,
      /buildMeta\.exportsType = this\.options\.namedExports \? "namespace" : "default";/u,
    ],
    ['needs the rule above and the same option', rspack, rspackVersion],
    ['renamed', cssParser, /\bdashedIdents: true,/u, 'var(--ink)'],
    ['kept with `dashedIdents: false`', cssParser, /this\.options\.dashedIdents &&\s/u],
    ['names that begin with `WEBPACK_`', dotenv, /: \[this\.options\.prefix \|\| "WEBPACK_"\];/u],
    ['throws', rspack, rspackVersion, 'import.meta.env.NAME'],
    [
      'names that begin with `VITE_`',
      vite,
      /function resolveEnvPrefix\(\{ envPrefix = "VITE_" \}\)/u,
    ],
    [
      'replaced',
      importMeta,
      /"import\.meta\.env\.MODE": defValue,[\s\S]*"import\.meta\.env\.BASE_URL":/u,
      'import.meta.env.MODE',
    ],
    ['throws', rspack, rspackVersion, 'import.meta.env.MODE'],
    [
      'stays, and throws in a browser',
      dotenv,
      /definitions\[`process\.env\.\$\{key\}`\] = defValue;/u,
    ],
    ['`undefined`', vite, /"process\.env": `\{\}`,/u, 'process.env.API_URL'],
    ['a warning, and throws', rspack, rspackVersion, "import.meta.glob('./p/*.js')"],
    [
      'works, but not with `"type": "module"`',
      requireContext,
      /\.for\(JAVASCRIPT_MODULE_TYPE_AUTO\)[^;]*;\s[^;]*\.for\(JAVASCRIPT_MODULE_TYPE_DYNAMIC\)/u,
    ],
    ['throws', 'vite/package.json', viteVersion, "require.context('./p')"],
    [
      'a warning',
      importDependency,
      /\.defaultObject === "redirect-warn"\s+\) \{/u,
      "import { x } from './a.json'",
    ],
    [
      'error with `"type": "module"`',
      importDependency,
      /`Can't import the named export \$\{/u,
      "import { x } from './a.json'",
    ],
    ['works', 'vite/package.json', viteVersion, "import { x } from './a.json'"],
    ['set `resolve.extensions`', defaults, /: \["\.js", "\.json", "\.wasm"\];/u, "import './a'"],
    ['found', vite, /DEFAULT_EXTENSIONS = \[\s*"\.mjs",\s*"\.js",/u, 'a.mjs'],
    ['found', vite, /DEFAULT_EXTENSIONS = \[\s*"\.mjs",\s*"\.js",/u, '"type": "module"'],
    [
      'write the extension',
      defaults,
      /const esm = \{[^;]*byDependency: \{\s+esm: \{\s+fullySpecified: true/u,
    ],
    [
      'needs a fallback',
      'webpack/lib/errors/ModuleNotFoundError.js',
      /webpack < 5 used to include polyfills for node\.js core modules/u,
      "import path from 'path'",
    ],
    [
      'a warning, and an empty module',
      vite,
      /id === "__vite-browser-external"\) return \{ code: "module\.exports = \{\}" \};/u,
    ],
    ['rename the file', vite, /make sure to name the file with the \.jsx or \.tsx extension/u],
    ['needs `sass-loader`', parseError, /"\\nYou may need an appropriate loader/u],
    [
      'works, if `sass` is installed',
      vite,
      /`Preprocessor dependency "\$\{lang\}" not found\. Did you install it\?/u,
    ],
    [
      'names the file',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /importOptions\.webpackChunkName !== undefined/u,
      '/* webpackChunkName: "report" */',
    ],
    ['ignored', 'vite/package.json', viteVersion, '/* webpackChunkName: "report" */'],
    ['hot updates', hmr, /\.for\("import\.meta\.webpackHot"\)/u, 'import.meta.webpackHot'],
    ['not available', 'vite/package.json', viteVersion, 'import.meta.webpackHot'],
    [
      'not available',
      hmr,
      /^(?![\s\S]*"import\.meta\.hot")[\s\S]*"import\.meta\.webpackHot"/u,
      'import.meta.hot',
    ],
    [
      "a file in the project's root folder or in `public`",
      roots,
      /const path = resolver\.join\(root, req\.slice\(1\)\);/u,
    ],
    [
      '`fullySpecified: false` allows imports without an extension',
      defaults,
      /const esm = \{[^;]*byDependency: \{\s+esm: \{\s+fullySpecified: true/u,
    ],
    [
      'The equivalent of `?inline` is `asset/inline`',
      'webpack/lib/module/ModuleTypeConstants.js',
      /const ASSET_MODULE_TYPE_INLINE = "asset\/inline";/u,
    ],
    [
      '`import.meta.hot` becomes `import.meta.webpackHot`',
      hmr,
      /\.for\("import\.meta\.webpackHot"\)/u,
    ],
    [
      'webpack emits classic scripts unless you set `output.module`',
      defaults,
      /\(futureDefaults && tp\.module !== false && !hasScriptLibrary\)\)/u,
    ],
    ['four changes for Vite 8.3.8', 'vite/package.json', viteVersion],
    [
      'Otherwise, you get the message `Unexpected JSX expression`',
      'vite/package.json',
      viteVersion,
    ],
    ['was missing, and no error was reported', vite, /"process\.env": `\{\}`,/u],
    ['Module Federation, which needs a plugin in Vite', 'vite/package.json', viteVersion],
    [
      "in Vite, the globals don't exist, and the modules are empty",
      vite,
      /if \(resolved === "__vite-browser-external"\) return \{ id: browserExternalId \};/u,
    ],
    ['replace `webpack` with `@rspack/core` in the imports', rspack, rspackVersion],
    ['Rspack 1.7.12 accepted the unknown options', rspack, rspackVersion],
    ['and `dotenv` without a message, then stopped at the page', rspack, rspackVersion],
    ["`JavaScript parse error: Expected ';', '}' or <eof>`", rspack, rspackVersion],
    ["`experiments: { css: true }` and a rule with `type: 'css/auto'`", rspack, rspackVersion],
    ['`rspack.HtmlRspackPlugin`, with `./src/index.js` as the entry', rspack, rspackVersion],
    ['`rspack.DefinePlugin` with your values', rspack, rspackVersion],
    ['asset modules, `splitChunks` and file names worked unchanged', rspack, rspackVersion],
    [
      'the plugin adds its own, and the old one would request',
      '@rspack/core/dist/builtin-plugin/html-plugin/options.d.ts',
      /Use `false` to not inject\.[\s\S]*inject\?: boolean \| 'head' \| 'body';/u,
    ],
    [
      'which takes the same options under `jsc`',
      '@rspack/core/dist/builtin-loader/swc/types.d.ts',
      /export type SwcLoaderJscConfig = JscConfig;/u,
    ],
    [
      'different defaults for the oldest browser they support',
      vite,
      /merged\.target = ESBUILD_BASELINE_WIDELY_AVAILABLE_TARGET;/u,
    ],
    [
      '`Module parse failed: Unexpected token` means that a rule is missing',
      parseError,
      /let message = `Module parse failed: \$\{err && err\.message\}`;/u,
    ],
    [
      'which continues with `You may need an appropriate loader`',
      parseError,
      /"\\nYou may need an appropriate loader to handle this file type, currently/u,
    ],
  ]),
];
