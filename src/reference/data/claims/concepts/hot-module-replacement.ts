import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/hot-module-replacement', [
    [
      'In a build without HMR, the condition is known to be false',
      'webpack/lib/dependencies/commonjs/CommonJsPlugin.js',
      /evaluateToIdentifier\("module\.hot", "module", \(\) => \["hot"\], null\)/u,
    ],
    [
      'over which the server sends the hash of each finished build',
      'webpack-dev-middleware/client/process-update.js',
      /return lastHash === __webpack_hash__;/u,
    ],
    [
      'the client does two things',
      'webpack-dev-middleware/client/process-update.js',
      /hot\.check\(false\)\.then\([\s\S]*return hot\.apply\(applyOptions\)/u,
    ],
    [
      "If the update isn't accepted, the client reloads the page",
      'webpack-dev-middleware/client/index.js',
      /reload: mode === "hmr",/u,
    ],
    [
      "set to `'only'`, it doesn't",
      'webpack-dev-middleware/client/index.js',
      /overrides\.hot !== "only" && [^:]+\? "hmr" : "hmr-only"/u,
    ],
    [
      'which downloads and applies an update in one go',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(applyOnUpdate\) \{\s+return internalApply\(applyOnUpdate\);/u,
    ],
    [
      '`webpack/hot/poll?1000` checks for an update every second',
      'webpack/hot/poll.js',
      /hotPollInterval = \+__resourceQuery\.slice\(1\)[\s\S]*setInterval\(checkForUpdate, hotPollInterval\)/u,
    ],
    [
      '`webpack/hot/signal` checks when the process receives a signal',
      'webpack/hot/signal.js',
      /process\.on\(__resourceQuery\.slice\(1\) \|\| "SIGUSR2", function/u,
    ],
    [
      'a JSON file (with module output, an ECMAScript module)',
      'webpack/lib/config/defaults.js',
      /output\.chunkLoading === "import" \? "json\.mjs" : "json"/u,
    ],
    [
      'The file names contain the hash of the build that is being updated',
      'webpack/lib/config/defaults.js',
      /`\[id\]\.\[fullhash\]\.hot-update\.\$\{output\.module \? "mjs" : "js"\}`/u,
    ],
    [
      '`c` lists chunks to fetch',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /c: \[\.\.\.updatedChunkIds\],\s+r: \[\.\.\.removedChunkIds\],/u,
    ],
    [
      '`r` and `m` list chunks and modules that no longer exist',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /r: \[\.\.\.removedChunkIds\],\s+m:\s+removedModules\.size === 0/u,
    ],
    [
      '`r` in `css` lists fetched chunks that have no stylesheet',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /hotUpdateMainJson\.css = \{ r: cssRemovedChunkIds \};/u,
    ],
    [
      'in development, they are paths',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "moduleIds"[\s\S]{0,90}?if \(development\) return "named";/u,
    ],
    [
      'The development server keeps the update files in memory',
      'webpack-dev-middleware/dist/index.js',
      /options\.writeToDisk === true\) \{[\s\S]*?\} else \{\s+outputFileSystem = [^;]*memfs\.createFsFromVolume/u,
    ],
    [
      '`accept()` without arguments says: run me again',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(dep === undefined\) hot\._selfAccepted = true;/u,
    ],
    [
      "`accept('./total.js', callback)` says",
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /hot\._acceptedDependencies\[dep\] = callback \|\| function \(\) \{\};/u,
    ],
    [
      '`dispose` is called before the module is discarded',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /disposeHandlers\[j\]\.call\(null, data\);[\s\S]*delete \$moduleCache\$\[/u,
    ],
    [
      'leave what the new version needs in `data`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /data: currentModuleData\[moduleId\]/u,
    ],
    [
      'the update is passed on to its importers',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /queue\.push\(\{\s+chain: chain\.concat\(\[parentId\]\),\s+id: parentId/u,
    ],
    [
      "If one path reaches an entry, the update isn't accepted",
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(module\.hot\._main\) \{\s+return \{\s+type: "unaccepted",/u,
    ],
    [
      'In CommonJS modules, `module.hot` has the same functions',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /"module\.hot\.accept"[\s\S]*"import\.meta\.webpackHot\.accept"/u,
    ],
    [
      'records the `parents` and `children` of each module',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /module\.parents = currentParents;\s+module\.children = \[\];/u,
    ],
    [
      'the runtime waits for `check`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(currentStatus !== "idle"\) \{\s+throw new Error\("check\(\) is only allowed in idle/u,
    ],
    [
      'if there is none, the runtime is `idle` again',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(!update\) \{\s+return setStatus\(applyInvalidatedModules\(\) \? "ready" : "idle"\)/u,
    ],
    [
      'update chunks and stylesheets are downloaded',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /return setStatus\("prepare"\)\.then\(/u,
    ],
    [
      'so are chunks that the program requests in the meantime',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /case "prepare":\s+blockingPromises\+\+;/u,
    ],
    [
      'the runtime waits for `apply`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(currentStatus !== "ready"\) \{/u,
    ],
    [
      'skipped by `check(true)`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(applyOnUpdate\) \{\s+return internalApply\(applyOnUpdate\);/u,
    ],
    [
      '`dispose` handlers of all outdated modules run',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /setStatus\("dispose"\);\s+results\.forEach\(function \(result\) \{\s+if \(result\.dispose\)/u,
    ],
    [
      'the modules leave the cache',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /\/\/ remove module from cache\s+delete \$moduleCache\$\[moduleId\];/u,
    ],
    [
      'new code is in place',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /\$moduleFactories\$\[updateModuleId\] = appliedUpdate\[updateModuleId\];[\s\S]*\/\/ call accept handlers/u,
    ],
    [
      '`accept` callbacks run, and then self-accepting modules run again',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /Promise\.all\(acceptPromises\)\s+\.then\(onAccepted\)/u,
    ],
    [
      'the update was not accepted',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(errors\.length > 0\) \{\s+return setStatus\("abort"\)/u,
    ],
    [
      'nothing has been changed, and the program keeps running',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /setStatus\("abort"\)\.then\(function \(\) \{\s+throw errors\[0\];[\s\S]*setStatus\("dispose"\)/u,
    ],
    [
      'an error interrupted the update',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(error\) \{\s+return setStatus\("fail"\)/u,
    ],
    [
      'Before `dispose`, the runtime determines whether the update is accepted',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /return handler\(options\);[\s\S]*var disposePromise = setStatus\("dispose"\);/u,
    ],
    [
      'or none is replaced',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(abortError\) \{\s+return \{\s+error: abortError/u,
    ],
    [
      "The development server's client sets `ignoreUnaccepted`",
      'webpack-dev-middleware/client/process-update.js',
      /ignoreUnaccepted: true,/u,
    ],
    [
      'one cycle follows another until the program has the hash',
      'webpack-dev-middleware/client/process-update.js',
      /if \(!upToDate\(\)\) _check\(\);/u,
    ],
    [
      'prints `check`, `prepare`, `ready`, `dispose`, `apply` and `idle`',
      'webpack-dev-middleware/client/process-update.js',
      /hot\.check\(false\)\.then\(/u,
    ],
    [
      'It enables HMR without an option',
      'webpack-dev-server/dist/Server.js',
      /options\.hot === "only"\s+\? options\.hot\s+: true;/u,
    ],
    [
      'Otherwise, one build receives the updates of another',
      'webpack/lib/config/defaults.js',
      /F\(output, "hotUpdateGlobal", \(\) => `webpackHotUpdate\$\{uniqueNameId\}`\);/u,
    ],
    [
      'which the development server adds, the compiler remembers',
      'webpack-dev-middleware/dist/utils.js',
      /const addsPlugin = inject === "all" \|\| inject === "plugin";/u,
    ],
    [
      'one update chunk for each chunk that differs',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /const hotUpdateChunk = new HotUpdateChunk\(\);/u,
    ],
    [
      '`apply` has options to relax this',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(!options\.ignoreUnaccepted\)/u,
    ],
    [
      '`check` asks the runtime to download the update',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /\.then\(\$hmrDownloadManifest\$\)/u,
    ],
    [
      '`apply` asks the runtime to replace the modules',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /\bapply: hotApply,/u,
    ],
    [
      'and the new hash for the next update',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /chunkGraph\.attachFullHashModules\(\s*hotUpdateChunk,/u,
    ],
    [
      'the files appear in your `dist` folder',
      'webpack/lib/config/defaults.js',
      /"path", \(\) => path\.join\(process\.cwd\(\), "dist"\)\)/u,
    ],
    [
      '`import.meta.webpackHot` is for ECMAScript modules',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /\.for\(JAVASCRIPT_MODULE_TYPE_ESM\)[\s\S]{0,160}applyImportMetaHot\(parser\);/u,
    ],
    [
      'each build needs its own `output.uniqueName`',
      'webpack/lib/config/defaults.js',
      /F\(output, "hotUpdateGlobal", \(\) => `webpackHotUpdate\$\{uniqueNameId\}`\);/u,
    ],
    [
      'until it meets a module that accepts it',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /\(module\.hot\._selfAccepted && !module\.hot\._selfInvalidated\)/u,
    ],
  ]),
];
