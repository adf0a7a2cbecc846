import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { assetName, defaults } from './evidence.ts';

const plugin = 'minimizer-webpack-plugin/dist/index.js';
const photos = 'minimizer-webpack-plugin/dist/utils.js';
const svgr = '@svgr/webpack/dist/index.js';
const viewBox = 'svgo/plugins/removeViewBox.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/images-and-icons', [
    [
      "webpack's own minimizer plugin and the image library sharp",
      photos,
      /const sharp = require\("sharp"\);/u,
    ],
    [
      'part of the stylesheet',
      'webpack/lib/asset/AssetGenerator.js',
      /encodedSource = `data:\$\{mimeType\}/u,
    ],
    [
      'no configuration needed',
      defaults,
      /dependency: "url",\s*oneOf: \[[\s\S]{0,90}?type: ASSET_MODULE_TYPE_RESOURCE/u,
    ],
    [
      'chooses the `webp` entry under `generate`',
      plugin,
      /generator = named\.find\(one => one\.name === asked\);/u,
    ],
    [
      'You can add entries for other qualities under any name',
      plugin,
      /return Object\.keys\(presets\)\.map\(preset => this\.describeGenerator\(/u,
    ],
    [
      '`width` and `height` resize the photo',
      photos,
      /spellings: \["width", "w"\],\s*group: "resize",/u,
    ],
    [
      'with only one of them, its proportions are kept',
      photos,
      /\(typeof params\.width === "number" \|\| typeof params\.height === "number"\)/u,
    ],
    [
      '`unit=percent` turns `width=50` into half the width',
      photos,
      /params\.width = Math\.ceil\(width \* params\.width \/ 100\);/u,
    ],
    [
      'The query works wherever webpack sees a URL',
      plugin,
      /generator = named\.find\(one => one\.name === asked\);/u,
    ],
    [
      'in HTML, in `url()`, and in',
      'webpack/lib/dependencies/css/CssUrlDependency.js',
      /get category\(\) \{\s*return "url";/u,
    ],
    [
      "URLs without `as` aren't converted",
      plugin,
      /const asked = readPreset\(resource\);\s*if \(!asked\) \{\s*return undefined;/u,
    ],
    ['is on, as in production', defaults, /D\(optimization, "minimize", production\);/u],
    [
      "`rotate: 'auto'` turns photos from phones upright",
      photos,
      /transforms\.rotate === "auto"\) \{\s*pipeline\.rotate\(\);/u,
    ],
    [
      'convert files and do nothing else',
      plugin,
      /const minimizers = typeof declaredMinify !== "undefined" \? declaredMinify :/u,
    ],
    [
      'it would pass the photos to the minimizer for JavaScript',
      plugin,
      /path: require\.resolve\("\.\/utils\.js"\),\s*export: "terserMinify"/u,
    ],
    ['only new photos are encoded', plugin, /getCache\("TerserWebpackPlugin\|generate"\);/u],
    [
      '`minimizer-webpack-plugin` restores the name',
      plugin,
      /module\.buildInfo\.assetResource = output\.filename;/u,
    ],
    [
      '`addContextDependency` watches the folder',
      'loader-runner/lib/LoaderRunner.js',
      /addContextDependency = \(context\) => \{\s*contextDependencies\.push\(context\);/u,
    ],
    [
      '`minimizeOptions.xml` lets webpack minimize SVG files',
      defaults,
      /typeof minimizeByType\.xml === "object";/u,
    ],
    [
      'webpack then removes comments',
      'webpack/lib/html/syntax-printer.js',
      /!_keepComment\(_dataOf\(path\.node\), path\.source\(\), path\.start\(\)\)/u,
    ],
    [
      'embeds SVG files from the `marks` folder as `data:` URLs',
      'webpack/lib/asset/AssetGenerator.js',
      /encodedSource = `data:\$\{mimeType\}/u,
    ],
    [
      'Base64 would make it a third bigger',
      'webpack/lib/asset/AssetGenerator.js',
      /DEFAULT_ENCODING = "base64"/u,
    ],
    [
      'that accepts all properties of an `<svg>` element',
      '@svgr/core/dist/index.js',
      /expandProps: "end",/u,
    ],
    [
      "`dependency: 'esm'` limits the rule to `import`",
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /get category\(\) \{\s*return "esm";/u,
    ],
    [
      "`new URL()` still get the file's URL",
      'webpack/lib/dependencies/url/URLDependency.js',
      /get category\(\) \{\s*return "url";/u,
    ],
    ['`babel: false` leaves JSX to SWC', svgr, /if \(!babel\)\s*return jsCode;/u],
    ['SVGR runs Babel with its own presets', svgr, /const _a = options, \{ babel = true \} = _a/u],
    ['SVGO 3, which SVGR uses', '@svgr/plugin-svgo/package.json', /"svgo": "\^3\./u],
    ['removes a `viewBox` that matches', 'svgo/plugins/preset-default.js', /\n {4}removeViewBox,/u],
    [
      "that matches the icon's width and height",
      viewBox,
      /node\.attributes\.width\.replace\(\/px\$\/, ''\) === nums\[2\] &&/u,
    ],
    [
      '`prefixIds` prevents conflicts between icons',
      'svgo/plugins/prefixIds.js',
      /node\.attributes\.id = prefixId\(prefixGenerator, node\.attributes\.id\);/u,
    ],
    [
      'SVGR 8.1.0 was released in August 2023',
      '@svgr/webpack/package.json',
      /"version": "8\.1\.0"/u,
    ],
    [
      "no 'jxl' preset in `generate`, which defines 'avif', 'webp'",
      plugin,
      /no '\$\{asked\}' preset in \\`generate\\`, which defines \$\{named\.map\(/u,
    ],
    [
      'URLs without `as` fail with `no target format`',
      photos,
      /new Error\(keys\.length === 0 \? `Error with '\$\{name\}': no target format\./u,
    ],
    [
      'unless its `encodeOptions` specifies a format',
      photos,
      /if \(!named && keys\.length !== 1\) \{/u,
    ],
    ["`width=9600` isn't rejected", photos, /pipeline\.resize\(params\);/u],
    [
      'The photo is enlarged, and the file is bigger',
      photos,
      /spellings: \["without-enlargement", "withoutEnlargement"\],/u,
    ],
    [
      'give the sprite its own `publicPath`',
      'webpack/lib/asset/AssetGenerator.js',
      /generatorOptions\.publicPath !== undefined && type === JAVASCRIPT_TYPE/u,
    ],
    ['`[fragment]`, which the default file name contains', defaults, assetName],
    [
      'keeps the part after the `#`',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /replacements\.set\("fragment", replacer\(fragment, true\)\);/u,
    ],
    [
      'end it with this placeholder',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /if \(presentKinds\.has\("fragment"\)\) \{\s*replacements\.set\("fragment", replacer/u,
    ],
  ]),
];
