import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/dotenv-plugin', [
    [
      '`false` reads no files and only passes on variables',
      'webpack/lib/define/DotenvPlugin.js',
      /= dir\s*\? await this\._loadEnv\(compiler, itemCache, dir\)\s*: \{ parsed: \{\} \};/u,
    ],
    [
      "or for `development` if you don't set a mode",
      'webpack/lib/define/DotenvPlugin.js',
      /pattern\.replace\(\/\\\[mode\\\]\/g, mode \|\| "development"\)/u,
    ],
    [
      "Files that don't exist are skipped",
      'webpack/lib/define/DotenvPlugin.js',
      /missingDependencies\.push\(filePath\);\s*return "";/u,
    ],
    [
      'Every instance defines `import.meta.env` as a whole',
      'webpack/lib/define/DotenvPlugin.js',
      /definitions\["import\.meta\.env"\] = importMetaEnv;/u,
    ],
    [
      'because environment variables with the prefix are public too',
      'webpack/lib/define/DotenvPlugin.js',
      /const keys = \[\.\.\.Object\.keys\(parsed\), \.\.\.Object\.keys\(process\.env\)\];/u,
    ],
    [
      'before each build, unless a cached result is still valid',
      'webpack/lib/define/DotenvPlugin.js',
      /if \(isSnapshotValid\) \{\s*return \{ parsed: result\.parsed,/u,
    ],
  ]),
];
