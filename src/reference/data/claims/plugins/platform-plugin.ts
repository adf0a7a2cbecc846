import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/platform-plugin', [
    [
      'without changing anything else that the target sets',
      'webpack/lib/config/PlatformPlugin.js',
      /compiler\.platform = \{\s*\.\.\.compiler\.platform,\s*\.\.\.this\.platform/u,
    ],
    [
      'With `target: false`, all answers are unknown',
      'webpack/lib/Compiler.js',
      /this\.platform = \{\s+web: null,\s+browser: null,\s+webworker: null,\s+node: null,/u,
    ],
    [
      'makes `import.meta.env.SSR` true',
      'webpack/lib/config/WebpackOptionsApply.js',
      /compiler\.platform\.node === true && compiler\.platform\.browser !== true;/u,
    ],
    [
      'Externals, defaults and formats remain your decision',
      'webpack/lib/config/PlatformPlugin.js',
      /apply\(compiler\) \{\s*compiler\.hooks\.environment\.tap\(PLUGIN_NAME, \(\) => \{\s*compiler\.platform = /u,
    ],
    [
      'No option creates this plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /^(?![\s\S]*PlatformPlugin)/u,
    ],
    [
      'The plugin moved in 5.112',
      'webpack/lib/index.js',
      /@deprecated use `config\.PlatformPlugin`/u,
    ],
    [
      '`webpack.PlatformPlugin` still works but is deprecated',
      'webpack/lib/index.js',
      /@deprecated use `config\.PlatformPlugin`/u,
    ],
    [
      'unless `web` is `true` too',
      'webpack/lib/dependencies/worker/WorkerDependency.js',
      /\(platform\.node && !platform\.web\)/u,
    ],
    [
      '`__non_webpack_require__` becomes a function from `createRequire()`',
      'webpack/lib/javascript/APIPlugin.js',
      /nodeEsm = moduleOutput && nodeTarget;[\s\S]{0,80}if \(nodeEsm\) \{\s+REPLACEMENTS\.__non_webpack_require__/u,
    ],
    [
      'provided that `output.environment.document` is off',
      'webpack/lib/css/CssInjectStyleRuntimeModule.js',
      /!outputOptions\.environment\.document &&\s+compilation\.compiler\.platform\.node === true;/u,
    ],
    [
      '`import.meta.env.SSR` is `true` for Node.js without a browser',
      'webpack/lib/config/WebpackOptionsApply.js',
      /compiler\.platform\.node === true && compiler\.platform\.browser !== true;/u,
    ],
    [
      'are decoded with `Buffer` in Node.js',
      'webpack/lib/runtime/ToBinaryRuntimeModule.js',
      /isNodePlatform \|\| isNeutralPlatform\s+\? `[^`]*Buffer\.from\(base64/u,
    ],
    [
      'whichever of these is available if the platform is unknown',
      'webpack/lib/runtime/ToBinaryRuntimeModule.js',
      /isNeutralPlatform \? "typeof Buffer !== 'undefined' \? " : ""/u,
    ],
    [
      'if both `node` and `web` are unknown',
      'webpack/lib/node/NodeStuffPlugin.js',
      /compiler\.platform\.web === null &&\s+compiler\.platform\.node === null/u,
    ],
    [
      "aren't changed by the plugin",
      'webpack/lib/config/PlatformPlugin.js',
      /compiler\.hooks\.environment\.tap\(PLUGIN_NAME, \(\) => \{\s*compiler\.platform = \{/u,
    ],
    [
      "An option that you leave out keeps the target's answer",
      'webpack/lib/config/PlatformPlugin.js',
      /\.\.\.compiler\.platform,\s+\.\.\.this\.platform/u,
    ],
    [
      'and half of them on `web` too',
      'webpack/lib/dependencies/worker/WorkerDependency.js',
      /runtimeTemplate\.isUniversalTarget\(\) \|\| \(platform\.node && !platform\.web\)/u,
    ],
    [
      'Together with `node`, this option determines whether',
      'webpack/lib/config/WebpackOptionsApply.js',
      /compiler\.platform\.node === true && compiler\.platform\.browser !== true;/u,
    ],
    ['Targets for workers set this option', 'webpack/lib/config/target.js', /webworker: true,/u],
    [
      'The target for Bun sets this option',
      'webpack/lib/config/target.js',
      /node: true,\s+bun: true,\s+web: false,/u,
    ],
    [
      'In the main process, `web` is `false`',
      'webpack/lib/config/target.js',
      /web: context !== "main",/u,
    ],
    [
      "in windows and preload scripts, it's `true`",
      'webpack/lib/config/target.js',
      /web: context !== "main",/u,
    ],
    [
      "isn't recomputed from the others",
      'webpack/lib/config/PlatformPlugin.js',
      /compiler\.platform = \{\s*\.\.\.compiler\.platform,/u,
    ],
    [
      'changes the answers in the `environment` hook',
      'webpack/lib/config/PlatformPlugin.js',
      /compiler\.hooks\.environment\.tap\(/u,
    ],
    [
      'the answers are in `compiler.platform`',
      'webpack/lib/config/PlatformPlugin.js',
      /compiler\.platform = \{/u,
    ],
  ]),
  ...measured(
    'plugins/platform-plugin',
    "webpack's own code doesn't read it in",
    'Only plugins read this option',
  ),
];
