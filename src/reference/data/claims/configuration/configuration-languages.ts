import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { commandLine, schema } from './evidence.ts';

const interpret = 'interpret/index.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/configuration-languages', [
    [
      'nothing, if Node.js can strip the types',
      commandLine,
      /options = \(await import\(isFileURL \? configPath/u,
    ],
    [
      '`@babel/register`, `tsx` or another package',
      commandLine,
      /TSX_LOADABLE_EXTENSIONS = new Set\(\["\.ts", "\.tsx", "\.cts", "\.mts", "\.jsx"\]\)/u,
    ],
    [
      '`@babel/register`, if Node.js cannot load the file',
      interpret,
      /'\.babel\.js': \{\s+module: '@babel\/register',/u,
      '.babel.js',
    ],
    ['`coffeescript`', interpret, /'\.litcoffee': 'coffeescript\/register'/u],
    ['`json5`', commandLine, /"\.json5": \{ package: "json5",/u],
    [
      '`js-yaml`',
      commandLine,
      /"\.yaml": \{ package: "js-yaml",[^}]+\},\s+"\.yml": \{ package: "js-yaml"/u,
    ],
    ['`toml`', commandLine, /"\.toml": \{ package: "toml",/u],
    [
      '`webpack.defineConfig()` returns its argument unchanged',
      'webpack/lib/config/defineConfig.js',
      /const defineConfig = \(config\) => config;/u,
    ],
    [
      'or an array of functions',
      'webpack/lib/config/defineConfig.js',
      /ConfigurationFactory \| ConfigurationFactory\[\]>\} DefineConfigInput/u,
    ],
    ['The types come with webpack itself', 'webpack/package.json', /"types": "types\.d\.ts"/u],
    [
      "webpack's types don't contain the options of the",
      schema,
      /"DevServer": \{\s+"description": "Options for the webpack-dev-server\.",\s+"anyOf"/u,
    ],
    [
      'so any object is accepted for them',
      schema,
      /"description": "Options for the webpack-dev-server\.",\s+"type": "object"\s+\}\s+\]/u,
    ],
    [
      'compiles the file with the first of these packages',
      commandLine,
      /rechoir\.prepare\(extensions, configPath\);/u,
    ],
    [
      '`ts-node`, `sucrase`, `@babel/register`, `esbuild-register`, `@swc/register`',
      interpret,
      /'\.ts': \[\s+'ts-node\/register',\s+'sucrase\/register\/ts',\s+\{\s+module: '@babel\/register',/u,
    ],
    [
      'and finally `tsx`',
      commandLine,
      /TSX_LOADABLE_EXTENSIONS\.has\(ext\);\s+const tsxFailure = isTsxLoadable \? registerTsxLoader\(\)/u,
    ],
    ['for `.cts`, only the first and the last', interpret, /'\.cts': \['ts-node\/register'\],/u],
    ['the only one that handles `.mts`', interpret, /^(?![\s\S]*'\.mts')/u],
    [
      '`--disable-interpret` switches off the packages',
      commandLine,
      /if \(interpreted && !disableInterpret\) \{/u,
    ],
    ['The file is compiled as CommonJS', interpret, /'\.coffee': 'coffeescript\/register'/u],
    [
      "also finds `webpack.config.coffee.md`, but can't load it",
      commandLine,
      /const ext = node_path_1\.default\.extname\(configPath\)\.toLowerCase\(\);/u,
    ],
    [
      'webpack-cli first lets Node.js load the file',
      commandLine,
      /options = \(await import\(isFileURL \? configPath/u,
    ],
    [
      'The compiler is used only if that fails',
      commandLine,
      /loadingError = err;[\s\S]{0,500}if \(loadingError\) \{/u,
    ],
    ['as it does for `.jsx`', commandLine, /loadingError = err;/u],
    [
      'not compiled if Node.js can load it',
      commandLine,
      /if \(loadingError\) \{\s+const configFilePath/u,
    ],
    [
      'looks for the parser starting from the configuration file',
      commandLine,
      /createRequire\)\(configFilePath\)\.resolve\(dataFormatLoader\.package\)/u,
    ],
    [
      "If it's missing, webpack-cli tells you its name",
      commandLine,
      /configuration files requires the '\$\{dataFormatLoader\.package\}' package, which is not installed/u,
    ],
    ['JavaScript, TypeScript and JSON usually need nothing else', interpret, /'\.json': null,/u],
  ]),
];
