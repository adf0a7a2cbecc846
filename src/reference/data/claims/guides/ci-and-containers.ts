import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { cli, defaults, exitsWithOne, schema } from './evidence.ts';

const packCache = 'webpack/lib/cache/PackFileCacheStrategy.js';
const storesAtShutdown =
  /compiler\.cache\.hooks\.shutdown\.tapPromise\(\s+\{ name: PLUGIN_NAME, stage: Cache\.STAGE_DISK \}/u;

export const claims: readonly Claim[] = [
  ...measured(
    'guides/ci-and-containers',
    'every module, packages included',
    'everything, since paths differ',
    'webpack 5.112 produces such builds by itself',
    "`[fullhash]` and `[chunkhash]` depend on the project's path",
    'The same commit produces files with different names',
    "and that depends on the project's path",
    'So maps differ, and such a script may differ too',
  ),
  ...claimsOfPage('guides/ci-and-containers', [
    [
      "in the project's folder rather than in `node_modules`",
      defaults,
      /path\.resolve\(dir, "node_modules\/\.cache\/webpack"\)/u,
    ],
    [
      "`[contenthash]` depends only on a file's content",
      defaults,
      /D\(optimization, "realContentHash", production\);/u,
    ],
    [
      'look for `[cached]` after the names of modules',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /"module\.cached": \(cached, \{ formatFlag, green \}\) =>\s+cached \? green\(formatFlag\("cached"\)\)/u,
    ],
    [
      'A production build compares the contents of files',
      defaults,
      /F\(snapshot, "module", \(\) =>\s+production \? \{ timestamp: true, hash: true \}/u,
    ],
    [
      'only the lists of files for `import.meta.glob`',
      defaults,
      /F\(snapshot, "contextModule", \(\) => \(\{ timestamp: true \}\)\);/u,
    ],
    [
      'In other modes, set `snapshot`',
      defaults,
      /production \? \{ timestamp: true, hash: true \} : \{ timestamp: true \}/u,
    ],
    ['that module', defaults, /F\(snapshot, "module", \(\) =>/u],
    [
      "the package's modules",
      'webpack/lib/fs/FileSystemInfo.js',
      /const info = `\$\{data\.name \|\| ""\}@\$\{data\.version \|\| ""\}`;/u,
    ],
    [
      'the configuration, a loader, a plugin, the version',
      'webpack/lib/module/NormalModule.js',
      /for \(const loader of this\.loaders\) \{[\s\S]{0,220}buildDependencies\.add\(loader\.loader\);/u,
    ],
    [
      'webpack notices the change',
      defaults,
      /"defaultWebpack",\s+\[\s+\{\s+dependency: path\.resolve\(__dirname, "\.\."\) \+ path\.sep,/u,
    ],
    ['put it in `cache.version`', packCache, /packContainer\.version !== version/u],
    [
      'a package that you patch without a new version',
      'webpack/lib/fs/FileSystemInfo.js',
      /const info = `\$\{data\.name \|\| ""\}@\$\{data\.version \|\| ""\}`;/u,
    ],
    [
      '`maxAge` limits how long unused entries stay',
      packCache,
      /if \(now - info\.lastAccess > this\.maxAge\) \{/u,
    ],
    [
      'whose workers have heaps of their own',
      'minimizer-webpack-plugin/dist/index.js',
      /enableWorkerThreads: enableWorkerThreads && workerThreadsAvailable/u,
    ],
    [
      'at most one less than the number of processors',
      'minimizer-webpack-plugin/dist/index.js',
      /\? cpus\.length - 1 : Math\.min\(parallel \|\| 0, cpus\.length - 1\);/u,
    ],
    [
      'the number of processors that Node.js reports',
      'minimizer-webpack-plugin/dist/index.js',
      /length: os\.availableParallelism\(\)/u,
    ],
    [
      'The path of a loader, relative to the project',
      'webpack/lib/ids/IdHelpers.js',
      /const getFullModuleName = [^{]*=>\s+makePathsRelative\(context, module\.identifier\(\)/u,
    ],
    [
      'Their `file` field contains a hash',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /file: outputFile\b/u,
    ],
    [
      'influence which short names the minimizer gives to variables',
      'terser/lib/minify.js',
      /toplevel\.compute_char_frequency\(options\.mangle\);/u,
    ],
    [
      'Values that a build takes from `.env` become part of the bundle',
      'webpack/lib/define/DotenvPlugin.js',
      /const definePlugin = new compiler\.webpack\.DefinePlugin\(\{\}\);/u,
    ],
    [
      'set `cache.readonly` for builds',
      packCache,
      /if \(this\.readonly\) return Promise\.resolve\(\);/u,
    ],
    [
      '`cacheDirectory` without `type` fails',
      schema,
      /"FileCacheOptions": \{(?:(?!\n {4}\})[\s\S])*"required": \["type"\]/u,
    ],
    [
      'fails with `configuration.cache should be one of these`',
      'schema-utils/dist/ValidationError.js',
      /return `\$\{instancePath\} should be one of these:/u,
    ],
    [
      'has to wait for `compiler.close()`',
      'webpack/lib/cache/IdleFileCachePlugin.js',
      storesAtShutdown,
    ],
    [
      'also keeps the cache from being saved',
      'webpack/lib/cache/IdleFileCachePlugin.js',
      storesAtShutdown,
    ],
    ['A build with warnings ends with exit code 0', cli, exitsWithOne],
    ['`--fail-on-warnings` changes that', cli, exitsWithOne],
    [
      'the absolute path of the project',
      'webpack/lib/module/NormalModule.js',
      /identifier\(\) \{\s*if \(this\.layer === null\) \{\s*if \([^\n]+\) \{\s*return this\.request;/u,
    ],
    [
      'that a loader or your own plugin reads',
      'webpack/lib/define/DefinePlugin.js',
      /valueCacheVersions\.get\(VALUE_DEP_PREFIX \+ key\)/u,
    ],
  ]),
];
