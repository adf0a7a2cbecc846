import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { addedIn, before, cssWasOff, schema } from './evidence.ts';

export const claims: readonly Claim[] = [
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
  ]),
];
