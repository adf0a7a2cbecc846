import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/output', [
    [
      'are written to `dist`, under the name of their entry or their file',
      'webpack/lib/config/defaults.js',
      /"path", \(\) => path\.join\(process\.cwd\(\), "dist"\)\)/u,
    ],
    [
      '`output.path` has to be an absolute path',
      'webpack/schemas/WebpackOptions.json',
      /"Path": \{\s+"description": [^\n]+\s+"type": "string",\s+"absolutePath": true/u,
    ],
    [
      "webpack rejects `'public'`",
      'webpack/schemas/WebpackOptions.json',
      /"Path": \{\s+"description": [^\n]+\s+"type": "string",\s+"absolutePath": true/u,
    ],
    [
      "deletes all files in this folder that don't come from the current build",
      'webpack/lib/output/CleanPlugin.js',
      /if \(!directories\.has\(filename\) && !currentAssets\.has\(filename\)\) \{/u,
    ],
    [
      'except dot files in subfolders',
      'webpack/lib/output/CleanPlugin.js',
      /if \(file\.startsWith\("\."\)\)/u,
    ],
    [
      'Rebuilds in watch mode only delete files that webpack wrote',
      'webpack/lib/output/CleanPlugin.js',
      /getDiffToOldAssets\(currentAssets, oldAssets\)/u,
    ],
    [
      'To protect certain files, name them',
      'webpack/lib/output/CleanPlugin.js',
      /\? \(path\) => path\.startsWith\(keep\)/u,
    ],
    [
      'scripts of entries',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /chunk\.canBeInitial\(\)\) \{\s+return outputOptions\.filename;/u,
    ],
    [
      'scripts that are loaded later',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /return outputOptions\.filename;\s+\}\s+return outputOptions\.chunkFilename;/u,
    ],
    [
      'follows `filename`',
      'webpack/lib/config/defaults.js',
      /F\(output, "cssFilename"[\s\S]{0,140}?\(output\.filename\);/u,
      'cssFilename',
    ],
    [
      'stylesheets of entries',
      'webpack/lib/css/CssModulesPlugin.js',
      /\(chunk\.canBeInitial\(\)\) \{\s+return outputOptions\.cssFilename;/u,
    ],
    [
      'stylesheets that are loaded later',
      'webpack/lib/css/CssModulesPlugin.js',
      /return outputOptions\.cssChunkFilename;/u,
    ],
    [
      'follows `filename`',
      'webpack/lib/config/defaults.js',
      /F\(output, "htmlFilename"[\s\S]{0,140}?\(output\.filename\);/u,
      'htmlFilename',
    ],
    [
      'follows `chunkFilename`',
      'webpack/lib/config/defaults.js',
      /"workerChunkFilename",\s+\(\) =>[\s\S]{0,90}?\(output\.chunkFilename\)/u,
      'workerChunkFilename',
    ],
    [
      'follows `chunkFilename`',
      'webpack/lib/config/defaults.js',
      /F\(output, "cssChunkFilename"[\s\S]{0,140}?\(output\.chunkFilename\);/u,
      'cssChunkFilename',
    ],
    [
      'scripts of workers',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /entryOptions\.worker\) \{\s+return outputOptions\.workerChunkFilename;/u,
    ],
    [
      '“Follows” includes folders and hashes',
      'webpack/lib/config/defaults.js',
      /filename\.replace\(\/\\\.\[mc\]\?js\(\\\?\|\$\)\/, "\.html\$1"\)/u,
    ],
    [
      'the name of the entry, chunk or file',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /replacements\.set\("name", replacer\(chunk\.name \|\| chunk\.id\)\);/u,
    ],
    [
      "the chunk's id, which chunks without a name also have",
      'webpack/lib/template/TemplatedPathPlugin.js',
      /replacements\.set\("id", replacer\(chunk\.id\)\);/u,
    ],
    [
      'in production, it changes only if the file does',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "realContentHash", production\);/u,
    ],
    [
      'a hash of the whole build, the same for all files',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /\[hash\] is now \[fullhash\] \(also consider using/u,
    ],
    [
      'Shorten a hash with a number, as in `[contenthash:8]`',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /result = length \? hash\.slice\(0, length\) : hash;/u,
    ],
    [
      'use a function that gets the chunk and returns a pattern',
      'webpack/schemas/WebpackOptions.json',
      /TemplatePathFn<import\('\.\.\/lib\/Compilation'\)\.PathDataChunk>/u,
    ],
    [
      'chunks and stylesheets are then named after their id',
      'webpack/lib/config/defaults.js',
      /return output\.module \? "\[id\]\.mjs" : "\[id\]\.js";[\s\S]{0,340}?return "\[id\]\.css";/u,
    ],
    [
      "and pages and the pages' stylesheets after their name",
      'webpack/lib/config/defaults.js',
      /filename\.replace\(\/\\\.\[mc\]\?js\(\\\?\|\$\)\/, "\.html\$1"\)\s+\);\s+\}\s+return "\[name\]\.html";/u,
    ],
    [
      "With several entries, one fixed name can't work",
      'webpack/lib/Compilation.js',
      /if \(alreadyWritten\.hash !== usedHash\) \{/u,
    ],
    [
      'webpack stops before it overwrites a file',
      'webpack/lib/Compilation.js',
      /`Conflict: Multiple chunks emit assets to the same filename \$\{file\}`/u,
    ],
    [
      'webpack for a page per entry',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /const html = desc\.html !== undefined \? desc\.html : htmlOption;/u,
    ],
    [
      "The default, `'auto'`, works out the URL from where the running script was loaded",
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /scriptUrl = document\.currentScript\.src;/u,
    ],
    [
      'new in webpack 5.111, takes a pattern',
      'webpack/schemas/WebpackOptions.json',
      /"Copy": \{(?:(?!\n {4}\})[\s\S])*"added": "5\.111\.0"\n {4}\}/u,
    ],
    [
      'takes a pattern or an array of patterns',
      'webpack/schemas/WebpackOptions.json',
      /"Copy": \{[\s\S]{0,400}?"type": "array"/u,
    ],
    [
      'the build fails if the file is missing',
      'webpack/lib/errors/ModuleNotFoundError.js',
      /let message = `Module not found: \$\{err\.toString\(\)\}`;/u,
    ],
    [
      '(`.mjs` by default) instead of classic scripts',
      'webpack/lib/config/defaults.js',
      /D\(output, "filename", output\.module \? "\[name\]\.mjs" : "\[name\]\.js"\);/u,
    ],
    [
      'nothing is written to `output.path` by default',
      'webpack-dev-middleware/dist/index.js',
      /options\.writeToDisk === true\) \{[\s\S]*?\} else \{\s+outputFileSystem = [^;]*memfs\.createFsFromVolume/u,
    ],
    [
      'the results are kept in memory',
      'webpack-dev-middleware/dist/index.js',
      /memfs\.createFsFromVolume/u,
    ],
    [
      '`[name].js`',
      'webpack/lib/config/defaults.js',
      /D\(output, "filename", output\.module \? "\[name\]\.mjs" : "\[name\]\.js"\);/u,
      'filename',
    ],
    [
      '`[hash][ext][query][fragment]`',
      'webpack/lib/config/defaults.js',
      /D\(output, "assetModuleFilename", "\[hash\]\[ext\]\[query\]\[fragment\]"\);/u,
    ],
    [
      "since webpack puts it directly in front of the file's name",
      'webpack/lib/asset/AssetGenerator.js',
      /\{ expr: RuntimeGlobals\.publicPath \},/u,
    ],
    [
      'as a module, as a global variable, or for several systems at once',
      'webpack/schemas/WebpackOptions.json',
      /"enum": \[\s*"var",\s*"module",[^\]]+"umd",/u,
    ],
    [
      '`path` is where files are on your disk',
      'webpack/lib/config/WebpackOptionsApply.js',
      /compiler\.outputPath = options\.output\.path;/u,
    ],
    [
      '`publicPath` is where a visitor finds them',
      'webpack/lib/runtime/PublicPathRuntimeModule.js',
      /super\("publicPath", RuntimeModule\.STAGE_BASIC\);/u,
    ],
    [
      "Running code puts this value in front of a file's name",
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /\(\$\{RuntimeGlobals\.publicPath\} \+ \$\{RuntimeGlobals\.getChunkScriptFilename\}\(chunkId\)/u,
    ],
    [
      'and with it how chunks are loaded',
      'webpack/lib/config/defaults.js',
      /if \(tp\.document\) return "jsonp";/u,
    ],
    [
      'webpack fills in the parts in brackets for each file',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /if \(presentKinds\.has\("contenthash"\)\)/u,
    ],
    [
      'Put `[name]` in the pattern, and each entry gets its own file',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /if \(presentKinds\.has\("name"\)\) replacements\.set\("name", replacer\(name\)\);/u,
    ],
    [
      'a slash in a name creates a subfolder',
      'webpack/lib/Compiler.js',
      /mkdirp\(fs, dir, writeOut\);/u,
    ],
    [
      'have URLs relative to the page, even when `publicPath` is set',
      'webpack/lib/html/HtmlGenerator.js',
      /rawContent\.split\(PUBLIC_PATH_AUTO\)\.join\(basePrefix \+ undoPath\)/u,
    ],
    [
      "(with `output.module`, set it to `''`)",
      'webpack/lib/config/defaults.js',
      /output\.scriptType === "module"\s*\? "auto"/u,
    ],
  ]),
];
