import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { cli, defaults } from './evidence.ts';

const sideEffects = 'webpack/lib/optimize/SideEffectsFlagPlugin.js';
const duplicates = 'webpack/lib/performance/DuplicatePackagesPlugin.js';
const resolver = 'enhanced-resolve/lib/ResolverFactory.js';
const symlinks = 'enhanced-resolve/lib/SymlinkPlugin.js';
const fileSystem = 'webpack/lib/fs/FileSystemInfo.js';

const parseFailed = /let message = `Module parse failed: \$\{err && err\.message\}`;/u;
const twoCopies = /if \(copies\.size < 2\) continue;/u;
const asError = /if \(hints === "error"\) \{\s*compilation\.errors\.push\(/u;

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/monorepo', [
    ['a production build fails if it includes a package twice', duplicates, twoCopies],
    [
      'the build fails with `Module parse failed: Unexpected token`',
      'webpack/lib/errors/ModuleParseError.js',
      parseFailed,
    ],
    [
      "`sideEffects` lets webpack drop what an application doesn't use",
      sideEffects,
      /module\.factoryMeta\.sideEffectFree = !hasSideEffects;/u,
    ],
    [
      'with `false` instead of the pattern, they could be dropped',
      sideEffects,
      /case "boolean":\s*return flagValue;/u,
    ],
    [
      'such an import bypasses `exports`',
      resolver,
      /new ExportsFieldPlugin\(\s*"resolve-in-package",/u,
    ],
    [
      '`uniqueName` keeps the builds apart',
      defaults,
      /F\(output, "chunkLoadingGlobal", \(\) => `webpackChunk\$\{uniqueNameId\}`\);/u,
    ],
    [
      'contains the configurations of all applications',
      cli,
      /isMultipleConfiguration\(config\.options\)\) \{/u,
    ],
    [
      'build one application',
      cli,
      /found = config\.options\.find\(\(options\) => options\.name === configName\);/u,
    ],
    [
      'webpack has followed the link',
      resolver,
      /symlinks: typeof options\.symlinks !== "undefined" \? options\.symlinks : true,/u,
    ],
    [
      'counts as the file that the link points to',
      symlinks,
      /pathSegments\[idx\] = \/\*\* @type \{string\} \*\/ \(result\);/u,
    ],
    [
      "It's watched, it's bundled once",
      symlinks,
      /resolveContext\.fileDependencies\.add\(path\);/u,
    ],
    [
      "rules with `exclude: /node_modules/` don't skip it",
      'webpack/lib/module/NormalModuleFactory.js',
      /this\.ruleSet\.exec\(\{\s*resource: resourceDataForRules\.path,/u,
    ],
    [
      'If you turn the option off to save time',
      resolver,
      /if \(symlinks\) \{\s*plugins\.push\(new SymlinkPlugin\(/u,
    ],
    [
      'and the build fails with `Module parse failed` in',
      'webpack/lib/errors/ModuleParseError.js',
      parseFailed,
    ],
    [
      'taken, and uses 8081',
      'webpack-dev-server/lib/getPort.js',
      /throw error;\s*\}\s*port \+= 1;/u,
    ],
    [
      'webpack takes the copy that is closer',
      'enhanced-resolve/lib/ModulesUtils.js',
      /addrs\[idx\+\+\] = joinFn\(pathItem, directories\[di\]\);/u,
    ],
    ['the production build reports this', duplicates, twoCopies],
    ["and `hints: 'error'` makes the build fail", duplicates, asError],
    [
      "`hints: 'error'` also makes the size limits strict",
      'webpack/lib/performance/SizeLimitsPlugin.js',
      asError,
    ],
    ['`name` keeps the caches apart', defaults, /\(cache\.cacheDirectory\),[^;]*\(cache\.name\)/u],
    [
      "with the same name overwrite each other's cache",
      defaults,
      /\(cache\.cacheDirectory\),[^;]*\(cache\.name\)/u,
    ],
    [
      '`buildDependencies` invalidates a cache when',
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /packContainer\.buildSnapshot,\s*\(err, valid\) => \{/u,
    ],
    [
      'imports other files, add them to the list too',
      fileSystem,
      /\} else if \(supportsEsm && \/\\\.m\?js\$\/\.test\(path\)\) \{/u,
    ],
    [
      'webpack checks their files in the same way',
      defaults,
      /const match = \/\^\(\.\+\?\[\\\\\/\]node_modules\[\\\\\/\]\)\/\.exec\(\s*require\.resolve\("watchpack"\)/u,
    ],
    [
      'it checks only the version',
      fileSystem,
      /const info = `\$\{data\.name \|\| ""\}@\$\{data\.version \|\| ""\}`;/u,
    ],
    [
      'keep `node_modules/.cache/webpack` between runs',
      defaults,
      /return path\.resolve\(dir, "node_modules\/\.cache\/webpack"\);/u,
    ],
    [
      "later changes to the configuration aren't noticed",
      'webpack/lib/Compiler.js',
      /shouldEmit\.call\(compilation\) === false\) \{(?:(?!storeBuildDependencies)[\s\S])*return;/u,
    ],
    [
      'and the same errors appear again',
      'webpack/lib/Compiler.js',
      /shouldEmit\.call\(compilation\) === false\) \{(?:(?!storeBuildDependencies)[\s\S])*return;/u,
    ],
    [
      'If that happens, delete `node_modules/.cache`',
      defaults,
      /return path\.resolve\(dir, "node_modules\/\.cache\/webpack"\);/u,
    ],
    [
      "`Module not found: Can't resolve '@tools/ui'`",
      'webpack/lib/errors/ModuleNotFoundError.js',
      /let message = `Module not found: \$\{err\.toString\(\)\}`;/u,
    ],
    [
      '`npx webpack --mode production --config-name desk`',
      'webpack-cli/lib/webpack-cli.js',
      /options\.configName/u,
    ],
  ]),
  ...measured(
    'guides/monorepo',
    'with a warm cache, takes less than a second',
    'one trap in webpack 5.112.2',
  ),
];
