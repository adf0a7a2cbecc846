import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { cli, defaults } from './evidence.ts';

const typescript = 'webpack/lib/typescript/TypeScriptPlugin.js';
const rules = 'webpack/lib/rules/RuleSetCompiler.js';
const refresh = '@pmmmwh/react-refresh-webpack-plugin/lib/runtime/RefreshUtils.js';
const swc = '@swc/types/index.d.ts';
const htmlParser = 'webpack/lib/html/HtmlParser.js';
const dotenv = 'webpack/lib/define/DotenvPlugin.js';
const fallback = 'connect-history-api-fallback/lib/index.js';

const stripsTypes = /mod\.stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u;
const noTsx = /if \(TSX_RESOURCE_RE\.test\(resource\)\) \{\s*throw new/u;
const boundary = /return hasExports && areAllExportsComponents;/u;
const dashedIdents = /"dashedIdents",\s*true\s*\);/u;
const onAnotherHost =
  /documentBase\.charCodeAt\(0\) === CC_SLASH\s*\) \{\s*baseIsExternal = true;/u;

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/react', [
    [
      'webpack handles the page, the styles and the assets',
      defaults,
      /F\(experiments, "html", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
    ['Only JSX needs a loader', typescript, noTsx],
    ["the Node.js function that it uses for this doesn't", typescript, stripsTypes],
    ['Without a rule, a `.tsx` file stops the build', typescript, noTsx],
    [
      "As soon as any rule's `test` mentions `.tsx`",
      rules,
      /const extProbe = `\\\\\.\$\{resource\.slice\(resource\.lastIndexOf\("\."\) \+ 1\)\}`;/u,
    ],
    [
      'webpack turns off its own TypeScript support',
      defaults,
      /=== "function" &&\s*!\(\s*RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.ts"\)/u,
    ],
    [
      'and `.ts` files then fail with `Unexpected token`',
      defaults,
      /if \(typescript\) \{\s*rules\.push\(\s*\{\s*test: \/\\\.mts\$\/i,/u,
    ],
    [
      '`.tsx` files fail even after the loader has translated',
      typescript,
      /compilation\)\.processResult\.tap\(/u,
    ],
    [
      "it's fast and supports Fast Refresh",
      swc,
      /Enable fast refresh feature for React app\s*\*\/\s*refresh\?: boolean/u,
    ],
    ['`@swc/core`, a native program', '@swc/core/package.json', /"@swc\/core-linux-x64-gnu": "/u],
    [
      'are CSS modules without any loader',
      defaults,
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
    ['Import the class names with `import * as styles`', defaults, /"namedExports",\s*true\s*\);/u],
    ['There is no default export unless you set', defaults, /"namedExports",\s*true\s*\);/u],
    [
      "the build warns that `export 'default'` wasn't found",
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /: ExportPresenceModes\.AUTO;/u,
    ],
    ['webpack also renames custom properties in CSS modules', defaults, dashedIdents],
    [
      'keeps custom properties global',
      'webpack/lib/css/CssParser.js',
      /this\.options\.dashedIdents/u,
    ],
    [
      'because nothing accepts the update',
      'webpack/hot/dev-server.js',
      /window\.location\.reload\(\)/u,
    ],
    ["Fast Refresh accepts it and keeps the components' state", refresh, /webpackHot\.accept\(/u],
    [
      '`WEBPACK_SERVE` is set by `webpack serve`',
      cli,
      /env: \{ WEBPACK_SERVE: true, \.\.\.options\.env \},/u,
    ],
    ['exports are all components can be replaced', refresh, boundary],
    [
      'the files that import it run again as well',
      refresh,
      /if \(isHotUpdate && typeof prevData !== 'undefined'\) \{\s*webpackHot\.invalidate\(\);/u,
    ],
    [
      'Nothing above it can accept an update',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /type: "unaccepted",/u,
    ],
    [
      'webpack replaces the stylesheet',
      'webpack/lib/css/CssLoadingRuntimeModule.js',
      /"hmr\.parentNode\.insertBefore\(link, hmr\);"/u,
    ],
    [
      'makes the development server answer with `index.html`',
      fallback,
      /rewriteTarget = options\.index \|\| '\/index\.html';/u,
    ],
    [
      'relative to the page, whatever `output.publicPath` is',
      'webpack/lib/html/HtmlGenerator.js',
      /return `\$\{PUBLIC_PATH_AUTO\}\$\{filename\}`;/u,
    ],
    [
      'webpack reads the `<base>` itself',
      htmlParser,
      /documentBase = path\.value\(hrefAttr\)\.trim\(\);/u,
    ],
    ['mistakes all relative URLs for files on another host', htmlParser, onAnotherHost],
    ['and bundles nothing', htmlParser, /if \(baseIsExternal\) continue;/u],
    [
      'whose names begin with `WEBPACK_` become part',
      dotenv,
      /: \[this\.options\.prefix \|\| "WEBPACK_"\];/u,
    ],
    [
      'The configuration reads the mode from the command line',
      cli,
      /options = await options\(argv\.env, argv\);/u,
    ],
    [
      "`react-refresh/babel` replaces SWC's `refresh`",
      'react-refresh/package.json',
      /"\.\/babel": "\.\/babel\.js",/u,
    ],
    [
      '`.env` files are read by the build',
      dotenv,
      /definePlugin\.definitions = envToDefinitions\(env \|\| \{\}\);/u,
    ],
    [
      'The development server picks up a change',
      dotenv,
      /compilation\.fileDependencies\.addAll\(snapshot\.getFileIterable\(\)\);/u,
    ],
    [
      '`isolatedModules`, `verbatimModuleSyntax` and `erasableSyntaxOnly` in `tsconfig.json`',
      'typescript/lib/typescript.js',
      /name: "isolatedModules",[\s\S]{0,400}name: "verbatimModuleSyntax",[\s\S]{0,900}name: "erasableSyntaxOnly",/u,
    ],
    [
      'divide the work between webpack and a loader either',
      'webpack/lib/config/defaults.js',
      /=== "function" &&\s*!\(\s*RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.ts"\)/u,
    ],
  ]),
  ...measured(
    'guides/react',
    'Almost all of the 214 KiB is React',
    'the application adds less than 1 kB',
    'webpack 5.112 removes the types from `.ts` files',
    'React is about 210 KiB of minimized code',
  ),
];
