import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { assetName, defaults } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/asset-modules', [
    [
      "The default for browsers, `'auto'`,",
      defaults,
      /tp\.document \|\| tp\.importScripts\)\) \|\| output\.scriptType === "module"\s+\? "auto"/u,
    ],
    [
      'Without a rule, `new URL()`, `url()` in CSS and `<img src>`',
      'webpack/lib/config/defaults.js',
      /dependency: "url",\s+oneOf: \[[\s\S]{0,120}?type: ASSET_MODULE_TYPE_RESOURCE/u,
    ],
    ['under the name `[hash][ext][query][fragment]`', defaults, assetName],
    [
      "`generator.dataUrl` takes `encoding` (`'base64'` or `false`)",
      'webpack/schemas/WebpackOptions.json',
      /"encoding": \{\s+"description": [^\n]+\s+"enum": \[false, "base64"\]/u,
    ],
    [
      'files up to',
      'webpack/lib/asset/AssetParser.js',
      /buildInfo\.dataUrl =\s+Buffer\.byteLength\(source\) <=/u,
    ],
    [
      'returns `true` to embed the file',
      'webpack/lib/asset/AssetParser.js',
      /typeof this\.dataUrlCondition === "function"\) \{\s+buildInfo\.dataUrl = this\.dataUrlCondition\(/u,
    ],
    [
      "You ask for it with `with { type: 'bytes' }`",
      'webpack/lib/config/defaults.js',
      /with: \{ type: "bytes" \},\s+type: ASSET_MODULE_TYPE_BYTES/u,
    ],
  ]),
];
