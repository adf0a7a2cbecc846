import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/modules', [
    [
      'as an error in `javascript/esm` and as a warning in `javascript/auto`',
      'webpack/lib/dependencies/esm/ESMImportSpecifierDependency.js',
      /strictHarmonyModule\s+\? ExportPresenceModes\.ERROR\s+: ExportPresenceModes\.WARN/u,
    ],
    ['`.mjs`, `.mts`', 'webpack/lib/config/defaults.js', /test: \/\\\.mts\$\/i,\s+\.\.\.esm/u],
    ['`.cjs`, `.cts`', 'webpack/lib/config/defaults.js', /test: \/\\\.cts\$\/i,\s+\.\.\.commonjs/u],
    [
      "`.json`, `with { type: 'json' }`",
      'webpack/lib/config/defaults.js',
      /test: \/\\\.json\$\/i,\s+type: JSON_MODULE_TYPE/u,
    ],
    [
      'a CSS module if the name ends in `.module.css` or `.modules.css`',
      'webpack/lib/css/CssParser.js',
      /const IS_MODULES = \/\\\.modules\?\\\.\[\^\.\]\+\$\/i;/u,
    ],
    [
      '`new URL()`, `url()`, `<img src>`',
      'webpack/lib/config/defaults.js',
      /dependency: "url",\s+oneOf: \[[\s\S]{0,120}?type: ASSET_MODULE_TYPE_RESOURCE/u,
    ],
    [
      "`with { type: 'text' }`",
      'webpack/lib/config/defaults.js',
      /with: \{ type: "text" \},\s+type: ASSET_MODULE_TYPE_SOURCE/u,
      'asset/source',
    ],
    [
      "`with { type: 'bytes' }`",
      'webpack/lib/config/defaults.js',
      /with: \{ type: "bytes" \},\s+type: ASSET_MODULE_TYPE_BYTES/u,
      'asset/bytes',
    ],
    [
      '`data:` URLs in references that would make a file',
      'webpack/lib/config/defaults.js',
      /scheme: \/\^data\$\/,\s+type: ASSET_MODULE_TYPE_INLINE/u,
    ],
    [
      'as in the table since webpack 5.109',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);\s+F\(experiments, "html"/u,
    ],
  ]),
];
