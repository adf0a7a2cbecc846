import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { commandLine, defaults, schema, validated } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/index', [
    [
      '`src/index.ts`, `src/index.js` or `src/index.html`, whichever it finds first',
      defaults,
      /typescript\s+\? \["\.ts", "\.js", "\.json", "\.wasm"\]/u,
    ],
    [
      'and writes the result to `dist`',
      defaults,
      /F\(output, "path", \(\) => path\.join\(process\.cwd\(\), "dist"\)\);/u,
    ],
    [
      'CSS, HTML, JSON and WebAssembly without a loader',
      defaults,
      /F\(experiments, "html", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
    [
      '`defineConfig` returns its argument',
      'webpack/lib/config/defineConfig.js',
      /const defineConfig = \(config\) => config;/u,
    ],
    [
      'webpack itself checks the object before the build',
      validated,
      /needValidate\(options\) \? webpackOptionsSchemaCheck\(options\) : true/u,
    ],
    [
      'the build stops, and an error message names the option',
      schema,
      /"title": "WebpackOptions",\s+"description": "[^"]+",\s+"type": "object",\s+"additionalProperties": false,/u,
    ],
    [
      'Stopping at the first import that is not found',
      'webpack/lib/Compilation.js',
      /if \(err && this\.bail\) \{/u,
    ],
    [
      'It uses the first of these files that exists',
      commandLine,
      /if \(common\) \{\s+return common;\s+\}/u,
    ],
    [
      '`.mjs`, `.cjs`, `.ts`, `.cts` or `.mts`, in this order',
      commandLine,
      /commonExtensions = \["\.js", "\.mjs", "\.cjs", "\.ts", "\.cts", "\.mts"\]/u,
    ],
    [
      'then with one of the other extensions',
      commandLine,
      /const exotic = await findInExtensions\(/u,
    ],
    [
      '`.webpack/webpack.config`, with the same extensions',
      commandLine,
      /"webpack\.config",\s+"\.webpack\/webpack\.config",\s+"\.webpack\/webpackfile",/u,
    ],
    [
      '`.webpack/webpackfile`, with the same extensions',
      commandLine,
      /"\.webpack\/webpack\.config",\s+"\.webpack\/webpackfile",\s+\];/u,
    ],
    ['or `-c` for short', commandLine, /name: "config",\s+alias: "c",/u],
    [
      "relative to the folder you're in, not to the file",
      defaults,
      /F\(options, "context", \(\) => process\.cwd\(\)\);/u,
    ],
    [
      'webpack builds both configurations side by side',
      commandLine,
      /config\.options\.push\(loadedConfig\.options\);/u,
    ],
    [
      'With `--merge`, the files are merged into one configuration',
      commandLine,
      /if \(options\.merge\) \{\s+const \{ merge \} = await import\("webpack-merge"\);/u,
    ],
    [
      'in which the later file wins',
      commandLine,
      /const mergedOptions = merge\(accumulator, options\);/u,
    ],
    [
      "if webpack doesn't find the file automatically",
      commandLine,
      /configPath \? \{ env, argv, webpack, config: \[configPath\] \} : \{ env, argv, webpack \}/u,
    ],
    [
      'The command loads the configuration and validates it',
      commandLine,
      /cmd\.context\.webpack\.validate\(config\.options\);/u,
    ],
    [
      "where a flag overrides the file's value",
      commandLine,
      /this\.#processArguments\(options\.webpack, args, configuration, values\);/u,
    ],
    [
      'This writes `dist/main.js`',
      defaults,
      /F\(output, "path", \(\) => path\.join\(process\.cwd\(\), "dist"\)\);/u,
    ],
    [
      'building them in order',
      'webpack/lib/MultiCompiler.js',
      /dependencies\.every\(isDependencyFulfilled\)/u,
    ],
    [
      'How many modules are processed at once',
      'webpack/lib/Compilation.js',
      /parallelism: options\.parallelism \|\| 100,/u,
    ],
    ['Checking the configuration itself', validated, /options\.validate === false \|\|/u],
    [
      'Times for each module',
      'webpack/lib/Compilation.js',
      /currentProfile = this\.profile \? new ModuleProfile\(\) : undefined;/u,
    ],
    [
      'Values that every loader can read',
      'webpack/lib/module/NormalModule.js',
      /Object\.assign\(loaderContext, options\.loader\);/u,
    ],
    [
      'Ids that survive from build to build',
      'webpack/lib/ids/RecordIdsPlugin.js',
      /compilation\.hooks\.reviveModules\.tap\(/u,
    ],
    [
      "run `npx webpack configtest`, with the file's path",
      commandLine,
      /name: "configtest \[config-path\]",/u,
    ],
    [
      'looks for the configuration file in the folder where you run it',
      commandLine,
      /"webpack\.config",\s+"\.webpack\/webpack\.config",\s+"\.webpack\/webpackfile",/u,
    ],
    [
      'Where the result runs: browsers, Node.js, Deno, Bun or Electron',
      'webpack/lib/config/target.js',
      /"electron\[X\[\.Y\]\]-main\/preload\/renderer",/u,
      'target',
    ],
    [
      'What `define.amd` tells old libraries',
      'webpack/lib/dependencies/amd/AMDPlugin.js',
      /tapOptionsHooks\("define\.amd", "define", \(\) => \["amd"\]\);/u,
      'amd',
    ],
    [
      'Without a configuration, webpack bundles',
      'webpack/lib/config/defaults.js',
      /typescript\s+\? \["\.ts", "\.js", "\.json", "\.wasm"\]/u,
    ],
    [
      'unless you set `context`',
      'webpack/lib/config/defaults.js',
      /F\(options, "context", \(\) => process\.cwd\(\)\);/u,
    ],
    [
      'If an option is unknown or a value has the wrong type',
      'webpack/schemas/WebpackOptions.json',
      /"title": "WebpackOptions",\s+"description": "[^"]+",\s+"type": "object",\s+"additionalProperties": false,/u,
    ],
    [
      'With two `--config` flags',
      'webpack-cli/lib/webpack-cli.js',
      /config\.options\.push\(loadedConfig\.options\);/u,
    ],
    [
      'Telling several configurations apart',
      commandLine,
      /config\.options\.find\(\(options\) => options\.name === configName\)/u,
    ],
  ]),
];
