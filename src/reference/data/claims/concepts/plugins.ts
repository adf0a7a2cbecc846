import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/plugins', [
    [
      'webpack calls this method once, before the build starts',
      'webpack/lib/webpack.js',
      /\} else if \(plugin\) \{\s+plugin\.apply\(compiler\);/u,
    ],
    [
      'under a name that appears in profiles and error messages',
      'tapable/lib/Hook.js',
      /Missing name for tap/u,
    ],
    [
      '`tapPromise` takes an `async` function',
      'tapable/lib/Hook.js',
      /tapPromise\(options, fn\) \{\s+this\._tap\("promise", options, fn\);/u,
    ],
    [
      'There is one compiler for the run, even in watch mode',
      'webpack/lib/watch/Watching.js',
      /this\.compiler\.compile\(/u,
    ],
    [
      'each change to a file starts a new one',
      'webpack/lib/Compiler.js',
      /const compilation = this\.newCompilation\(params\);/u,
    ],
    [
      "Since the plugin's function is called whenever a compilation begins",
      'webpack/lib/Compiler.js',
      /this\.hooks\.thisCompilation\.call\(compilation, params\);/u,
    ],
    [
      'they are created, minimized, and given a hash',
      'webpack/lib/Compilation.js',
      /PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE = 400;[\s\S]*PROCESS_ASSETS_STAGE_OPTIMIZE_HASH = 2500;/u,
    ],
    [
      '`PROCESS_ASSETS_STAGE_REPORT` is the last stage',
      'webpack/lib/Compilation.js',
      /PROCESS_ASSETS_STAGE_ANALYSE = 4000;[\s\S]{0,160}?PROCESS_ASSETS_STAGE_REPORT = 5000;/u,
    ],
    [
      'it uses the copy of webpack that runs it',
      'webpack/lib/Compiler.js',
      /this\.webpack = webpack;/u,
    ],
    [
      'it is called with the compiler',
      'webpack/lib/webpack.js',
      /typeof plugin === "function"\) \{[^;]*\(plugin\)\.call\(compiler, compiler\);/u,
    ],
    [
      "Plugins that come with webpack are properties of webpack's default export",
      'webpack/lib/index.js',
      /get BannerPlugin\(\)/u,
    ],
    [
      'webpack calls `apply` in the order of the list',
      'webpack/lib/webpack.js',
      /for \(const plugin of options\.plugins\) \{\s+if \(typeof plugin/u,
    ],
    [
      'the one listed first runs first',
      'tapable/lib/Hook.js',
      /if \(n === 0 \|\| \(taps\[n - 1\]\.stage \|\| 0\) <= stage\)/u,
    ],
    [
      'Values such as `false`, `null` and `undefined` are skipped',
      'webpack/lib/webpack.js',
      /\} else if \(plugin\) \{\s+plugin\.apply\(compiler\);/u,
    ],
    [
      'stylesheets are written by default since 5.109',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
    [
      "it's too late for the hooks that `webpack()` itself calls",
      'webpack/lib/webpack.js',
      /plugin\.apply\(compiler\);[\s\S]*compiler\.hooks\.environment\.call\(\);/u,
    ],
    [
      'such as `environment`, `entryOption`, `afterPlugins` and `initialize`',
      'webpack/lib/webpack.js',
      /compiler\.hooks\.environment\.call\(\);[\s\S]*compiler\.hooks\.initialize\.call\(\);/u,
    ],
    [
      'through `compiler.webpack`, not through an import',
      'webpack/lib/Compiler.js',
      /this\.webpack = webpack;/u,
    ],
    [
      '`output.clean: true`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new CleanPlugin\(/u,
      'new webpack.CleanPlugin()',
    ],
    [
      '`output.copy`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new CopyPlugin\(/u,
      'new webpack.CopyPlugin()',
    ],
    [
      '`optimization.splitChunks`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new SplitChunksPlugin\(options\.optimization\.splitChunks\)/u,
      'new webpack.optimize.SplitChunksPlugin()',
    ],
    [
      '`dotenv`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new DotenvPlugin\(/u,
      'new webpack.DotenvPlugin()',
    ],
    ['List your plugins under `plugins`', 'webpack/lib/webpack.js', /plugin\.apply\(compiler\);/u],
    [
      'functions that are called at certain moments',
      'webpack/lib/Compiler.js',
      /this\.hooks = Object\.freeze\(\{/u,
    ],
    [
      'A plugin is an object with an `apply` method',
      'webpack/schemas/WebpackOptions.json',
      /"required": \["apply"\]/u,
    ],
    [
      '`compiler.hooks.thisCompilation` is one',
      'webpack/lib/Compiler.js',
      /thisCompilation: new SyncHook\(\["compilation", "params"\]\)/u,
    ],
    [
      'Everything that webpack does is done by plugins',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new EntryOptionPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      'Many options only create a plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new CopyPlugin\(options\.output\.copy\)\.apply\(compiler\);/u,
    ],
    [
      'Add plugins to its `plugins` array before you call `webpack`',
      'webpack/lib/webpack.js',
      /plugin\.apply\(compiler\);/u,
    ],
  ]),
];
