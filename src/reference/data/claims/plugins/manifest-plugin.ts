import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/manifest-plugin', [
    [
      'such as compressed copies, are not in it',
      'webpack/lib/output/ManifestPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_SUMMARIZE/u,
    ],
    [
      'such as images, the key is the source path',
      'webpack/lib/output/ManifestPlugin.js',
      /usedName \|\|\s+sourceFilename \|\|/u,
    ],
    [
      "it's the chunk's name or id with the extension",
      'webpack/lib/output/ManifestPlugin.js',
      /if \(chunk\.name\) return chunk\.name;\s+return chunk\.id;/u,
    ],
    [
      'from which only full-length hashes between two dots are removed',
      'webpack/lib/output/ManifestPlugin.js',
      /createHashRegExp\(`\[a-f0-9\]\{\$\{hashDigestLength\},32\}`\)/u,
    ],
    [
      'also names the entries whose files it needs',
      'webpack/lib/output/ManifestPlugin.js',
      /if \(parents\.length > 0\) \{\s+item\.parents = parents;/u,
    ],
    [
      'has an item for each file that exists',
      'webpack/lib/output/ManifestPlugin.js',
      /for \(const asset of compilation\.getAssets\(\)\) \{/u,
    ],
    [
      'lists what a page has to load, in this order',
      'webpack/lib/output/ManifestPlugin.js',
      /for \(const chunk of entrypoint\.chunks\) \{\s*for \(const file of chunk\.files\) \{/u,
    ],
    [
      'as keys of `assets`',
      'webpack/lib/output/ManifestPlugin.js',
      /imports\.push\(name \? `\$\{name\}\.\$\{extname\(file\)\}` : file\);/u,
    ],
    [
      'set this option to `false` to leave out',
      'webpack/lib/output/ManifestPlugin.js',
      /if \(entrypoints\) \{/u,
    ],
    [
      'The name of the manifest, relative to `output.path`',
      'webpack/schemas/plugins/ManifestPlugin.json',
      /"filename": \{[^}]*"absolutePath": false/u,
    ],
    [
      "Placeholders such as `[contenthash]` aren't replaced in the name",
      'webpack/lib/output/ManifestPlugin.js',
      /emitAsset\(\s+this\.options\.filename \|\| DEFAULT_FILENAME,/u,
    ],
    [
      'with `file` and, for copied files, `src`',
      'webpack/lib/output/ManifestPlugin.js',
      /if \(sourceFilename\) \{\s+item\.src = sourceFilename;/u,
    ],
    [
      'returns `true` if the item belongs in the manifest',
      'webpack/lib/output/ManifestPlugin.js',
      /if \(!needKeep\) \{\s+return;/u,
    ],
    [
      'Source maps are files too',
      'webpack/lib/output/ManifestPlugin.js',
      /for \(const auxiliaryFile of chunk\.auxiliaryFiles\) \{\s*handleFile\(auxiliaryFile\);/u,
    ],
    [
      "Entries in `entrypoints` aren't filtered",
      'webpack/lib/output/ManifestPlugin.js',
      /manifest\.entrypoints = entrypoints;[\s\S]*this\.options\.filter\(item\)/u,
    ],
    [
      'a hot update takes the place of its entry',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /currentChunk\.files\.add\(filename\);/u,
    ],
    [
      'returns the object to write instead',
      'webpack/lib/output/ManifestPlugin.js',
      /manifest = this\.options\.generate\(manifest\);/u,
    ],
    [
      'or to turn the manifest into the form',
      'webpack/lib/output/ManifestPlugin.js',
      /manifest = this\.options\.generate\(manifest\);/u,
    ],
    [
      'or `/` if the public path is `auto`',
      'webpack/lib/output/ManifestPlugin.js',
      /\(publicPath === "auto" \? "\/" : publicPath\)/u,
    ],
    [
      'An empty string has the same effect as leaving the option out',
      'webpack/lib/output/ManifestPlugin.js',
      /\(this\.options\.prefix \|\| DEFAULT_PREFIX\)/u,
    ],
    [
      'The text in front of each file name',
      'webpack/lib/output/ManifestPlugin.js',
      /const item = \{ file: prefix \+ file \};/u,
    ],
    [
      'JSON with an indent of two spaces',
      'webpack/lib/output/ManifestPlugin.js',
      /JSON\.stringify\(manifest, null, 2\)\);/u,
    ],
    [
      'By default, the prefix is just this placeholder',
      'webpack/lib/output/ManifestPlugin.js',
      /DEFAULT_PREFIX = "\[publicpath\]";/u,
    ],
    [
      'A function that turns the manifest into text',
      'webpack/lib/output/ManifestPlugin.js',
      /new RawSource\(serialize\(manifest\)\),/u,
    ],
    [
      'a script that sets a variable',
      'webpack/lib/output/ManifestPlugin.js',
      /new RawSource\(serialize\(manifest\)\)/u,
    ],
  ]),
];
