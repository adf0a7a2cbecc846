import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/split-chunks-plugin', [
    [
      'The plugin is part of every build unless',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.optimization\.splitChunks\) \{\s*const SplitChunksPlugin/u,
    ],
    [
      'The module comes from `node_modules`, or at least two',
      'webpack/lib/config/defaults.js',
      /test: NODE_MODULES_REGEXP/u,
    ],
    [
      'Scripts and styles are counted separately',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /for \(const key of Object\.keys\(minSize\)\) \{\s*const size = sizes\[key\];/u,
    ],
    [
      "In development, there's no limit",
      'webpack/lib/config/defaults.js',
      /F\(splitChunks, "maxAsyncRequests", \(\) => \(production \? 30 : Infinity\)\);/u,
    ],
    [
      "In development, this isn't checked",
      'webpack/lib/config/defaults.js',
      /F\(splitChunks, "minRemainingSize", \(\) => \(development \? 0 : undefined\)\);/u,
    ],
    [
      'If the modules are taken from a single chunk',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /_validateRemainingSize &&\s*usedChunks\.size === 1/u,
    ],
    [
      'The last two conditions are waived for new chunks',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(\s+!enforced &&\s+item\.cacheGroup\._validateRemainingSize &&/u,
    ],
    [
      'Sizes are those of the source modules',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const size = module\.size\(type\);/u,
    ],
    [
      'each new chunk carries a note such as',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /\? "reused as split chunk"\s+: "split chunk"/u,
    ],
    [
      '`false` turns it off, and an object configures it',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.optimization\.splitChunks\) \{/u,
    ],
    [
      'apply to all cache groups, unless a group has its own value',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /cacheGroupSource\.chunksFilter \|\| this\.options\.chunksFilter,/u,
    ],
    [
      'or objects with a number for each type of content',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /\} else if \(typeof value === "object" && value !== null\) \{\s*return \{ \.\.\.value \};/u,
    ],
    [
      'Specifies the chunks that modules may be taken from',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(chunks === "initial"\) \{\s*return INITIAL_CHUNK_FILTER;/u,
    ],
    [
      'the files that pages start with stay as they are',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /ASYNC_CHUNK_FILTER = \(chunk\) => !chunk\.canBeInitial\(\);/u,
    ],
    [
      'chunks loaded by `import()` and chunks of workers',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const ASYNC_CHUNK_FILTER = \(chunk\) => !chunk\.canBeInitial\(\);/u,
    ],
    [
      'but not chunks it loads later',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /INITIAL_CHUNK_FILTER = \(chunk\) => chunk\.canBeInitial\(\);/u,
    ],
    [
      'all chunks, so a page and a lazily loaded part',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const ALL_CHUNK_FILTER = \(_chunk\) => true;/u,
    ],
    [
      'chunks without a name never match',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /chunk\.name \? chunks\.test\(chunk\.name\) : false/u,
    ],
    [
      'A regular expression selects chunks whose names match',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(chunks instanceof RegExp\) \{/u,
    ],
    [
      'A function gets the chunk and returns `true`',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(typeof chunks === "function"\) \{\s*return chunks;/u,
    ],
    [
      'modules that more chunks have in common are split off first',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /diffCount = a\.chunks\.size - b\.chunks\.size;/u,
    ],
    [
      'once the limit is reached, the remaining modules stay',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /getRequests\(chunk\) >= maxRequests/u,
    ],
    [
      "including the entry's own chunk and the runtime chunk",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /Math\.max\(requests, chunkGroup\.chunks\.length\)/u,
    ],
    [
      'The group with the higher priority gets its chunk',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const diffPriority = a\.cacheGroup\.priority - b\.cacheGroup\.priority;/u,
    ],
    [
      'Types of content that a plain number applies to',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /for \(const sizeType of defaultSizeTypes\) o\[sizeType\] = value;/u,
    ],
    [
      "Number of chunks that have to contain a module before it's",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(selectedChunks\.length < cacheGroup\.minChunks\) return;/u,
    ],
    [
      'The `default` group has its own value, `2`',
      'webpack/lib/config/defaults.js',
      /F\(cacheGroups, "default", \(\) => \(\{[^}]*\bminChunks: 2,/u,
    ],
    [
      'Your object replaces the built-in group',
      'webpack/lib/config/defaults.js',
      /F\(cacheGroups, "default", \(\) => \(\{/u,
    ],
    [
      'Without your own `default`, the built-in group',
      'webpack/lib/config/defaults.js',
      /F\(cacheGroups, "default", \(\) => \(/u,
    ],
    [
      'the names of the parts differ only in a hash',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /this\.options\.hidePathInfo\s+\? hashFilename\(group\.key, outputOptions\)\s+: group\.key/u,
    ],
    [
      'With `false`, these names contain the paths',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const key = this\.options\.hidePathInfo\s*\?/u,
    ],
    [
      "one type stay below the minimum, they aren't moved",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /removeModulesWithSourceType\(info, violatingSizes\);/u,
    ],
    [
      '`0` splits everything that the other conditions allow',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /hasNonZeroSizes = \(sizes\) => \{[^}]*if \(sizes\[key\] > 0\) return true;/u,
    ],
    [
      'Minimum size of a new chunk',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(size < minSize\[key\]\) return false;/u,
    ],
    [
      'An object limits only the types it names',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /for \(const key of Object\.keys\(minSize\)\) \{/u,
    ],
    [
      "times the number of chunks they're taken from",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /size \* chunkCount < minSizeReduction\[key\]/u,
    ],
    [
      'Both minimums have to be reached',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /removeMinSizeViolatingModules\(info\) \|\|\s+!checkMinSizeReduction\(/u,
    ],
    [
      'this option lets a small module be split off',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(size \* chunkCount < minSizeReduction\[key\]\) return false;/u,
    ],
    [
      'Minimum size at which new chunks are made even if',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /checkMinSize\(\s*item\.sizes,\s*item\.cacheGroup\.enforceSizeThreshold/u,
    ],
    [
      "`0` makes the limits apply to all of the group's chunks",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /_conditionalEnforce: hasNonZeroSizes\(enforceSizeThreshold\)/u,
    ],
    [
      'Threshold for one group, in place of',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const enforceSizeThreshold = mergeSizes\(\s*cacheGroupSource\.enforceSizeThreshold,/u,
    ],
    [
      "It's checked only when modules are taken from a single chunk",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /_validateRemainingSize &&\s+usedChunks\.size === 1/u,
    ],
    [
      'In development, the option is `0`',
      'webpack/lib/config/defaults.js',
      /F\(splitChunks, "minRemainingSize", \(\) => \(development \? 0 : undefined\)\);/u,
    ],
    [
      'When a new chunk takes a module from several chunks',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /_validateRemainingSize &&\s*usedChunks\.size === 1/u,
    ],
    [
      'otherwise it follows `minSize`, unless you set it',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /normalizeSizes\(options\.minRemainingSize, defaultSizeTypes\),\s*minSize/u,
    ],
    [
      'keeps an entry from becoming a nearly empty file',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /_validateRemainingSize &&\s*usedChunks\.size === 1/u,
    ],
    [
      'By default, a package that only one lazily loaded chunk uses stays',
      'webpack/lib/config/defaults.js',
      /F\(splitChunks, "minRemainingSize", \(\) => \(development \? 0 : undefined\)\);/u,
    ],
    [
      'A group for all packages can set `0`',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /_validateRemainingSize: hasNonZeroSizes\(minRemainingSize\)/u,
    ],
    [
      'the group uses its own `minSize` if it has one',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /minRemainingSize: mergeSizes\(\s+normalizeSizes\(options\.minRemainingSize, defaultSizeTypes\),\s+minSize\s/u,
    ],
    [
      "`splitChunks` itself doesn't have this option",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /checkModuleLayer\(option\.layer, module\)/u,
    ],
    [
      "and `''` matches modules without a layer",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /test === "" \? !layer : layer \? layer\.startsWith\(test\) : false/u,
    ],
    [
      'Takes only modules of a certain layer',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /layer\.startsWith\(test\)/u,
    ],
    [
      'Regular expressions and functions are possible too',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(typeof test === "function"\) \{\s*return test\(module\.layer\);/u,
    ],
    [
      'is above the limit, `minSize` takes precedence',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /typeof minSizeValue === "number"\s+\? Math\.max\(value, minSizeValue\)/u,
    ],
    [
      'divide a chunk into parts of at least `minSize`',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /_minSizeForMaxSize: mergeSizes\(\s*cacheGroupSource\.minSize,\s*this\.options\.minSize/u,
    ],
    [
      'A module is never divided, so a large one',
      'webpack/lib/optimize/deterministicGrouping.js',
      /if \(isTooBig\(node\.size, maxSize\) && !isTooSmall\(node\.size, minSize\)\) \{/u,
    ],
    [
      'Modules are grouped by path',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const cachedMakePathsRelative = makePathsRelative/u,
    ],
    [
      'chunks that no group selects, if `chunks` includes them',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(!chunkConfig && !fallbackCacheGroup\.chunksFilter\(chunk\)\) \{/u,
    ],
    [
      'For these chunks, it takes precedence over `maxSize`',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /normalizeSizes\(options\.maxAsyncSize, defaultSizeTypes\),\s+maxSize\s/u,
    ],
    [
      'Like `maxSize`, but only for chunks that are loaded',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /maxAsyncSize: mergeSizes\(\s*normalizeSizes\(options\.maxAsyncSize, defaultSizeTypes\),\s*maxSize/u,
    ],
    [
      'Like `maxSize`, but for chunks that pages start with',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(chunk\.isOnlyInitial\(\)\) \{\s+maxSize = maxInitialSize;/u,
    ],
    [
      "that's split off goes into a single file",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /return \(\) => name;/u,
    ],
    [
      'With a string, everything that',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(typeof name === "string"\) \{\s*return \(\) => name;/u,
    ],
    [
      'All new chunks with the same name become one chunk',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const chunkByName = compilation\.namedChunks\.get\(chunkName\);/u,
    ],
    [
      'gets the module, the chunks it comes from and the key',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /\(module, selectedChunks, cacheGroup\.key\);/u,
    ],
    [
      'names only the chunks of that group',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /cacheGroupSource\.getName !== undefined\s*\? cacheGroupSource\.getName\s*: this\.options\.getName/u,
    ],
    [
      'One chunk for everything, or for all modules',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(typeof name === "string"\) \{\s*return \(\) => name;/u,
    ],
    [
      'leaves the chunk unnamed',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const defaultGetName = \(\) => undefined;/u,
    ],
    [
      'One chunk for each text that the function returns',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(typeof name === "function"\) \{\s*return name;/u,
    ],
    [
      'unless the existing chunk is loaded before all the chunks',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(!hasParent\) \{\s+isInAllParents = false;/u,
    ],
    [
      'that use the same exports of the module',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /exportsInfo\.getUsageKey\(chunk\.runtime\)/u,
    ],
    [
      'Each entry then contains only the exports',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const key = exportsInfo\.getUsageKey\(chunk\.runtime\);/u,
    ],
    [
      'the module is shared and contains all exports',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(cacheGroup\.usedExports\) \{/u,
    ],
    [
      'Makes the same choice for one group',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /cacheGroupSource\.usedExports !== undefined\s*\? cacheGroupSource\.usedExports/u,
    ],
    [
      '`false` keeps a group of packages together',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(cacheGroup\.usedExports\) \{/u,
    ],
    [
      'even if pages use different parts of them',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(cacheGroup\.usedExports\) \{/u,
    ],
    [
      'With `0`, webpack only looks at combinations of chunks',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(dedupDepth === 0\) return undefined;/u,
    ],
    [
      '`1` also tries the chunks that two such combinations have',
      'webpack/schemas/WebpackOptions.json',
      /\(0 looks through the chunk sets alone; every round costs more computation\)/u,
    ],
    [
      '`2` repeats this step with the results',
      'webpack/schemas/WebpackOptions.json',
      /\(0 looks through the chunk sets alone; every round costs more computation\)/u,
    ],
    [
      'Finds more combinations of chunks that can share',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(dedupDepth === 0\) return undefined;/u,
    ],
    [
      "If the search was cut short, the build's log says so",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(capped\) \{\s+logger\.warn\(/u,
    ],
    [
      'Each further round of this search takes more time',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /depth: dedupDepth,/u,
    ],
    [
      '`minSize` or `minSizeReduction` but no name',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /getName === defaultGetName &&\s+\(cacheGroup\._validateSize \|\| cacheGroup\._validateSizeReduction\)/u,
    ],
    [
      "keep their pattern, even if they're divided",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /newPart\.filenameTemplate = chunk\.filenameTemplate;/u,
    ],
    [
      'Pattern for the files of all new chunks',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /cacheGroupSource\.filename !== undefined\s*\? cacheGroupSource\.filename\s*: this\.options\.filename/u,
    ],
    [
      'A missing value is taken from the general options',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /fallbackCacheGroup\.chunks \|\| options\.chunks \|\| "all"/u,
    ],
    [
      'Settings for chunks that no cache group has selected',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /\} = chunkConfig \|\| fallbackCacheGroup;/u,
    ],
    [
      'These settings only divide chunks that are too large',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /\} = chunkConfig \|\| fallbackCacheGroup;/u,
    ],
    [
      'Character between the name of a divided chunk',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /fallbackCacheGroup\.automaticNameDelimiter \|\|\s*options\.automaticNameDelimiter/u,
    ],
    [
      'with the values of `splitChunks.chunks`',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /fallbackCacheGroup\.chunks \|\| options\.chunks \|\| "all"/u,
    ],
    [
      'Size above which a remaining chunk that is loaded',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /normalizeSizes\(fallbackCacheGroup\.maxAsyncSize, defaultSizeTypes\),/u,
    ],
    [
      'Size above which a remaining chunk that a page starts',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /normalizeSizes\(fallbackCacheGroup\.maxInitialSize, defaultSizeTypes\),/u,
    ],
    [
      'unless `maxAsyncSize` or `maxInitialSize` applies to it',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /normalizeSizes\(fallbackCacheGroup\.maxAsyncSize, defaultSizeTypes\),\s*normalizeSizes\(fallbackCacheGroup\.maxSize/u,
    ],
    [
      'Minimum size of a part of a divided chunk',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /normalizeSizes\(fallbackCacheGroup\.minSize, defaultSizeTypes\),\s*minSize/u,
    ],
    [
      'webpack 5.112.2 ignores it when dividing a chunk',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /^(?![\s\S]*fallbackCacheGroup\.minSizeReduction)/u,
    ],
    [
      'Set a built-in group to `false` to remove it',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(option === false\) \{\s+continue;/u,
    ],
    [
      'A module can match several groups',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /for \(const fn of handlers\) \{\s*fn\(module, context, results\);/u,
    ],
    [
      'Two groups are built in, `default` and `defaultVendors`',
      'webpack/lib/config/defaults.js',
      /F\(cacheGroups, "defaultVendors", \(\) => \(/u,
    ],
    [
      'can be a regular expression or a string for paths',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /typeof option === "string" \|\| option instanceof RegExp\) \{\s+const source/u,
    ],
    [
      'such an object, a list of such objects, or nothing',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(result\) \{\s+const groups = Array\.isArray\(result\) \? result : \[result\];/u,
    ],
    [
      'Returning `true` is an error',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const cache = new WeakMap\(\);[\s\S]*cache\.set\(group, source\);/u,
    ],
    [
      'A value in a group replaces the general value',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /minSize = mergeSizes\(\s*cacheGroupSource\.minSize,\s*cacheGroupSource\.enforce \? undefined :/u,
    ],
    [
      'Number of parallel requests that an `import()`',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /cacheGroupSource\.maxAsyncRequests !== undefined/u,
    ],
    [
      "if they're only loaded on demand",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /maxAsyncSize: mergeSizes\(\s*cacheGroupSource\.maxAsyncSize,/u,
    ],
    [
      'Number of files that an entry can consist',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /cacheGroupSource\.maxInitialRequests !== undefined/u,
    ],
    [
      'chunks are divided, if a page starts with them',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /maxInitialSize: mergeSizes\(\s*cacheGroupSource\.maxInitialSize,/u,
    ],
    [
      'no matter when they',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const maxSize = normalizeSizes\(options\.maxSize, defaultSizeTypes\);/u,
    ],
    [
      'before this group takes it',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(selectedChunks\.length < cacheGroup\.minChunks\) return;/u,
    ],
    [
      'Minimum size of a chunk of this group',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /minSize = mergeSizes\(\s*cacheGroupSource\.minSize,/u,
    ],
    [
      'Total size that a chunk of this group has',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(size \* chunkCount < minSizeReduction\[key\]\) return false;/u,
    ],
    [
      'Your own groups have `0`',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /priority: cacheGroupSource\.priority \|\| 0,/u,
    ],
    [
      'and the built-in ones have negative numbers',
      'webpack/lib/config/defaults.js',
      /priority: -20\s+\}\)\);\s+F\(cacheGroups, "defaultVendors"[^}]*priority: -10/u,
    ],
    [
      'the group with the highest number gets it',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /diffPriority = a\.cacheGroup\.priority - b\.cacheGroup\.priority;/u,
    ],
    [
      'the group with the highest priority',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /diffPriority = a\.cacheGroup\.priority - b\.cacheGroup\.priority;/u,
    ],
    [
      'while CSS support is on, `css`',
      'webpack/lib/config/defaults.js',
      /css\s+\? \[JAVASCRIPT_TYPE, CSS_TYPE, UNKNOWN_TYPE\]\s+: \[JAVASCRIPT_TYPE, UNKNOWN_TYPE\]/u,
    ],
    [
      '“Configured minSize (…) is bigger than maxSize (…)”',
      'webpack/lib/errors/MinMaxSizeWarning.js',
      /`Configured minSize \(\$\{formatSize\(minSize\)\}\) is ` \+\s+`bigger than maxSize \(/u,
    ],
    [
      'The build fails with “conflicts with existing chunk”',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /conflicts with existing chunk\.\\n/u,
    ],
    [
      'more chunks share come first, then modules whose sharing saves more',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(diffCount\) return diffCount;[\s\S]*?if \(diffSizeReduce\) return diffSizeReduce;/u,
    ],
    [
      "This doesn't work if the new chunk has a `name`",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /\} else if \(item\.cacheGroup\.reuseExistingChunk\) \{/u,
    ],
    [
      'If a chunk with exactly the same modules exists',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /item\.cacheGroup\.reuseExistingChunk/u,
    ],
    [
      'a string has to equal the type',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const type = module\.type;\s+return test === type;/u,
    ],
    [
      '`type` and `layer`, all of them have to match',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /checkTest\(option\.test, module, context\) &&\s+checkModuleType\(option\.type, module\) &&\s+checkModuleLayer\(/u,
    ],
    [
      'a group takes every module that is in at least',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(test === undefined\) return true;/u,
    ],
    [
      'a string that the path begins with',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /name \? name\.startsWith\(test\) : false/u,
    ],
    [
      'A pattern or a list of patterns',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /getMatchModuleGlobCondition\(\)\(test, module\)/u,
    ],
    [
      'and `!` in front of a pattern excludes',
      'webpack/lib/util/globUtils.js',
      /const negated = pattern\.startsWith\("!"\);/u,
    ],
    [
      'A function gets the module and `{ moduleGraph, chunkGraph }`',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const context = \{\s+moduleGraph,\s+chunkGraph\s+\};/u,
    ],
    [
      'The function is called for every module',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(typeof test === "function"\) \{\s*return test\(module, context\);/u,
    ],
    [
      'Without a `name` in the group, `[name]` is the id',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /chunk\.name \|\| chunk\.id/u,
    ],
    [
      'stops with `Multiple chunks emit assets to the same filename`',
      'webpack/lib/Compilation.js',
      /return callback\(\s+new WebpackError\(\s+`Conflict: Multiple chunks emit assets to the same filename/u,
    ],
    [
      'The pattern applies to scripts',
      'webpack/lib/css/CssModulesPlugin.js',
      /if \(chunk\.cssFilenameTemplate\) \{\s+return chunk\.cssFilenameTemplate;/u,
    ],
    [
      'stylesheets keep `output.cssFilename`',
      'webpack/lib/css/CssModulesPlugin.js',
      /if \(chunk\.cssFilenameTemplate\) \{\s*return chunk\.cssFilenameTemplate;/u,
    ],
    [
      'and the limits on requests no longer apply',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /cacheGroupSource\.enforce\s+\? Infinity\s+: this\.options\.maxAsyncRequests/u,
    ],
    [
      'regardless of their size and the number of requests',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /cacheGroupSource\.enforce\s*\? Infinity\s*: this\.options\.maxInitialRequests/u,
    ],
    [
      'everything that you set in the group itself remains',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /cacheGroupSource\.maxAsyncRequests !== undefined\s*\? cacheGroupSource\.maxAsyncRequests/u,
    ],
    [
      "the prefix is the group's key",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /\? cacheGroupSource\.idHint\s+: cacheGroupSource\.key/u,
    ],
    [
      "Prefix for the ids of the group's chunks",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /newChunk\.idNameHints\.add\(item\.cacheGroup\.idHint\);/u,
    ],
    [
      'In production, where ids are numbers, it has no effect',
      'webpack/lib/config/defaults.js',
      /if \(production\) return "deterministic";/u,
    ],
  ]),
  ...measured(
    'plugins/split-chunks-plugin',
    '30 kB is above `minSize`',
    'would download 55 kB twice',
  ),
  ...measured(
    'plugins/split-chunks-plugin',
    'a package of 10 kB or more gets its own chunk',
    'In production, the threshold is 50 kB',
    'a package of 25 kB and a helper of 30 kB in common',
  ),
];
