import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { cli, defaults } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/environment-variables', [
    [
      'a name with an equals sign but no value gets `undefined`',
      'webpack-cli/lib/webpack-cli.js',
      /prevRef\[someKey\] = undefined;/u,
    ],
    [
      '`WEBPACK_BUNDLE` and `WEBPACK_BUILD` are set by the command line tool',
      'webpack-cli/lib/webpack-cli.js',
      /: \{ WEBPACK_BUNDLE: true, WEBPACK_BUILD: true, \.\.\.options\.env \};/u,
    ],
    [
      '`webpack-cli` 7 no longer has `--node-env`',
      cli,
      /^(?![\s\S]*"node-env")[\s\S]*name: "config-node-env"/u,
    ],
    ['`webpack-cli` 7 no longer', 'webpack-cli/package.json', /"version": "7\./u],
    [
      'It defines `process.env.…` and `import.meta.env.…`',
      'webpack/lib/define/EnvironmentPlugin.js',
      /definitions\[`import\.meta\.env\.\$\{key\}`\] = defValue;/u,
    ],
    [
      'the plugin reports an error when a variable is missing',
      'webpack/lib/define/EnvironmentPlugin.js',
      /if \(value === undefined\) \{[\s\S]*compilation\.errors\.push\(error\);/u,
    ],
    [
      '`.env`, `.env.local`, `.env.production` and `.env.production.local` are read in this order',
      'webpack/lib/define/DotenvPlugin.js',
      /"\.env",\s+"\.env\.local",\s+"\.env\.\[mode\]",\s+"\.env\.\[mode\]\.local"/u,
    ],
    [
      'webpack builds for production but reads `.env.development`',
      'webpack/lib/define/DotenvPlugin.js',
      /replace\(\/\\\[mode\\\]\/g, mode \|\| "development"\)/u,
    ],
    [
      'a shell variable wins over all of them',
      'webpack/lib/define/DotenvPlugin.js',
      /hasOwnProperty\.call\(process\.env, key\)\s+\? [^:]*process\.env\[key\]\)\s+: parsed/u,
    ],
    [
      'Only variables with the `WEBPACK_` prefix reach the code',
      'webpack/lib/define/DotenvPlugin.js',
      /: \[this\.options\.prefix \|\| "WEBPACK_"\];/u,
    ],
    [
      '`dir` must be an absolute path',
      'webpack/schemas/WebpackOptions.json',
      /"dir": \{\s+"description": "The directory from which \.env[\s\S]{0,260}?"absolutePath": true/u,
    ],
    [
      '`true` in development, `false` in production',
      'webpack/lib/config/WebpackOptionsApply.js',
      /"import\.meta\.env\.DEV": JSON\.stringify\(development\),/u,
    ],
    [
      'the opposite of `DEV`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /"import\.meta\.env\.PROD": JSON\.stringify\(!development\),/u,
    ],
    [
      "`false` for browsers, even when they're one of several targets",
      'webpack/lib/config/WebpackOptionsApply.js',
      /compiler\.platform\.node === true && compiler\.platform\.browser !== true;/u,
    ],
    [
      "or `'/'` when it is empty, automatic or a function",
      'webpack/lib/config/WebpackOptionsApply.js',
      /publicPath !== "auto" &&\s+publicPath !== ""\s+\? publicPath\s+: "\/";/u,
    ],
    [
      'all six properties are `undefined`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /"import\.meta\.env\.NODE_ENV": defValue,(?:\s+"import\.meta\.env\.\w+": [^\n]+){5}\s+\}/u,
    ],
    [
      'The configurations are ECMAScript modules, as `"type": "module"`',
      defaults,
      /test: \/\\\.js\$\/i,\s+descriptionData: \{\s+type: "module"\s+\},\s+\.\.\.esm/u,
    ],
    [
      'A name alone gets the value `true`',
      cli,
      /prevRef\[someKey\] = typeof val === "string" \? val : true;/u,
    ],
    ['Dots create objects', cli, /const splitKeys = allKeys\.split\(\/\\\.\(\?!\$\)\/\);/u],
    [
      'With `webpack serve`, `webpack watch` and `--watch`, other names show',
      cli,
      /\? \{ WEBPACK_WATCH: true, \.\.\.options\.env \}/u,
    ],
    [
      "webpack doesn't set `process.env.NODE_ENV` in the configuration",
      cli,
      /typeof options\.configNodeEnv === "string"\) \{\s+process\.env\.NODE_ENV = options\.configNodeEnv;/u,
    ],
    ['pass `--config-node-env production`', cli, /name: "config-node-env",/u],
    [
      '`import.meta.env.OTHER` becomes `undefined`, while `process.env.OTHER` is left',
      'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js',
      /!envNode\.has\(members\[1\]\)\) \{\s+return toConstantDependency\(parser, "undefined"\)\(expr\);/u,
    ],
    [
      'the same as `NODE_ENV`: the mode',
      'webpack/lib/config/WebpackOptionsApply.js',
      /"import\.meta\.env\.MODE": defValue,/u,
    ],
    [
      'the same as `process.env.NODE_ENV`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /"import\.meta\.env\.NODE_ENV": defValue,/u,
    ],
    [
      'or the value of `optimization.nodeEnv`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /const defValue = JSON\.stringify\(options\.optimization\.nodeEnv\);/u,
    ],
    [
      "The function's second argument contains the other flags",
      cli,
      /options = await options\(argv\.env, argv\);/u,
    ],
    [
      'a string needs its quotes',
      'webpack/lib/define/DefinePlugin.js',
      /: typeof code === "string"\s+\? code\s+: JSON\.stringify\(code\);/u,
    ],
  ]),
];
