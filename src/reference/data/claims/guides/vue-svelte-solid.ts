import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

const vueLoader = 'vue-loader/dist/index.js';
const vueRules = 'vue-loader/dist/pluginWebpack5.js';
const vuePitcher = 'vue-loader/dist/pitcher.js';
const vueRuntime = '@vue/runtime-core/dist/runtime-core.esm-bundler.js';
const svelteLoader = 'svelte-loader/index.js';
const removesTypes = /stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u;
const extensionsOfTsc =
  /var supportedTSExtensions = \[\["\.ts" [^\]]*\], \["\.cts" [^\]]*\], \["\.mts" [^\]]*\]\];/u;
const typescriptPlugin = 'webpack/lib/typescript/TypeScriptPlugin.js';

export const claims: readonly Claim[] = [
  ...measured(
    'guides/vue-svelte-solid',
    '`index.js` is 65.8 KiB instead of 56.2',
    '37.7 with Svelte, 56.2 with Vue, and 214 with',
    'All three loaders build production code with webpack 5.112',
    'Without the option, the build stops at the first type annotation',
    'the error message is about `index.html`',
    'which puts them in `index.css`',
    'Comments such as `webpackChunkName` work in the scripts of all three',
    'A change in a component reloads the page, unless',
  ),
  ...claimsOfPage('guides/vue-svelte-solid', [
    ['December 2023', 'vue-loader/package.json', /"version": "17\.4\.2"/u],
    ['2024', 'svelte-loader/package.json', /"version": "3\.2\.4"/u],
    ['October 2026 (the preset)', 'babel-preset-solid/package.json', /"version": "1\.9\.16"/u],
    ['removed by webpack', typescriptPlugin, removesTypes],
    [
      'removed by Svelte',
      'svelte/src/compiler/index.js',
      /parsed\.instance && remove_typescript_nodes\(parsed\.instance\)/u,
    ],
    [
      'removed by Babel',
      '@babel/preset-typescript/lib/index.js',
      /\[transformTypeScript__default\.default, pluginOptions\(true\)\]/u,
    ],
    [
      '`<style scoped>`, as native CSS',
      vuePitcher,
      /options\.experiments\.css\)\) \{[\s\S]*return `@import \$\{styleRequest\};`;/u,
    ],
    [
      '`<style>`, as native CSS',
      svelteLoader,
      /\\nimport '\$\{cssPath\}!=!svelte-loader\?cssPath=\$\{cssPath\}!/u,
    ],
    [
      'itself recommends SvelteKit or Vite',
      'svelte-loader/README.md',
      /We suggest using \[SvelteKit\]\([^)]+\), or Vite with/u,
    ],
    [
      'a style block look like a file that ends in `.css`',
      vueLoader,
      /String\(style\.attrs\.lang \|\| 'css'\);[\s\S]*genMatchResource\)\(this, src, query, lang\)/u,
    ],
    [
      'a script with `lang="ts"` like one that ends in `.ts`',
      vueLoader,
      /genMatchResource\)\(this, src, query, lang \|\| 'js'\)/u,
    ],
    [
      'the first type annotation with `Module parse failed: Unexpected token`',
      'webpack/lib/errors/ModuleParseError.js',
      /let message = `Module parse failed: \$\{err && err\.message\}`;/u,
    ],
    [
      'features that are on by default only until',
      defaults,
      /experiments\.html =\s+!RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.html"\) && "auto";/u,
    ],
    [
      '`VueLoaderPlugin` copies your rules',
      vueRules,
      /\.map\(\(rawRule\) => cloneRule\(rawRule, refs, langBlockRuleCheck/u,
    ],
    [
      'mistakes each copy for a rule about every file',
      vueRules,
      /resource: \(resources\) => \{\s*currentResource = resources;\s*return true;/u,
    ],
    [
      'turns off its own CSS, HTML and TypeScript support',
      defaults,
      /\(rules, "\/file\.css"\)[\s\S]+\(rules, "\/file\.html"\)[\s\S]+\(rules, "\/file\.ts"\)/u,
    ],
    [
      '`You may need an appropriate loader to handle this file type`',
      'webpack/lib/errors/ModuleParseError.js',
      /"\\nYou may need an appropriate loader to handle this file type, currently/u,
    ],
    [
      '`<img src="./drill.png">` in a template becomes an import',
      '@vue/compiler-sfc/dist/compiler-sfc.cjs.js',
      /\bimg: \["src"\]/u,
    ],
    [
      'the developer tools in production, and details about failed hydration',
      vueRuntime,
      /needWarn\.push\(`__VUE_OPTIONS_API__`[\s\S]+`__VUE_PROD_DEVTOOLS__`[\s\S]+HYDRATION_MISMATCH_DETAILS__`/u,
    ],
    [
      "in development, Vue prints a warning in the browser's console",
      vueRuntime,
      /process\.env\.NODE_ENV !== "production"\) && needWarn\.length\) \{[^{}]*\$\{multi/u,
    ],
    [
      'Set `__VUE_OPTIONS_API__` to `true` if a component',
      vueRuntime,
      /if \(__VUE_OPTIONS_API__ && true\) \{/u,
    ],
    [
      'The new text appears without a reload',
      'vue-loader/dist/hotReload.js',
      /module\.hot\.accept\(\)\s+if \(!api\.createRecord/u,
    ],
    [
      'the component has lost its state',
      'vue-loader/dist/hotReload.js',
      /if \(!api\.createRecord\([^)]*\)\) \{\s+api\.reload\(/u,
    ],
    [
      'It contains the whole `.vue` file',
      '@vue/compiler-sfc/dist/compiler-sfc.cjs.js',
      /\bmap\.setSourceContent\(filename, source\);/u,
    ],
    [
      'With `devtool: false`, only changes in the script reset the component',
      vueLoader,
      /= parse\(source, \{\s+filename,\s+sourceMap,/u,
    ],
    [
      "`<style module>` doesn't work with native CSS",
      vuePitcher,
      /if \(query\.inline \|\| query\.module\) \{\s+context\.emitError\(/u,
    ],
    [
      'webpack renames custom properties such as `--line` in this file',
      'webpack/lib/css/CssParser.js',
      /\bdashedIdents: true,/u,
    ],
    [
      'Custom elements (`.ce.vue`) lose their styles',
      vueLoader,
      /\(options\.customElement \|\| \/\\\.ce\\\.vue\$\/\)\.test\(filename\)/u,
    ],
    [
      "`export 'default' (imported as '_style_0') was not found`",
      vueLoader,
      /if \(asCustomElement\) \{\s+stylesCode \+= `\\nimport _style_\$\{i\} from/u,
    ],
    [
      'type assertions in templates also work',
      vueLoader,
      /options\.enableTsInTemplate !== false && isTS \? 'ts' : 'js'/u,
    ],
    ['webpack only removes types', typescriptPlugin, removesTypes],
    [
      'fails with `TypeScript enum is not supported in strip-only mode`',
      typescriptPlugin,
      removesTypes,
    ],
    ["`tsc` can't read `.vue` files", 'typescript/lib/typescript.js', extensionsOfTsc],
    [
      "`emitCss` hands a component's styles to webpack",
      svelteLoader,
      /if \(options\.emitCss && css && css\.code\) \{/u,
    ],
    [
      'the styles are part of the JavaScript and are inserted',
      svelteLoader,
      /\(options\.emitCss \? 'external' : 'injected'\)/u,
    ],
    [
      'The `svelte` condition finds the components in packages',
      svelteLoader,
      /config\.resolve\.conditionNames\.includes\('svelte'\)/u,
    ],
    [
      '`dev` adds the warnings and checks',
      'svelte/src/compiler/validate-options.js',
      /\bdev: boolean\(false\),/u,
    ],
    [
      'Svelte removes the types in components itself',
      'svelte/src/compiler/index.js',
      /if \(parsed\.metadata\.ts\) \{[^;]+remove_typescript_nodes\(parsed\.fragment\)/u,
    ],
    ['webpack removes those in `.ts` files', typescriptPlugin, removesTypes],
    [
      'the page is reloaded, and reserved tools are available again',
      svelteLoader,
      /!isProduction && !isServer && getMajor\(\) < 5\)/u,
    ],
    [
      '`svelte-loader` ignores `hotReload: true`',
      svelteLoader,
      /options\.hotReload && [^\n]*getMajor\(\) < 5\)/u,
    ],
    [
      "the code that it generates uses Vite's interface (`import.meta.hot`)",
      'svelte/src/compiler/phases/3-transform/client/transform-client.js',
      /b\.call\('import\.meta\.hot\.accept'/u,
    ],
    ["Svelte 5's compiler supports hot updates", 'svelte/package.json', /"version": "5\./u],
    [
      'The loader compiles files such as `reservations.svelte.js`',
      svelteLoader,
      /svelte_module_regex\.test\(this\.resourcePath\)\) \{[\s\S]*svelte\.compileModule\(/u,
    ],
    [
      "the loader doesn't understand TypeScript in such files",
      'svelte/src/compiler/phases/2-analyze/index.js',
      /const ast = parse\(source, comments, false, false\);/u,
    ],
    [
      'fails with `js_parse_error: Unexpected token`',
      'svelte/src/compiler/errors.js',
      /e\(node, 'js_parse_error', `\$\{message\}/u,
    ],
    [
      'webpack turns it off as soon as a rule mentions `.ts`',
      'webpack/lib/rules/RuleSetCompiler.js',
      /matchesResource\(rule\.test, resource, extProbe\) \|\|/u,
    ],
    [
      'stops with the error `css_expected_identifier`',
      'svelte/src/compiler/phases/1-parse/read/style.js',
      /if \(identifier === ''\) \{\s+e\.css_expected_identifier\(start\);/u,
    ],
    [
      "Nesting works, since it's part of CSS",
      'svelte/src/compiler/phases/1-parse/read/style.js',
      /type: 'NestingSelector',/u,
    ],
    [
      "package to the loader's `preprocess` option",
      svelteLoader,
      /svelte\.preprocess\(source, options\.preprocess\)/u,
    ],
    [
      '`tsc` checks everything except the code inside components',
      'typescript/lib/typescript.js',
      extensionsOfTsc,
    ],
    [
      "turns Solid's JSX into code that changes the DOM directly",
      'babel-preset-solid/index.js',
      /moduleName: "solid-js\/web",[\s\S]*generate: "dom"/u,
    ],
    [
      '`class` instead of `className`',
      'solid-js/types/jsx.d.ts',
      /\n {4}class\?: string \| undefined;/u,
    ],
    [
      'keeps custom properties such as `--line` the same in CSS modules',
      'webpack/lib/css/CssParser.js',
      /this\.options\.dashedIdents &&\s/u,
    ],
    [
      'A change in a stylesheet is applied at once',
      'webpack/lib/css/CssLoadingRuntimeModule.js',
      /runtimeRequirements\.has\(\s*RuntimeGlobals\.hmrDownloadUpdateHandlers\s*\)/u,
    ],
    [
      'if there are styles, a stylesheet that is loaded with it',
      'webpack/lib/css/CssLoadingRuntimeModule.js',
      /`\$\{fn\}\.css = \$\{runtimeTemplate\.basicFunction\(/u,
    ],
    ['and those in `<script module>`', 'svelte/package.json', /"version": "5\.57\./u],
    [
      "Svelte's compiler moves or drops most comments inside a template",
      'svelte/package.json',
      /"version": "5\.57\./u,
    ],
    [
      'rely on the internals of webpack',
      vueRules,
      /require\('webpack\/lib\/rules\/RuleSetCompiler'\)/u,
    ],
    [
      'set `experiments.css` to `false` in the Vue project',
      vuePitcher,
      /=== void 0 \? void 0 : _a\.options\.experiments\.css\)\) \{/u,
    ],
    [
      '`vue-loader` then looks for `css-loader` in your rule',
      vuePitcher,
      /const cssLoaderIndex = loaders\.findIndex\(isCSSLoader\);/u,
    ],
    [
      'scopes the styles before `css-loader` runs',
      vuePitcher,
      /\[\.\.\.afterLoaders, stylePostLoaderPath, \.\.\.beforeLoaders\]/u,
    ],
    [
      "Solid's README tells you to start projects with it",
      'solid-js/README.md',
      /client-rendered application powered by \[Vite\]/u,
    ],
    [
      "`const Report = lazy(() => import('./Report.tsx'))`",
      'solid-js/types/render/component.d.ts',
      /export declare function lazy<T extends Component<any>>\(fn: \(\) => Promise<\{/u,
    ],
    [
      "`const Report = defineAsyncComponent(() => import('./Report.vue'))`",
      '@vue/runtime-core/dist/runtime-core.d.ts',
      /export declare function defineAsyncComponent</u,
    ],
    [
      'Without this option, the styles are part of',
      'svelte-loader/index.js',
      /options\.emitCss \? 'external' : 'injected'/u,
    ],
  ]),
];
