import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { before, cssWasOff, defaults, schema } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...measured('guides/native-css', "because webpack 5.112.2 doesn't unwrap the block form"),
  ...claimsOfPage('guides/native-css', [
    ['Since 5.109, `experiments.css` is `"auto"` by default', before, cssWasOff],
    [
      'unless a rule in your configuration sets a loader or a type for `.css` files',
      defaults,
      /hasRuleForResource\(rules, "\/file\.css"\)/u,
    ],
    ['on by default', 'webpack/lib/css/CssParser.js', /\bimport: true,/u, '@import'],
    [
      'on by default, within one file',
      'webpack/lib/css/CssParser.js',
      /customMedia: true,\s+customSelectors: true,/u,
    ],
    [
      "the `style` field in the package's `package.json`",
      'webpack/lib/config/defaults.js',
      /styleConditions\.push\("style"\);/u,
    ],
    [
      'the extension `.css` is required, and there is no `index.css`',
      'webpack/lib/config/defaults.js',
      /mainFiles: \[\],\s+mainFields: \["style", "\.\.\."\],/u,
    ],
    [
      'local if `.module` or `.modules` comes before the extension',
      'webpack/lib/css/CssParser.js',
      /const IS_MODULES = \/\\\.modules\?\\\.\[\^\.\]\+\$\/i;/u,
    ],
    [
      'is read as a CSS Module, whatever its name is',
      'webpack/lib/config/defaults.js',
      /dependency: \/css-import-local-module\/,[^}]*type: CSS_MODULE_TYPE_MODULE/u,
    ],
    [
      "You can't use `experiments.css` … and `css-loader` together",
      'css-loader/dist/index.js',
      /You can\\'t use `experiments\.css` \([^)]*\) and `css-loader` together/u,
    ],
    [
      '`generator.exportsOnly` is on when the target has no document',
      'webpack/lib/config/defaults.js',
      /"exportsOnly",\s+!targetProperties \|\| targetProperties\.document === false/u,
    ],
    [
      "`'base64url'`, `6`, and the last two as in `output`",
      'webpack/lib/config/defaults.js',
      /localIdentHashDigest = "base64url";\s+const localIdentHashDigestLength = 6;/u,
    ],
    [
      "`'as-is'`",
      'webpack/lib/config/defaults.js',
      /const exportsConvention = "as-is";/u,
      'exportsConvention',
    ],
    [
      'an object with a `cssText` property and a `replaceSync` method',
      'webpack/lib/css/CssGenerator.js',
      /"\{ cssText: css, replaceSync: function\(value\)/u,
    ],
    [
      'CSS support is on by default, but',
      defaults,
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\)/u,
    ],
    ["`'link'`", 'webpack/lib/css/CssGenerator.js', /\.exportType \|\| "link";/u, 'exportType'],
    [
      'off',
      'webpack/lib/css/CssParser.js',
      /enabled: isModules && Boolean\(this\.options\.pure\)/u,
      'pure',
    ],
    ['off', 'webpack/lib/css/CssParser.js', /if \(fontPreload && /u, 'fontPreload'],
    ['none', 'webpack/lib/css/CssParser.js', /urlHints = this\.options\.urlHints;/u, 'urlHints'],
    ["`'stylesheet'`", 'webpack/lib/css/syntax-parser.js', /`"stylesheet"` \(default\)/u, 'as'],
    [
      "`'[fullhash]'`, in development `'[uniqueName]-[id]-[local]'`",
      'webpack/lib/config/defaults.js',
      /mode === "development"\s+\? uniqueName\.length > 0\s+\? "\[uniqueName\]-\[id\]-\[local\]"\s+: "\[id\]-\[local\]"\s+: "\[fullhash\]";/u,
      'localIdentName',
    ],
    [
      "`@namespace` isn't supported in bundled stylesheets and causes a warning",
      'webpack/lib/css/CssParser.js',
      /"'@namespace' is not supported in bundled CSS"/u,
    ],
    [
      'webpack picks one and warns about a “Conflicting order”',
      'webpack/lib/css/CssModulesPlugin.js',
      /\\nConflicting order between \$\{fallbackModule/u,
    ],
    [
      '`output.cssFilename` sets the names',
      'webpack/lib/css/CssModulesPlugin.js',
      /return outputOptions\.cssFilename;/u,
    ],
    [
      'By default, imported CSS is added to a stylesheet',
      'webpack/lib/css/CssGenerator.js',
      /\(module\)\.exportType \|\| "link";/u,
    ],
    ['Named exports are the default', 'webpack/lib/config/defaults.js', /"namedExports",\s+true/u],
    [
      'In production, they are short hashes such as `pmtnSk`',
      defaults,
      /: "\[id\]-\[local\]"\s+: "\[fullhash\]";[\s\S]{0,120}?localIdentHashDigestLength = 6;/u,
    ],
    [
      "`css-loader` `modules.mode: 'pure'`",
      'css-loader/dist/options.json',
      /"enum": \["local", "global", "pure", "icss"\]/u,
    ],
    [
      'webpack renames them in the output and exports',
      'webpack/lib/css/CssParser.js',
      /const IS_MODULES = \/\\\.modules\?\\\.\[\^\.\]\+\$\/i;/u,
    ],
    ['global, never exported', defaults, /mimetype: "text\/css",\s+type: CSS_MODULE_TYPE,/u],
    [
      'uses `css-style-sheet` without any configuration',
      defaults,
      /with: \{ type: "css" \},\s+parser: \{\s+exportType: "css-style-sheet"/u,
    ],
    [
      'The import attribute gives you the file as it is written',
      defaults,
      /with: \{ type: "text" \},\s+type: ASSET_MODULE_TYPE_SOURCE/u,
    ],
    [
      'stylesheets use the pattern of `output.filename` with the extension',
      defaults,
      /F\(output, "cssFilename", [\s\S]{0,200}?filename\.replace\(\/\\\.\[mc\]\?js\(\\\?\|\$\)\/, "\.css\$1"\);/u,
    ],
    [
      'The names of stylesheets follow the pattern in `output.filename`',
      defaults,
      /F\(output, "cssFilename", [\s\S]{0,200}?filename\.replace\(\/\\\.\[mc\]\?js\(\\\?\|\$\)\/, "\.css\$1"\);/u,
    ],
    [
      "`'camel-case'` and `'dashes'` add a second spelling",
      'webpack/lib/css/conventions.js',
      /case "dashes": \{\s+set\.add\(input\);\s+set\.add\(module\.exports\.dashesCamelCase\(input\)\);/u,
    ],
    [
      'with `-only`, they replace the first spelling',
      'webpack/lib/css/conventions.js',
      /case "dashes-only": \{\s+set\.add\(module\.exports\.dashesCamelCase\(input\)\);/u,
    ],
    [
      'They carry a nonce if you set `__webpack_nonce__`',
      'webpack/lib/css/CssInjectStyleRuntimeModule.js',
      /`style\.setAttribute\("nonce", \$\{RuntimeGlobals\.scriptNonce\}\);`/u,
    ],
    [
      'Plain `.css` files and CSS Modules are both of type',
      defaults,
      /test: \/\\\.css\$\/i,\s+type: CSS_MODULE_TYPE_AUTO,/u,
    ],
    [
      'webpack prints a warning that names both places',
      'webpack/lib/css/CssParser.js',
      /`Conflicting CSS module export "\$\{name\}": already declared as /u,
    ],
    [
      'There is no default export unless you ask for one',
      'webpack/lib/config/defaults.js',
      /"namedExports",\s+true/u,
    ],
    [
      '(since 5.110) is the text of all styles',
      'webpack-5-108/lib/APIPlugin.js',
      /^(?![\s\S]*__webpack_css_server_styles__)[\s\S]*__webpack_nonce__: \{/u,
    ],
    [
      'the server build also sets `exportsOnly: false`',
      defaults,
      /"exportsOnly",\s+!targetProperties \|\| targetProperties\.document === false/u,
    ],
    [
      'To choose files, use `Rule.type`',
      schema,
      /"type": \{\s+"description": "Module type to use for the module\."/u,
    ],
    [
      '`splitChunks` treats CSS like JavaScript',
      defaults,
      /css\s+\? \[JAVASCRIPT_TYPE, CSS_TYPE, UNKNOWN_TYPE\]/u,
    ],
    [
      'follow `url()` and similar functions',
      'webpack/lib/css/CssParser.js',
      /asciiCaseInsensitiveMatch\(escapedName, "url"\) \|\|\s+asciiCaseInsensitiveMatch\(escapedName, "src"\);/u,
    ],
    [
      "`exportType`, where `'string'` is called `'text'`",
      'css-loader/dist/options.json',
      /"enum": \["array", "string", "css-style-sheet"\]/u,
    ],
    [
      'it leaves custom properties global',
      'webpack/lib/css/CssParser.js',
      /\n\t+this\.options\.dashedIdents &&/u,
    ],
    [
      'the imported files are part of the result',
      'webpack/lib/css/CssGenerator.js',
      /depExportType !== "text" && depExportType !== "css-style-sheet"/u,
    ],
    [
      'webpack leaves alone absolute URLs such as',
      'webpack/lib/config/WebpackOptionsApply.js',
      /\/\^\(\?:\\\/\\\/\|https\?:\\\/\\\/\|#\)\/\.test\(request\)/u,
    ],
    [
      'An `@import` of an absolute URL stays as it is',
      'webpack/lib/externals/ExternalModule.js',
      /`@import url\(\$\{JSON\.stringify\(/u,
    ],
    [
      'become blocks around the imported rules',
      'webpack/lib/css/CssModulesPlugin.js',
      /`@supports \(\$\{supports\}\) \{\\n`,/u,
    ],
    [
      'Without a default export, `import styles from` is an error',
      'webpack/lib/css/CssParser.js',
      /buildMeta\.exportsType = this\.options\.namedExports \? "namespace" : "default";/u,
    ],
    [
      'in the script, which inserts a `<style>` element',
      'webpack/lib/css/CssInjectStyleRuntimeModule.js',
      /"document\.head\.appendChild\(style\);",/u,
    ],
    [
      'tune the minimizer with `optimization.minimizeOptions.css`',
      defaults,
      /typeof minimizeByType\.css === "object"\s+\? minimizeByType\.css/u,
    ],
    [
      'Set `cssFilename` and `cssChunkFilename` to put stylesheets',
      'webpack/lib/css/CssModulesPlugin.js',
      /return outputOptions\.cssChunkFilename;/u,
    ],
    [
      'create one export for each name',
      'webpack/lib/css/CssParser.js',
      /buildMeta\.exportsType = this\.options\.namedExports \? "namespace" : "default";/u,
    ],
    [
      "with `'block-contents'`, only declarations",
      schema,
      /"enum": \["stylesheet", "block-contents"\]/u,
    ],
    [
      'preload the first source of each `@font-face`',
      'webpack/lib/css/CssParser.js',
      /top\.name === "@font-face" && !top\.fontPreloaded\)/u,
    ],
    [
      'names are local to the file',
      'webpack/lib/css/CssParser.js',
      /const IS_MODULES = \/\\\.modules\?\\\.\[\^\.\]\+\$\/i;/u,
    ],
  ]),
];
