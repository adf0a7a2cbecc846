import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

const html = 'webpack/lib/html/HtmlGenerator.js';
const loadScript = 'webpack/lib/runtime/LoadScriptRuntimeModule.js';
const policy = 'webpack/lib/runtime/GetTrustedTypesPolicyRuntimeModule.js';
const scriptUrl = 'webpack/lib/runtime/CreateScriptUrlRuntimeModule.js';
const injectStyle = 'webpack/lib/css/CssInjectStyleRuntimeModule.js';
const ownScripts = /\["script-src", new Set\(\["'self'"\]\)\]/u;
const nonceOfScript = /script\.setAttribute\("nonce", \$\{RuntimeGlobals\.scriptNonce\}\);/u;
const scriptOfPolicy =
  /trustedTypes\s+\? `\$\{RuntimeGlobals\.getTrustedTypesPolicy\}\(\)\.createScriptURL\(url\)`/u;

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/csp', [
    [
      'writes the policy into the page',
      html,
      /const meta = `<meta http-equiv="Content-Security-Policy" content="/u,
    ],
    ['puts the nonce on the elements that it creates', loadScript, nonceOfScript],
    ['creates URLs through a policy', scriptUrl, scriptOfPolicy],
    [
      'scripts and styles from your own origin, no plugins',
      html,
      /\["script-src", [^\n]*'self'[^\n]*\s+\["style-src", [^\n]*'self'[^\n]*\s+\["object-src", [^\n]*'none'/u,
    ],
    ['and no foreign `<base>`', html, /\["base-uri", new Set\(\["'self'"\]\)\]/u],
    [
      'adds directives to the baseline, or replaces directives in it',
      html,
      /directives\.set\(name, new Set\(Array\.isArray\(value\) \? value : \[value\]\)\);/u,
    ],
    [
      'Each inline `<script>` and `<style>` is allowed by the hash',
      html,
      /\(isScript \? scriptSrc : styleSrc\)\.add\(/u,
    ],
    [
      'the hash of its text after minimizing',
      html,
      /body = content\.slice\(span\.openEnd, span\.contentEnd\);/u,
    ],
    [
      "handlers such as `onclick` don't get a hash",
      html,
      /const isRawText = tag\.tag === "script" \|\| tag\.tag === "style";/u,
    ],
    ['needs no hash, because it comes from the same origin', html, ownScripts],
    [
      'already has a policy in a `<meta>` element is left unchanged',
      html,
      /const addCsp = Boolean\(options\) && !hasCsp;/u,
    ],
    [
      'in `output.html`, where it applies to all pages',
      'webpack/schemas/WebpackOptions.json',
      /Inject a `<meta http-equiv=\\"Content-Security-Policy\\">` into every webpack-emitted HTML page/u,
    ],
    ['add the URL to `style-src` as well', html, /\["style-src", new Set\(\["'self'"\]\)\]/u],
    [
      "webpack writes them into the page's tags",
      'webpack/lib/html/HtmlModulesPlugin.js',
      /\? getHtmlGenerator\(\)\.resolveChunkIntegritySentinels\(/u,
    ],
    [
      'webpack creates script elements while the page runs',
      loadScript,
      /"script = document\.createElement\('script'\);"/u,
    ],
    ['These elements need the nonce too', loadScript, nonceOfScript],
    [
      'webpack adds the placeholder to the policy, to scripts',
      html,
      /scriptSrc\.add\(`'nonce-\$\{nonce\}'`\);\s+styleSrc\.add\(`'nonce-\$\{nonce\}'`\);/u,
    ],
    [
      'to scripts and to inline styles',
      html,
      /const needsNonce =\s+addCsp &&\s+Boolean\(nonce\) &&\s+isRawText &&/u,
    ],
    [
      'Stylesheets in separate files are allowed by their origin',
      html,
      /\["style-src", new Set\(\["'self'"\]\)\]/u,
    ],
    [
      '`script-src` for the host of `publicPath`, or the nonce',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /\}\(\$\{RuntimeGlobals\.publicPath\} \+ \$\{RuntimeGlobals\.getChunkScriptFilename\}\(chunkId\)/u,
    ],
    [
      'CSS as files, the default',
      'webpack/lib/css/CssGenerator.js',
      /\(module\)\.exportType \|\| "link";/u,
    ],
    [
      '`style-src` for the host of the stylesheets',
      'webpack/lib/css/CssLoadingRuntimeModule.js',
      /"link\.href = url;"/u,
    ],
    [
      "CSS with `exportType: 'style'`, or style-loader",
      'webpack/lib/css/CssGenerator.js',
      /if \(exportType === "style"\) \{/u,
    ],
    [
      "`style-src` with the nonce, or `'unsafe-inline'`",
      injectStyle,
      /style\.setAttribute\("nonce", \$\{RuntimeGlobals\.scriptNonce\}\);/u,
    ],
    [
      'assets embedded as `data:` URLs',
      'webpack/lib/asset/AssetGenerator.js',
      /encodedSource = `data:\$\{mimeType\}/u,
    ],
    [
      '`connect-src` for the file',
      'webpack/lib/web/FetchCompileAsyncWasmPlugin.js',
      /`fetch\(\$\{RuntimeGlobals\.publicPath\} \+ \$\{path\}\)`;/u,
    ],
    [
      'a `devtool` with `eval`, the default in development',
      defaults,
      /\{\s+type: "javascript",\s+use: "eval"\s+\}/u,
    ],
    [
      "`script-src 'unsafe-eval'`",
      'webpack/lib/devtool/EvalDevToolModulePlugin.js',
      /new RawSource\(\s+`eval\(\$\{/u,
    ],
    [
      '`connect-src` for its WebSocket',
      'webpack-dev-middleware/client/clients/WebSocketClient.js',
      /this\.client = new WebSocket\(toWebSocketURL\(url\)\);/u,
    ],
    [
      "webpack's runtime sets a script's URL when it loads a chunk",
      loadScript,
      /`script\.src = \$\{\s+this\._withCreateScriptUrl\s+\? `\$\{RuntimeGlobals\.createScriptUrl\}\(url\)`/u,
    ],
    [
      "The policy's name has to be in the header",
      policy,
      /policy = trustedTypes\.createPolicy\(\$\{JSON\.stringify\(\s+trustedTypes\.policyName/u,
    ],
    [
      'Without `output.trustedTypes`, loading fails',
      scriptUrl,
      /\.createScriptURL\(url\)`\s+: "url",/u,
    ],
    [
      "it's named after `output.uniqueName`",
      defaults,
      /\(output\.uniqueName\)\.replace\(\/\[\^a-z0-9[^/]+\/@\.%\]\+\/gi, "_"\) \|\| "webpack"/u,
    ],
    [
      'which comes from your `package.json`',
      defaults,
      /path\.resolve\(context, "package\.json"\);[\s\S]{0,120}return packageInfo\.name \|\| "";/u,
    ],
    [
      "to `'continue'`, so a policy name",
      policy,
      /trustedTypes\.onPolicyCreationFailure === "continue"/u,
    ],
    [
      "missing from the header doesn't break the page",
      policy,
      /"\} catch \(e\) \{",[\s\S]{0,60}`console\.warn\('Could not create trusted-types policy/u,
    ],
    [
      'Browsers without Trusted Types ignore the directives',
      policy,
      /if \(typeof trustedTypes !== "undefined" && trustedTypes\.createPolicy\) \{/u,
    ],
    [
      'for the variable that contains the nonce',
      'webpack/lib/javascript/APIPlugin.js',
      /__webpack_nonce__: \{\s+expr: RuntimeGlobals\.scriptNonce,/u,
    ],
    [
      '`img-src data:`, `font-src data:`',
      'webpack/lib/asset/AssetGenerator.js',
      /encodedSource = `data:\$\{mimeType\}/u,
    ],
    [
      'set `csp.nonce` to a placeholder',
      'webpack/lib/html/HtmlGenerator.js',
      /scriptSrc\.add\(`'nonce-\$\{nonce\}'`\);/u,
    ],
  ]),
];
