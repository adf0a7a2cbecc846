import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/copy-plugin', [
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
      'matches two items of one array is copied once',
      'webpack/lib/output/CopyPlugin.js',
      /if \(!entries\.has\(entry\)\) entries\.set\(entry, base\);/u,
    ],
    [
      'in `from` and `ignore` start',
      'webpack/lib/output/CopyPlugin.js',
      /this\._createIgnoreMatcher\(context, globOptions\.ignore, matchOptions\)/u,
    ],
    [
      'a hash, the file is marked as immutable',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /if \(assetInfo\) \{\s*assetInfo\.immutable = true;/u,
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
      "Links aren't passed to `transform`",
      'webpack/lib/output/CopyPlugin.js',
      /if \(links\.has\(absoluteFilename\)\) \{[\s\S]*\} else \{[\s\S]*if \(pattern\.transform\) \{/u,
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
      'At the default stage, plugins with a later stage',
      'webpack/lib/output/CopyPlugin.js',
      /options\.stage === undefined\s*\? Compilation\.PROCESS_ASSETS_STAGE_ADDITIONAL/u,
    ],
    [
      'The files and folders of all patterns are watched',
      'webpack/lib/output/CopyPlugin.js',
      /compilation\.fileDependencies\.add\(absoluteFrom\);[\s\S]*contextDependencies\.add\(base\);/u,
    ],
    [
      'is called before `globOptions.ignore` is applied',
      'webpack/lib/output/CopyPlugin.js',
      /hooks\.ignore\.call\([^)]*\);\s*if \(decision !== undefined\) return decision;\s*return byGlobOptions\(/u,
    ],
  ]),
];
