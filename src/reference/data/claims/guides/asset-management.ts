import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { addedIn, assetName, before, cssWasOff, defaults, schema } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...measured('guides/asset-management', 'next to the images as `assets/tally.425082c0.woff2`'),
  ...claimsOfPage('guides/asset-management', [
    ['because webpack 5.109 and newer versions read', before, cssWasOff],
    [
      'in a `.module.css` file, every class name is local',
      'webpack/lib/css/CssParser.js',
      /const IS_MODULES = \/\\\.modules\?\\\.\[\^\.\]\+\$\/i;/u,
    ],
    [
      'it only warns about a missing name',
      'webpack/lib/dependencies/esm/ESMImportSpecifierDependency.js',
      /strictHarmonyModule\s+\? ExportPresenceModes\.ERROR\s+: ExportPresenceModes\.WARN/u,
    ],
    [
      'webpack tries to read the image as JavaScript',
      'webpack/lib/module/NormalModuleFactory.js',
      /settings\.type = JAVASCRIPT_MODULE_TYPE_AUTO;/u,
    ],
    [
      '`fontPreload` is off by default',
      'webpack/lib/css/CssParser.js',
      /const fontPreload = this\.options\.fontPreload;[\s\S]*if \(fontPreload && /u,
    ],
    [
      "`with { type: 'bytes' }` would give you a `Uint8Array`",
      'webpack/lib/config/defaults.js',
      /with: \{ type: "bytes" \},\s+type: ASSET_MODULE_TYPE_BYTES/u,
    ],
    ['Before webpack 5.111 you needed `copy-webpack-plugin`', schema, addedIn('Copy', '5.111.0')],
    [
      'a copied file has no hash in its name',
      'webpack/lib/output/CopyPlugin.js',
      /const DEFAULT_FILENAME = "\[path\]\[base\]";/u,
    ],
    [
      "`with { type: 'text' }`",
      defaults,
      /with: \{ type: "text" \},\s+type: ASSET_MODULE_TYPE_SOURCE/u,
    ],
    [
      "place from './place.json' with { type: 'json' }`",
      defaults,
      /with: \{ type: JSON_MODULE_TYPE \},\s+type: JSON_MODULE_TYPE,/u,
    ],
    ['under a name that is a hash of its content', defaults, assetName],
    [
      'below a size you set, the content is embedded as',
      'webpack/lib/asset/AssetParser.js',
      /buildInfo\.dataUrl =\s+Buffer\.byteLength\(source\) <=/u,
    ],
    [
      'grows by a third, because data URLs use Base64',
      'webpack/lib/asset/AssetGenerator.js',
      /const DEFAULT_ENCODING = "base64";/u,
    ],
    [
      'for the first file of each `@font-face`',
      'webpack/lib/css/CssParser.js',
      /top\.name === "@font-face" && !top\.fontPreloaded\)/u,
    ],
    [
      'without the setting, they load the font twice',
      defaults,
      /D\(output, "crossOriginLoading", false\);/u,
    ],
    [
      'so it copies every file that matches the pattern',
      'webpack/lib/dependencies/url/URLParserPlugin.js',
      /ContextDependencyHelpers\.create\(\s*URLContextDependency,/u,
    ],
    [
      'the result is then the URL as a string',
      'webpack/lib/dependencies/url/URLContextDependency.js',
      /URLContextDependency\.Template = ContextDependencyTemplateAsRequireCall;/u,
    ],
    [
      'but neither the owner nor the year',
      'webpack/lib/json/JsonGenerator.js',
      /if \(used === UsageState\.Unused\) continue;\s+[\s\S]{0,200}?const newData =/u,
    ],
    [
      'All that remains of the YAML file is `JSON.parse',
      'webpack/lib/json/JsonGenerator.js',
      /jsonStr\.length > 20 &&\s+typeof finalJson === "object"\s+\? `\/\*#__PURE__\*\/JSON\.parse\('/u,
    ],
    [
      'Give a rule the type `json` and a function',
      'webpack/lib/json/JsonParser.js',
      /typeof this\.options\.parse === "function" \? this\.options\.parse : parseJson;/u,
    ],
    [
      'a copy, or a data URL',
      'webpack/lib/asset/AssetParser.js',
      /buildInfo\.dataUrl =\s+Buffer\.byteLength\(source\) <=/u,
    ],
    [
      "it's read during the build",
      'webpack/lib/json/JsonParser.js',
      /: parseFn\(source\[0\] === "\\uFEFF" \? source\.slice\(1\) : source\);/u,
    ],
    [
      'The parser runs during the build',
      'webpack/lib/json/JsonParser.js',
      /: parseFn\(source\[0\] === "\\uFEFF" \? source\.slice\(1\) : source\);/u,
    ],
    [
      'export such a function under the name `parse`',
      'yaml/dist/index.d.ts',
      /export \{ parse, parseAllDocuments, parseDocument, stringify \} from '\.\/public-api';/u,
    ],
    [
      'The page has a `<link>` for it',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /\bCSS_REQUEST_RE\.test\(r\)\) \{\s+links\.push\(`<link rel="stylesheet" href="/u,
    ],
    [
      'asks for the module behind the file',
      'webpack/lib/module/NormalModuleFactory.js',
      /settings\.type = JAVASCRIPT_MODULE_TYPE_AUTO;/u,
    ],
    [
      '`output.assetModuleFilename` sets the names of copied files',
      'webpack/lib/asset/AssetGenerator.js',
      /this\.filename \|\| runtimeTemplate\.outputOptions\.assetModuleFilename;/u,
    ],
    [
      'This works as long as webpack can see which properties',
      'webpack/lib/json/JsonGenerator.js',
      /otherExportsInfo\.getUsed\(runtime\) === UsageState\.Unused\s+\? createObjectForExportsInfo/u,
    ],
    [
      'a copy under the same name',
      'webpack/lib/output/CopyPlugin.js',
      /const DEFAULT_FILENAME = "\[path\]\[base\]";/u,
    ],
  ]),
];
