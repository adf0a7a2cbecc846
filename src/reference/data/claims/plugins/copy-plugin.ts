import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/copy-plugin', [
    [
      'creates it with the same patterns',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new CopyPlugin\(options\.output\.copy\)\.apply\(compiler\)|new CopyPlugin\(.{0,80}options\.output\.copy/u,
    ],
    [
      'with exactly these three paths to the output folder',
      'webpack/lib/output/CopyPlugin.js',
      /const DEFAULT_FILENAME = "\[path\]\[base\]";/u,
    ],
    [
      "The options aren't checked",
      'webpack/lib/output/CopyPlugin.js',
      /class CopyPlugin \{(?:(?!\.validate\()[\s\S])*_copyPattern\(/u,
    ],
    [
      'keeps its path below that folder',
      'webpack/lib/output/CopyPlugin.js',
      /DEFAULT_FILENAME = "\[path\]\[base\]";/u,
    ],
    [
      'If you set a `context`, paths are relative to that',
      'webpack/lib/output/CopyPlugin.js',
      /base = pattern\.context === undefined \? one\.base : context;/u,
    ],
    [
      "if `from` names a file, only the file's name",
      'webpack/lib/output/CopyPlugin.js',
      /typeOfFrom === "file"\s*\? \[absoluteFrom\]/u,
    ],
    [
      'paths start below the last folder before the first wildcard',
      'webpack/lib/output/CopyPlugin.js',
      /const escapedBase = extractGlobBaseDir\(glob\);/u,
    ],
    [
      'a copy that would replace a file of the build',
      'webpack/lib/output/CopyPlugin.js',
      /if \(!emitted\.has\(filename\)\) \{\s*compilation\.errors\.push\(/u,
    ],
    [
      'a copy that would be outside the output folder',
      'webpack/lib/output/CopyPlugin.js',
      /if \(escapesOutputPath\(filename\)\) \{\s*compilation\.errors\.push\(/u,
    ],
    [
      'and two files of one pattern with the same name',
      'webpack/lib/output/CopyPlugin.js',
      /if \(filenames\.has\(result\.filename\)\) \{\s*errors\.push\(/u,
    ],
    [
      'A later pattern can replace what an earlier one copied',
      'webpack/lib/output/CopyPlugin.js',
      /compilation\.updateAsset\(filename, source, \(\) => info\);/u,
    ],
    [
      'strings, or objects with the options below',
      'webpack/lib/output/CopyPlugin.js',
      /const pattern = typeof item === "string" \? \{ from: item \} : item;/u,
    ],
    [
      'matches two items of one array is copied once',
      'webpack/lib/output/CopyPlugin.js',
      /if \(!entries\.has\(entry\)\) entries\.set\(entry, base\);/u,
    ],
    [
      'A path, a glob, or an array of paths',
      'webpack/lib/output/CopyPlugin.js',
      /const sources = Array\.isArray\(from\) \? from : \[from\];/u,
    ],
    [
      'Relative paths start at `context`',
      'webpack/lib/output/CopyPlugin.js',
      /: path\.resolve\(context, from\);/u,
    ],
    [
      'or an array of paths and globs',
      'webpack/lib/output/CopyPlugin.js',
      /const sources = Array\.isArray\(from\) \? from : \[from\];/u,
    ],
    [
      'Folder below the output folder, or a function',
      'webpack/lib/output/CopyPlugin.js',
      /typeof pattern\.to === "function" \? pattern\.to\(file\) : pattern\.to;/u,
    ],
    [
      "and returns the file's folder",
      'webpack/lib/output/CopyPlugin.js',
      /path\.posix\.join\(\s*normalizePathSeparatorsForPath\(to\),\s*interpolatedFilename/u,
    ],
    [
      'in `from` and `ignore` start',
      'webpack/lib/output/CopyPlugin.js',
      /this\._createIgnoreMatcher\(context, globOptions\.ignore, matchOptions\)/u,
    ],
    [
      'the paths of the copies are relative to the folder',
      'webpack/lib/output/CopyPlugin.js',
      /const base = pattern\.context === undefined \? one\.base : context;/u,
    ],
    [
      'a hash, the file is marked as immutable',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /if \(assetInfo\) \{\s*assetInfo\.immutable = true;/u,
    ],
    [
      'Data about the asset for other plugins, or a function',
      'webpack/lib/output/CopyPlugin.js',
      /typeof pattern\.info === "function"\s*\? pattern\.info\(file\)/u,
    ],
    [
      "The value you'll need most often is `{ minimized: true }`",
      'minimizer-webpack-plugin/dist/index.js',
      /of declaredFlags\(fn, "minimized"\)\) \{/u,
    ],
    [
      'Copies the mode of the file',
      'webpack/lib/output/CopyPlugin.js',
      /if \(pattern\.preservePermissions\) \{\s*mode = stats\.mode/u,
    ],
    [
      'the times of the last access and the last change',
      'webpack/lib/output/CopyPlugin.js',
      /timestamps = \{ atime: stats\.atimeMs, mtime: stats\.mtimeMs \};/u,
    ],
    [
      'gets the content as a `Buffer` and the absolute path',
      'webpack/lib/output/CopyPlugin.js',
      /await transformer\(source\.buffer\(\), absoluteFilename\)/u,
    ],
    [
      "The results are kept in webpack's cache",
      'webpack/lib/output/CopyPlugin.js',
      /await itemCache\.storePromise\(transformed\);/u,
    ],
    [
      'The same function as `transform`',
      'webpack/lib/output/CopyPlugin.js',
      /typeof transform === "function" \? transform : transform\.transformer;/u,
    ],
    [
      '`false` calls the function for every file',
      'webpack/lib/output/CopyPlugin.js',
      /if \(cacheOptions === false\) \{\s*return new RawSource\(\s*await transformer\(/u,
    ],
    [
      "in addition to the content and the function's source text",
      'webpack/lib/output/CopyPlugin.js',
      /identifier = `transform\|\$\{index\}\|\$\{sourceFilename\}\|\$\{String\(transformer\)\}`/u,
    ],
    [
      'a function that gets the default keys and the path',
      'webpack/lib/output/CopyPlugin.js',
      /await keys\(\{ index, sourceFilename \}, absoluteFilename\)/u,
    ],
    [
      'If a value changes, the function is called again',
      'webpack/lib/output/CopyPlugin.js',
      /identifier \+= `\|\$\{JSON\.stringify\(\s*typeof keys === "function"/u,
    ],
    [
      'settings for the search, all of them optional',
      'webpack/schemas/WebpackOptions.json',
      /files which are not copied\.",\s+"type": "string",\s+"minLength": 1\s+\}\s+\}\s+\}\s+\}/u,
    ],
    [
      "isn't even read",
      'webpack/lib/output/CopyPlugin.js',
      /if \(ignore\.directory\(normalizedPath\)\) return \[\];/u,
    ],
    [
      'These globs start at `context`, not at `from`',
      'webpack/lib/output/CopyPlugin.js',
      /this\._createIgnoreMatcher\(context, globOptions\.ignore, matchOptions\)/u,
    ],
    [
      'with a dot, unless the pattern contains the dot',
      'webpack/lib/output/CopyPlugin.js',
      /requireLiteralLeadingDot: globOptions\.dot === false/u,
    ],
    [
      '`1` searches that folder alone',
      'webpack/schemas/WebpackOptions.json',
      /where '1' reads only the base itself/u,
    ],
    [
      'Number of folder levels searched below the fixed part',
      'webpack/lib/output/CopyPlugin.js',
      /: Math\.min\(globDepth, globOptions\.deep - 1\);/u,
    ],
    [
      '`false` lets `*.JPG` match `photo.jpg`',
      'webpack/lib/output/CopyPlugin.js',
      /caseSensitive: globOptions\.caseSensitive,/u,
    ],
    [
      "Links aren't passed to `transform`",
      'webpack/lib/output/CopyPlugin.js',
      /if \(links\.has\(absoluteFilename\)\) \{[\s\S]*\} else \{[\s\S]*if \(pattern\.transform\) \{/u,
    ],
    [
      '`false` writes a symbolic link as a link',
      'webpack/lib/output/CopyPlugin.js',
      /if \(isSymlink && !followSymlinks\) \{\s*if \(ignore\.file\(normalizedPath\)\) return \[\];\s*links\.add\(/u,
    ],
    [
      'The hash is computed from the transformed content',
      'webpack/lib/output/CopyPlugin.js',
      /: this\._getContentHash\(compilation, source\.buffer\(\)\);/u,
    ],
    [
      'webpack works on two patterns at once',
      'webpack/lib/output/CopyPlugin.js',
      /PATTERN_CONCURRENCY = 2;/u,
    ],
    [
      'causes the warning `EmptyCopyPatternWarning`',
      'webpack/lib/output/CopyPlugin.js',
      /warnings\.push\(new EmptyCopyPatternWarning\(/u,
    ],
    [
      "The constructor doesn't check its argument in 5.112.2",
      'webpack/lib/output/CopyPlugin.js',
      /constructor\(options\) \{\s+this\.patterns = options\.patterns;/u,
    ],
    [
      'Number of files of one pattern that are read',
      'webpack/lib/output/CopyPlugin.js',
      /\[\.\.\.entries\],\s*this\.concurrency,/u,
    ],
    [
      'At the default stage, plugins with a later stage',
      'webpack/lib/output/CopyPlugin.js',
      /options\.stage === undefined\s*\? Compilation\.PROCESS_ASSETS_STAGE_ADDITIONAL/u,
    ],
    [
      'Stage of `processAssets` at which files are added',
      'webpack/lib/output/CopyPlugin.js',
      /\{ name: PLUGIN_NAME, stage: this\.stage \}/u,
    ],
    [
      'They process late assets as well',
      'minimizer-webpack-plugin/dist/index.js',
      /additionalAssets: true/u,
    ],
    [
      'The files and folders of all patterns are watched',
      'webpack/lib/output/CopyPlugin.js',
      /compilation\.fileDependencies\.add\(absoluteFrom\);[\s\S]*contextDependencies\.add\(base\);/u,
    ],
    [
      "copied files count as files of the build and aren't deleted",
      'webpack/lib/output/CopyPlugin.js',
      /compilation\.emitAsset\(filename, source, info\);/u,
    ],
    [
      'is called before `globOptions.ignore` is applied',
      'webpack/lib/output/CopyPlugin.js',
      /hooks\.ignore\.call\([^)]*\);\s*if \(decision !== undefined\) return decision;\s*return byGlobOptions\(/u,
    ],
    [
      'decide for each file and folder whether to leave',
      'webpack/lib/output/CopyPlugin.js',
      /file: answer\(ignore\.file\), directory: answer\(ignore\.directory\)/u,
    ],
  ]),
];
