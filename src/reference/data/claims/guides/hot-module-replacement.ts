import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/hot-module-replacement', [
    [
      'the console reports the error and the page is reloaded',
      'webpack-dev-middleware/client/process-update.js',
      /if \(reloadOnErrored\) \{\s+log\.warn\("Reloading page"\);\s+reloadPage\(\);/u,
    ],
    [
      "With `hot: 'only'`, the page is left half-updated",
      'webpack-dev-middleware/client/index.js',
      /reload: mode === "hmr",/u,
    ],
    [
      'The console may say `Nothing hot updated`',
      'webpack-dev-middleware/client/process-update.js',
      /log\.info\("Nothing hot updated\."\);/u,
    ],
    [
      '`devServer.hot` is on by default',
      'webpack-dev-server/lib/Server.js',
      /options\.hot === "boolean" \|\| options\.hot === "only"\s*\? options\.hot\s*: true;/u,
    ],
    [
      'adds it only to the builds it runs',
      'webpack-dev-middleware/dist/utils.js',
      /\} else if \(needsHmr\) \{\s*new webpack\.HotModuleReplacementPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      'to its importers until one of them accepts it',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(parent\.hot\._acceptedDependencies\[moduleId\]\) \{/u,
    ],
    [
      'If it reaches the entry, the page is reloaded',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(module\.hot\._main\) \{\s*return \{\s*type: "unaccepted",/u,
    ],
    [
      'is reported in the console, and the page stays',
      'webpack-dev-server/lib/hotOptions.js',
      /if \(hot === "only"\) \{\s*return "hmr-only";/u,
    ],
    [
      'first argument takes the options that would be under',
      'webpack-dev-server/lib/Server.js',
      /constructor\(options, compiler\) \{/u,
    ],
    [
      "The server doesn't read them from the compiler",
      'webpack-dev-server/lib/Server.js',
      /constructor\(options, compiler\) \{\s*options = options === undefined \? \{\} : options;/u,
    ],
    [
      'it closes all connections and stops watching',
      'webpack-dev-server/lib/Server.js',
      /async stop\(\) \{[\s\S]{0,420}this\.staticWatchers\.map\(\(watcher\) => watcher\.close\(\)\)/u,
    ],
    [
      'a client that is the first module of the entry',
      'webpack/lib/Compilation.js',
      /of \[\.\.\.this\.globalEntry\.dependencies, \.\.\.dependencies\]\)/u,
    ],
    [
      'by itself: the plugin, and a client',
      'webpack-dev-middleware/dist/utils.js',
      /new webpack\.HotModuleReplacementPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      'so webpack runs the new version',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /require: module\.hot\._requireSelf,/u,
    ],
    [
      'its `dispose` callback stops the timer',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /disposeHandlers\[j\]\.call\(null, data\);/u,
    ],
    [
      'Before that, webpack asks the old version',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /disposeHandlers\[j\]\.call\(null, data\);[\s\S]{0,120}module\.hot\.active = false;/u,
    ],
    [
      '`webpack/hot/poll` checks the output folder',
      'webpack/hot/poll.js',
      /setInterval\(checkForUpdate, hotPollInterval\);/u,
    ],
    [
      'Hand their values over in `data`',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /\$hmrModuleData\$\[moduleId\] = data;/u,
    ],
    [
      '`import.meta.webpackHot` is for ES modules',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /evaluateToIdentifier\(\s*"import\.meta\.webpackHot",/u,
    ],
    [
      'in CommonJS, write `module.hot`',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /evaluateToIdentifier\(\s*"module\.hot",\s*"module",/u,
    ],
    [
      'webpack skips an index file that only re-exports',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /"\(skipped side-effect-free modules\)"/u,
    ],
    [
      'that webpack processes without a loader, is replaced as a whole',
      'webpack/lib/css/CssLoadingRuntimeModule.js',
      /hmrDownloadUpdateHandlers/u,
    ],
    [
      'have the page reloaded with `devServer.watchFiles`',
      'webpack-dev-server/lib/Server.js',
      /await this\.watchFiles\(item\.paths, item\.options\)/u,
    ],
    ["isn't replaced in 5.112.2", 'webpack/package.json', /"version": "5\.112\.2"/u],
    [
      'option for hot reloading, up to Svelte 4',
      'svelte-loader/index.js',
      /options\.hotReload && !isProduction && !isServer && getMajor\(\) < 5/u,
    ],
    [
      'without it, the module is not found',
      'webpack/lib/config/defaults.js',
      /type: JAVASCRIPT_MODULE_TYPE_ESM,\s*resolve: \{\s*byDependency: \{\s*esm: \{\s*fullySpecified: true/u,
    ],
    [
      'the request needs the extension, as in',
      'webpack/lib/config/defaults.js',
      /type: JAVASCRIPT_MODULE_TYPE_ESM,\s*resolve: \{\s*byDependency: \{\s*esm: \{\s*fullySpecified: true/u,
    ],
    [
      'They tell webpack to call `show`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /hot\._acceptedDependencies\[dep\] = callback \|\| function \(\) \{\};/u,
    ],
    [
      'webpack knows the value in builds without HMR',
      'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js',
      /"webpackContext",\s*"webpackHot"\s*\]\);/u,
    ],
    [
      'Variables of a replaced module are gone',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /delete \$moduleCache\$\[moduleId\];/u,
    ],
    [
      'A module that runs again adds its elements',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /require: module\.hot\._requireSelf,/u,
    ],
    [
      'first try the `devServer.proxy` option',
      'webpack-dev-server/lib/options.json',
      /"Proxy": \{\s*"type": "array"/u,
    ],
    [
      'becomes `undefined.data` and throws',
      'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js',
      /"webpackContext",\s*"webpackHot"\s*\]\);/u,
    ],
    [
      "`accept('./views/index.js', …)` does nothing",
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /moduleGraph\.updateModule\(dep, target\.module\);/u,
    ],
    [
      "isn't a module of the script: if the page",
      'webpack-dev-server/lib/Server.js',
      /await this\.watchFiles\(item\.paths, item\.options\);/u,
    ],
    [
      'has to be part of each script that should be updated',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /compilation\.hooks\.additionalTreeRuntimeRequirements/u,
    ],
    [
      'An edit anywhere in the view then only redraws it',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(parent\.hot\._acceptedDependencies\[moduleId\]\) \{/u,
    ],
    [
      "Call `stop()` when you're done",
      'webpack-dev-server/lib/Server.js',
      /async stop\(\) \{[\s\S]{0,420}this\.staticWatchers\.map\(\(watcher\) => watcher\.close\(\)\)/u,
    ],
  ]),
];
