import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults, schema } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/native-html', [
    [
      'webpack removes `type="module"`',
      'webpack/lib/html/HtmlParser.js',
      /else if \(!outputModule && type === "script-module" && typeAttr !== 0\)/u,
    ],
    [
      'A hyphen in the path is doubled',
      'webpack/lib/html/HtmlParser.js',
      /if \(character === "-"\) return "--";/u,
    ],
    [
      'followed by eight digits of a hash',
      'webpack/lib/html/HtmlParser.js',
      /\.digest\("hex"\)\s+\.slice\(0, 8\);\s+return `data-/u,
    ],
    [
      '`src/index.html` is the default entry',
      defaults,
      /\(\["\.\/src"\]\)[\s\S]*\.\.\.\(html && !htmlFirst \? \["\.html"\] : \[\]\)/u,
    ],
    [
      'Nothing is added by default',
      'webpack/lib/html/syntax-parser.js',
      /buildHeadTags = \(opts\) => \{\s+let out = "";[\s\S]{0,500}?if \(opts\.title\) \{/u,
    ],
    ['counted from 0', 'webpack/lib/html/HtmlParser.js', /let nextEntryIndex = 0;/u],
    [
      'call the synchronous render function',
      'webpack/lib/html/HtmlParser.js',
      /typeof transformed !== "string"\) \{\s+throw new Error\(\s+"The `template` html/u,
    ],
    [
      'complete since 5.109',
      schema,
      /"title": \{\s+"description": "Sets the `<title>`[^\n]+\s+"type": "string",\s+"added": "5\.109\.0"/u,
    ],
    [
      "`'defer'`, `'blocking'`, or `'auto'`",
      'webpack/schemas/WebpackOptions.json',
      /"scriptLoading": \{\s+"description": [^\n]+\s+"enum": \["auto", "blocking", "defer"\]/u,
    ],
    [
      'module scripts with `output.module`, otherwise `defer`',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /htmlObj\.scriptLoading \|\| "auto";/u,
    ],
    ['`true` means SHA-384', 'webpack/lib/html/HtmlGenerator.js', /\? \["sha384"\]/u],
    [
      'the hints for scripts are on by default',
      defaults,
      /if \(output\.module\) D\(output\.resourceHints, "initial", true\);/u,
    ],
    [
      "`'body'` by default, `'head'` by default with",
      'webpack/lib/html/HtmlModulesPlugin.js',
      /inject === "head" \|\| \(inject !== "body" && output\.module\)/u,
    ],
    [
      '`webpackAs`, `webpackType` and `webpackMedia`',
      'webpack/lib/prefetch/parseResourceHintOptions.js',
      /importOptions\.webpackAs\b[\s\S]*importOptions\.webpackType\b[\s\S]*importOptions\.webpackMedia\b/u,
    ],
    [
      'HTML support is on unless one of your rules',
      'webpack/lib/config/defaults.js',
      /experiments\.html =\s*!RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.html"\) && "auto";/u,
    ],
    [
      'Since 5.109, `experiments.html` is `"auto"`',
      'webpack-5-108/lib/config/defaults.js',
      /F\(experiments, "html", \(\) => \(experiments\.futureDefaults \? true : undefined\)/u,
    ],
    [
      'became a chunk with its own entry point',
      'webpack/lib/html/HtmlParser.js',
      /return claimEntryName\(`\$\{entryPrefix\}-\$\{index\}`, index\);/u,
    ],
    [
      'Images in `src` and `srcset` are assets',
      'webpack/lib/html/HtmlParser.js',
      /img: dict\(\{ src: PLAIN_SRC, srcset: PLAIN_SRCSET \}\),/u,
    ],
    [
      'is a `data:` URL and has no path',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /return `data:text\/html,<!doctype html><html><head>/u,
    ],
    [
      'or set `module.parser.html.chunkName` for all elements',
      'webpack/lib/html/HtmlParser.js',
      /let name = requested;\s*if \(name === undefined && chunkNameOption !== undefined\) \{/u,
    ],
    [
      'put `<!-- webpackChunkName: "stall" -->` before the element',
      'webpack/lib/html/HtmlParser.js',
      /pendingWebpackChunkName = options\.webpackChunkName;/u,
    ],
    [
      '`"..."` stands for the built-in entries',
      'webpack/lib/html/HtmlParser.js',
      /sources\.includes\("\.\.\."\)\s*\? dict\(DEFAULT_SOURCES_BY_TAG\)/u,
    ],
    [
      'adds an attribute that a lightbox uses, follows links',
      'webpack/lib/html/HtmlParser.js',
      /entry\.type === false\s*\? undefined\s*: \{\s*type: entry\.type,/u,
    ],
    [
      'With `sources: false`, webpack processes only inline',
      'webpack/lib/html/HtmlParser.js',
      /this\.sourcesByTag = DISABLED_SOURCES_FOLDED;/u,
    ],
    [
      'without it, page names follow `output.filename`',
      'webpack/lib/config/defaults.js',
      /F\(output, "htmlFilename", \(\) => \{/u,
    ],
    [
      'gets the source of a page and returns HTML',
      'webpack/lib/html/HtmlParser.js',
      /"The `template` html parser option must return a string\."/u,
    ],
    [
      'before webpack looks for scripts and images',
      'webpack/lib/html/HtmlParser.js',
      /if \(!this\.template\) return source;/u,
    ],
    [
      'Call `addDependency` for every file you read',
      'webpack/lib/html/HtmlParser.js',
      /addDependency: \(dependency\) => \{\s*fileDependencies\.add\(dependency\);/u,
    ],
    [
      '`addContextDependency`, `addMissingDependency`, `addBuildDependency`, `emitWarning` and `emitError`',
      'webpack/lib/html/HtmlParser.js',
      /addContextDependency: [\s\S]{0,120}addMissingDependency: [\s\S]{0,120}addBuildDependency: [\s\S]{0,260}emitWarning: [\s\S]{0,140}emitError:/u,
    ],
    [
      'When your entry is a script, `output.html` writes a page',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /: imports\.filter\(\(r\) => !HTML_REQUEST_RE\.test\(r\)\);/u,
    ],
    [
      'that begins with `og:` is written as `property`',
      'webpack/lib/html/syntax-parser.js',
      /name\.startsWith\("og:"\)\s*\? `property="/u,
    ],
    [
      "or `true` for webpack's logo",
      'webpack/lib/html/HtmlModulesPlugin.js',
      /if \(value === true\) return \[\["icon", \{ href: DEFAULT_FAVICON \}\]\];/u,
    ],
    [
      'one or more icons for each `rel`, a function',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /for \(const one of Array\.isArray\(icon\) \? icon : \[icon\]\) \{/u,
    ],
    [
      'icons in it are bundled',
      'webpack/lib/asset/WebManifestParser.js',
      /new Set\(\["icons", "screenshots"\]\)/u,
    ],
    [
      '`false` leaves out stylesheets and the tags for chunks',
      'webpack/lib/dependencies/html/HtmlEntryDependency.js',
      /if \(inject !== false\) \{/u,
    ],
    [
      "what `'script'`, `'style'` or regular expressions select",
      'webpack/schemas/WebpackOptions.json',
      /`true` inlines every chunk; `\\"script\\"` inlines only JavaScript, `\\"style\\"` only CSS; an array of `RegExp`/u,
    ],
    [
      'with a hash for each inline script and style',
      'webpack/lib/html/HtmlGenerator.js',
      /\(isScript \? scriptSrc : styleSrc\)\.add\(/u,
    ],
    [
      'and `scriptLoading` are for generated pages only',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /return `data:text\/html,<!doctype html><html><head>\$\{faviconTag\}\$\{manifestTag\}/u,
    ],
    [
      'or `false` for no page',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /desc\.html !== undefined \? desc\.html : htmlOption;[\s\S]{0,60}if \(\s*!html \|\|/u,
    ],
    [
      'takes the same object, but without `inline`',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /const GLOBAL_ONLY_HTML_OPTIONS = \["inline"\];/u,
    ],
    [
      '`csp: true` allows scripts and styles from your own origin',
      'webpack/lib/html/HtmlGenerator.js',
      /\["script-src", [^\n]*'self'[^\n]*\s+\["style-src", [^\n]*'self'/u,
    ],
    [
      'put the comment `<!-- webpackInline: true -->` before',
      'webpack/lib/html/HtmlParser.js',
      /pendingWebpackInline = options\.webpackInline;/u,
    ],
    [
      "import it `with { type: 'text' }`",
      'webpack/lib/config/defaults.js',
      /with: \{ type: "text" \},\s*type: ASSET_MODULE_TYPE_SOURCE/u,
    ],
    [
      'set `module.generator.html.extract` to `true`',
      'webpack/lib/html/HtmlGenerator.js',
      /extract === true/u,
    ],
    [
      '`output.resourceHints` (since 5.109) tells the browser about files',
      'webpack/schemas/WebpackOptions.json',
      /"ResourceHints": \{\s*"description"[^\n]*\s*"anyOf": \[[^\]]*\],\s*"added": "5\.109\.0"/u,
    ],
    [
      '`true`, or `initial: true`',
      'webpack/schemas/WebpackOptions.json',
      /"ResourceHintsOptions": \{[\s\S]{0,900}"initial": \{\s*"\$ref": "#\/definitions\/ResourceHintsInitial"/u,
    ],
    [
      'preload the scripts a page starts with',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /const rel = prefetch\s*\? "prefetch"\s*: isModuleOutput\s*\? "modulepreload"\s*: "preload";/u,
    ],
    [
      "apart from the entry's own, in classic output too",
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /for \(const chunk of entrypoint\.chunks\) \{\s*if \(chunk === entryChunk\) continue;/u,
    ],
    [
      'prefetch these scripts, with a low priority',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /const prefetch = hints === "prefetch";/u,
    ],
    [
      'these hints instead of the automatic ones for scripts',
      'webpack/schemas/WebpackOptions.json',
      /an array of `HtmlResourceHint` descriptors replaces the auto set;/u,
    ],
    [
      'gets the automatic hints for scripts, and returns the hints to use',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /if \(typeof hints !== "function"\) return defaultHints;/u,
    ],
    [
      'no hints at all, not even those of comments',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /if \(hints === "none"\) return \[\];/u,
    ],
    [
      'hints like those of the comments, but set by rules',
      'webpack/schemas/WebpackOptions.json',
      /"urlHints": \{\s*"description": "Project-wide URL-referenced-asset hint rules,/u,
    ],
    [
      'connect early to the host in `publicPath`',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /outputResourceHints\.preconnect\) \{\s*const origin = getPublicPathOrigin\(compilation\);/u,
    ],
    [
      'write a JSON file with the hints',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /`\$\{JSON\.stringify\(manifest, null, 2\)\}\\n`/u,
    ],
    [
      'finds them for you in stylesheets that scripts import',
      'webpack/lib/css/CssParser.js',
      /top\.name === "@font-face" && !top\.fontPreloaded\) \{/u,
    ],
    [
      'switches the built-in support off',
      'webpack/lib/config/defaults.js',
      /experiments\.html =\s*!RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.html"\) && "auto";/u,
    ],
    [
      'relative URLs after it are treated as files outside the build',
      'webpack/lib/html/HtmlParser.js',
      /documentBase\.charCodeAt\(0\) === CC_SLASH\s*\) \{\s*baseIsExternal = true;/u,
    ],
    [
      "in 5.112.2, not even if it's the URL of another host",
      'webpack/package.json',
      /"version": "5\.112\.2"/u,
    ],
    ["since 5.112.2 doesn't replace those", 'webpack/package.json', /"version": "5\.112\.2"/u],
    [
      "doesn't leave `https://…` and `//…` alone in a page",
      'webpack/package.json',
      /"version": "5\.112\.2"/u,
    ],
    [
      'such a URL is replaced with `data:,` without a message',
      'webpack/lib/html/HtmlGenerator.js',
      /if \(!codeGenerationResults\.has\(module, undefined\)\) return "data:,";/u,
    ],
    ['or a stylesheet, it fails the build', 'webpack/package.json', /"version": "5\.112\.2"/u],
    [
      'With `output.module`, nothing fails, but the link',
      'webpack/package.json',
      /"version": "5\.112\.2"/u,
    ],
    [
      'an inlined stylesheet ends up as an empty `<style>` element',
      'webpack/package.json',
      /"version": "5\.112\.2"/u,
    ],
    [
      '`optimization.minimizeOptions.html`, on in production',
      'webpack/lib/config/defaults.js',
      /F\(minimizeOptions, "html", \(\) => \(\{\}\)\);/u,
    ],
    [
      '`src/shop/index.html` gives `src-shop-index-0`, `src-shop-index-1`',
      'webpack/lib/html/HtmlParser.js',
      /return claimEntryName\(`\$\{entryPrefix\}-\$\{index\}`, index\);/u,
    ],
    [
      'Inline scripts become files',
      'webpack/lib/html/HtmlParser.js',
      /isModuleScript\(attrs\) \? "script-module" : "script";/u,
    ],
    [
      'adjacent ones become a single file',
      'webpack/lib/html/HtmlParser.js',
      /isEmptyRunGap\(source, inlineRunEnd, elementStart\)/u,
    ],
    [
      'before an inline script leaves it where it is',
      'webpack/lib/html/HtmlParser.js',
      /pendingWebpackIgnore = options\.webpackIgnore;/u,
    ],
    [
      '`src`, `srcset`, `poster`, `data` of `img`, `source`, `video`',
      'webpack/lib/html/HtmlParser.js',
      /video: dict\(\{ poster: PLAIN_SRC, src: PLAIN_SRC \}\)/u,
    ],
    [
      '`href` of `image`, `use`, `pattern`',
      'webpack/lib/html/HtmlParser.js',
      /pattern: dict\(\{ "xlink:href": PLAIN_SRC, href: PLAIN_SRC \}\)/u,
    ],
    [
      '`rel="apple-touch-icon"`, `rel="manifest"`, `<meta property="og:image">`',
      'webpack/lib/html/HtmlParser.js',
      /ALLOWED_LINK_RELS = new Set\(\[\s*"stylesheet",\s*"icon",[\s\S]{0,300}"manifest",/u,
    ],
    [
      '`rel="preload"` or `"prefetch"` with `as="script"` or `"style"`',
      'webpack/lib/html/HtmlParser.js',
      /asLower === "script" \|\| \(css && asLower === "style"\)\) return kind;/u,
    ],
    [
      '`<a href>`, `<iframe src>`, `<form action>`',
      'webpack/lib/html/HtmlParser.js',
      /iframe: dict\(\{ srcdoc: \{ type: "srcdoc", filter: undefined \} \}\),/u,
    ],
    [
      '`<script>` with data, such as',
      'webpack/lib/html/HtmlParser.js',
      /return JAVASCRIPT_SCRIPT_TYPES\.has\(type\.trim\(\)\.toLowerCase\(\)\);/u,
    ],
    [
      'processed HTML in the same place',
      'webpack/lib/html/HtmlParser.js',
      /new HtmlInlineHtmlDependency\(\s*dataUri\("text\/html", htmlText\),/u,
    ],
    [
      'that begins with `/` is looked up as well',
      'webpack/lib/config/defaults.js',
      /roots: \[context\],/u,
    ],
    [
      'except that `integrity` replaces an `integrity` attribute',
      'webpack/lib/html/HtmlParser.js',
      /path\.fieldNamed\(Field\.attributes, "integrity"\)/u,
    ],
    [
      'webpack processed the inline `<style>` like a stylesheet',
      'webpack/lib/html/HtmlParser.js',
      /"stylesheet-style"/u,
    ],
    [
      'set `parser.template` in a rule',
      'webpack/lib/html/HtmlParser.js',
      /this\.template = options\.template;/u,
    ],
    [
      '`inject` applies to the tags that webpack adds',
      'webpack/lib/dependencies/html/HtmlEntryDependency.js',
      /const headClose = inject === "head" \? dep\.headAnchor : -1;/u,
    ],
    [
      'bundles its scripts, styles and images, and writes a page',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "html", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
    [
      'If you have no page, webpack can generate one',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /return `data:text\/html,<!doctype html><html><head>/u,
    ],
    [
      'in the terminal and in `stats`, but not in `dist`',
      'webpack/lib/html/HtmlParser.js',
      /requestedEntryNames\.has\(entryName\) \? entryName : undefined;/u,
    ],
    [
      '`data:` URLs, fragments such as `#top`',
      'webpack/lib/html/HtmlParser.js',
      /if \(!url \|\| url\.startsWith\("#"\)\) continue;/u,
    ],
    [
      'put this comment right before the element',
      'webpack/lib/html/HtmlParser.js',
      /pendingWebpackIgnore = options\.webpackIgnore;/u,
    ],
    [
      'Use `sources` to change what is followed',
      'webpack/lib/html/HtmlParser.js',
      /for \(const entry of sources\) \{\s*if \(entry === "\.\.\."\) continue;/u,
    ],
    [
      'is enough to build that page too',
      'webpack/lib/html/HtmlParser.js',
      /if \(type === "html"\) \{/u,
    ],
    [
      "with the rule `{ test: /\\.pug$/i, type: 'html', parser: { template } }`",
      'webpack/lib/module/ModuleTypeConstants.js',
      /HTML_MODULE_TYPE = "html"/u,
    ],
    [
      'set `nonce` to the placeholder that the server replaces',
      'webpack/lib/html/HtmlGenerator.js',
      /scriptSrc\.add\(`'nonce-\$\{nonce\}'`\);/u,
    ],
    [
      'Use `policy` to add or replace directives',
      'webpack/lib/html/HtmlGenerator.js',
      /directives\.set\(name, new Set\(Array\.isArray\(value\) \? value : \[value\]\)\);/u,
    ],
    [
      'with a `<script src>` for the old entry',
      'webpack/lib/html/HtmlParser.js',
      /script: dict\(\{\s*src: SCRIPT_SRC,/u,
    ],
    ["isn't put in front of them", 'webpack/package.json', /"version": "5\.112\.2"/u],
    ['lack the leading `../`', 'webpack/package.json', /"version": "5\.112\./u],
    [
      "`[{ rel: 'preconnect', href: 'https://…' }]`",
      'webpack/schemas/WebpackOptions.json',
      /"HtmlResourceHint": \{[\s\S]{0,2500}"rel": \{/u,
    ],
    [
      '`{ urlHints: [{ test: /hero/, preload: true }] }`',
      'webpack/schemas/WebpackOptions.json',
      /"UrlHintRule": \{[\s\S]{0,2500}"preload": \{/u,
    ],
    [
      "`{ manifest: 'hints.json' }`",
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /const manifestPath = rhOptions && rhOptions\.manifest;/u,
    ],
    [
      "page's scripts and the styles that they import are updated",
      'webpack/lib/css/CssLoadingRuntimeModule.js',
      /RuntimeGlobals\.hmrDownloadUpdateHandlers/u,
    ],
    ['but the browser keeps showing the old one', 'webpack/package.json', /"version": "5\.112\./u],
  ]),
];
