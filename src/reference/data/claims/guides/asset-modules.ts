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
    [
      'a `data:` URL, no file',
      'webpack/lib/asset/AssetGenerator.js',
      /if \(buildInfo\.dataUrl && needContent\) \{/u,
      'asset/inline',
    ],
    [
      'the text of the file',
      'webpack/lib/asset/AssetSourceGenerator.js',
      /typeof content === "string" \? content : content\.toString\("utf8"\),/u,
      'asset/source',
    ],
    [
      'the bytes of the file',
      'webpack/lib/asset/AssetBytesGenerator.js',
      /\.exports = \$\{RuntimeGlobals\.toBinary\}\(\$\{JSON\.stringify\(/u,
      'asset/bytes',
    ],
    [
      'is `output.publicPath` plus its file name',
      'webpack/lib/asset/AssetGenerator.js',
      /runtimeTemplate\.concatenation\(\s*\{ expr: RuntimeGlobals\.publicPath \},\s*filename\s*\)/u,
    ],
    [
      '`outputPath` is the folder below `dist`',
      'webpack/lib/asset/AssetGenerator.js',
      /filename = path\.posix\.join\(outputPath, filename\);/u,
    ],
    [
      "it isn't part of the URL",
      'webpack/lib/asset/AssetGenerator.js',
      /\{ publicPath: this\.publicPath \},\s*generateContext,\s*originalFilename,/u,
    ],
    [
      '`asset/resource` writes a file',
      'webpack/lib/config/defaults.js',
      /scheme: \/\^data\$\/,\s*type: ASSET_MODULE_TYPE_INLINE\s*\},\s*\{\s*type: ASSET_MODULE_TYPE_RESOURCE/u,
    ],
    [
      'and `generator.filename` for the assets of one rule',
      'webpack/lib/asset/AssetGenerator.js',
      /generatorOptions\.filename \|\|\s*runtimeTemplate\.outputOptions\.assetModuleFilename;/u,
    ],
    [
      '`[ext]` (with the dot)',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /replacements\.set\("ext", replacer\(ext \? `\.\$\{ext\}` : ""/u,
    ],
    [
      'the names conflict and the build fails',
      'webpack/lib/Compilation.js',
      /`Conflict: Multiple assets emit different content to the same filename/u,
    ],
    [
      'in the usual Base64 form',
      'webpack/lib/asset/AssetGenerator.js',
      /const DEFAULT_ENCODING = "base64";/u,
    ],
    [
      '`mimetype`, which otherwise follows from the extension',
      'webpack/lib/asset/AssetGenerator.js',
      /mimeType = getMimeTypes\(\)\.lookup\(ext\);/u,
    ],
    [
      "gets the file's content as a buffer",
      'webpack/lib/asset/AssetGenerator.js',
      /this\.dataUrlOptions\.call\(null, source\.source\(\), \{/u,
    ],
    [
      'and an object with its path and module',
      'webpack/lib/asset/AssetGenerator.js',
      /\.call\(null, source\.source\(\), \{\s*filename: [^\n]*getResource\(\)\),\s*module\s*\}/u,
    ],
    [
      "put `{ with: { type: 'text' }, type: 'asset/source' }` before",
      'webpack/lib/config/defaults.js',
      /with: \{ type: "text" \},\s*type: ASSET_MODULE_TYPE_SOURCE/u,
    ],
    [
      'The text is embedded as it is',
      'webpack/lib/asset/AssetSourceGenerator.js',
      /\.exports = \$\{JSON\.stringify\(/u,
    ],
    [
      'if both arguments are written like this',
      'webpack/lib/dependencies/url/URLParserPlugin.js',
      /if \(arg2\.type !== "MemberExpression" \|\| arg1\.type === "SpreadElement"\) \{\s*return;/u,
    ],
    [
      'webpack includes all files that match',
      'webpack/lib/dependencies/url/URLParserPlugin.js',
      /ContextDependencyHelpers\.create\(\s*URLContextDependency,/u,
    ],
    [
      'have the type `asset/resource` unless a rule gives',
      'webpack/lib/config/defaults.js',
      /dependency: "url",\s*oneOf: \[[\s\S]{0,120}type: ASSET_MODULE_TYPE_RESOURCE/u,
    ],
    [
      "write `new URL(/* webpackIgnore: true */ './photo.jpg', import.meta.url)`",
      'webpack/lib/dependencies/url/URLParserPlugin.js',
      /\} else if \(importOptions\.webpackIgnore\) \{/u,
    ],
    [
      "resolves the path against the page's URL",
      'webpack/lib/dependencies/url/URLParserPlugin.js',
      /new ConstDependency\(\s*RuntimeGlobals\.baseURI,/u,
    ],
    [
      '`dataUrlCondition` can also be a function',
      'webpack/lib/asset/AssetParser.js',
      /typeof this\.dataUrlCondition === "function"/u,
    ],
    [
      'same arguments as the `dataUrl` function',
      'webpack/lib/asset/AssetParser.js',
      /this\.dataUrlCondition\(source, \{\s*filename: [^\n]*getResource\(\)\),\s*module: state\.module/u,
    ],
    [
      'turns the file into a `Uint8Array`',
      'webpack/lib/runtime/ToBinaryRuntimeModule.js',
      /new Uint8Array\(|Uint8Array\.from/u,
    ],
    [
      "With `emit: false`, the server's build doesn't write them",
      'webpack/lib/asset/AssetGenerator.js',
      /!\(module\.buildInfo && module\.buildInfo\.dataUrl\) && this\.emit !== false;/u,
    ],
    [
      "`url()` in built-in CSS doesn't work with these loaders",
      'webpack/lib/dependencies/css/CssUrlDependency.js',
      /if \(!url \|\| !url\[ASSET_URL_TYPE\]\) return "data:,";/u,
    ],
    [
      'in other tools, and needs no rule',
      'webpack/lib/config/defaults.js',
      /dependency: "url",\s*oneOf: \[[\s\S]{0,120}type: ASSET_MODULE_TYPE_RESOURCE/u,
    ],
    [
      'the rule wins over the import attribute',
      'webpack/lib/module/NormalModuleFactory.js',
      /rules: [^\n]*\(options\.defaultRules\)\s*\},\s*\{\s*rules: [^\n]*\(options\.rules\)/u,
    ],
    [
      "aren't assets but entries",
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /\.\.\.entryOptions,\s*worker: true\s*\}/u,
    ],
    [
      'With a rule, a plain `import` gives you the URL',
      'webpack/lib/asset/AssetGenerator.js',
      /new RawSource\(`\$\{module\.moduleArgument\}\.exports = \$\{content\};`\)/u,
    ],
    [
      'set `publicPath` in a rule for them',
      'webpack/lib/asset/AssetGenerator.js',
      /assetPath = JSON\.stringify\(path \+ filename\);/u,
    ],
    [
      'which is embedded in the script',
      'webpack/lib/asset/AssetBytesGenerator.js',
      /\.exports = \$\{RuntimeGlobals\.toBinary\}\(\$\{JSON\.stringify\(/u,
    ],
    [
      'one of these two, by size',
      'webpack/lib/asset/AssetParser.js',
      /buildInfo\.dataUrl =\s*Buffer\.byteLength\(source\) <=/u,
    ],
    [
      'finds the URL that the running script came from',
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /"scriptUrl = document\.currentScript\.src;"/u,
    ],
    [
      'the URL is then relative to that stylesheet or page',
      'webpack/lib/asset/AssetGenerator.js',
      /outputOptions\.publicPath === "auto"\s*\? PUBLIC_PATH_AUTO/u,
    ],
    [
      '`filename` applies to files that are written',
      'webpack/lib/asset/AssetGenerator.js',
      /if \(buildInfo\.dataUrl && needContent\) \{[\s\S]{0,900}\} else \{/u,
    ],
    [
      '`asset/inline` puts the file into the module',
      'webpack/lib/asset/AssetGenerator.js',
      /encodedSource = `data:\$\{mimeType\}\$\{\s*encoding \? `;\$\{encoding\}` : ""/u,
    ],
    [
      'webpack copies it and gives you the URL',
      'webpack/lib/asset/AssetGenerator.js',
      /runtimeTemplate\.concatenation\(\s*\{ expr: RuntimeGlobals\.publicPath \},\s*filename\s*\)/u,
    ],
    [
      'set `__webpack_public_path__` before the URL is first used',
      'webpack/lib/asset/AssetGenerator.js',
      /runtimeRequirements\.add\(RuntimeGlobals\.publicPath\);/u,
    ],
    [
      'sets `asset/inline`, for example, you get a `data:` URL',
      'webpack/lib/asset/AssetGenerator.js',
      /encodedSource = `data:\$\{mimeType\}\$\{\s*encoding \? `;\$\{encoding\}` : ""/u,
    ],
    [
      'Set the limit for all assets, as here',
      'webpack/lib/asset/AssetParser.js',
      /\(this\.dataUrlCondition\.maxSize\);/u,
    ],
    [
      "set `type: 'javascript/auto'` in the loader's rule",
      'webpack/lib/module/ModuleTypeConstants.js',
      /JAVASCRIPT_MODULE_TYPE_AUTO = "javascript\/auto";/u,
    ],
    [
      "webpack writes the loader's code into a second file",
      'webpack/lib/config/defaults.js',
      /dependency: "url",\s*oneOf: \[[\s\S]{0,120}type: ASSET_MODULE_TYPE_RESOURCE/u,
    ],
    [
      'The result is a real `URL` object',
      'webpack/lib/dependencies/url/URLDependency.js',
      /return "new URL\(\)";/u,
    ],
    [
      'turns `/static/…` into a `file:` URL',
      'webpack/lib/node/RequireChunkLoadingRuntimeModule.js',
      /RuntimeGlobals\.baseURI/u,
    ],
  ]),
];
