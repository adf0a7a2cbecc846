import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/index', [
    [
      '`new URL()` emits a separate file',
      'webpack/lib/config/defaults.js',
      /dependency: "url",\s+oneOf: \[[\s\S]{0,120}?type: ASSET_MODULE_TYPE_RESOURCE/u,
    ],
    [
      'the entry is the `index` file in the `src` folder',
      'webpack/lib/config/defaults.js',
      /\(\["\.\/src"\]\)[\s\S]*mainFiles: \["index"\],/u,
    ],
    [
      'webpack looks for `src/index.ts` if it can read TypeScript',
      'webpack/lib/config/defaults.js',
      /jsExtensions = typescript\s+\? \["\.ts", "\.js", "\.json", "\.wasm"\]/u,
    ],
    [
      'then for `src/index.js`, then for `src/index.html`',
      'webpack/lib/config/defaults.js',
      /\.\.\.jsExtensions,\s+\.\.\.\(html && !htmlFirst \? \["\.html"\]/u,
    ],
    [
      'is included in the output of both',
      'webpack/lib/config/defaults.js',
      /D\(splitChunks, "chunks", "async"\);/u,
    ],
    [
      'everything is written to `dist`',
      'webpack/lib/config/defaults.js',
      /"path", \(\) => path\.join\(process\.cwd\(\), "dist"\)\)/u,
    ],
    [
      'the script of the unnamed entry is `dist/main.js`',
      'webpack/lib/config/normalization.js',
      /if \(typeof entry === "string"\) \{\s+return \{\s+main: \{/u,
    ],
    [
      'the first stands for the name of the entry or chunk',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /replacements\.set\("name", replacer\(chunk\.name \|\| chunk\.id\)\);/u,
    ],
    [
      '`output.path` has to be an absolute path',
      'webpack/schemas/WebpackOptions.json',
      /"Path": \{\s+"description": [^\n]+\s+"type": "string",\s+"absolutePath": true/u,
    ],
    [
      '`clean` deletes the other files in the folder',
      'webpack/lib/output/CleanPlugin.js',
      /if \(!directories\.has\(filename\) && !currentAssets\.has\(filename\)\) \{\s+diff\.add\(filename\);/u,
    ],
    [
      'the last one in the list runs first',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.loaderIndex = loaderContext\.loaders\.length - 1;/u,
    ],
    [
      'webpack would take the result for JavaScript',
      'webpack/lib/module/NormalModuleFactory.js',
      /settings\.type = JAVASCRIPT_MODULE_TYPE_AUTO;/u,
    ],
    [
      'or a loader without `enforce`, for `.css`, `.html`, `.ts` or `.wasm`',
      'webpack/lib/rules/RuleSetCompiler.js',
      /rule\.loader !== undefined\) &&\s+rule\.enforce === undefined\)/u,
    ],
    [
      'switches off the built-in support for that kind of file',
      'webpack/lib/config/defaults.js',
      /RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.ts"\)/u,
    ],
    [
      '`BannerPlugin` puts a comment at the top of each script and stylesheet',
      'webpack/lib/output/BannerPlugin.js',
      /: new ConcatSource\(comment, "\\n", old\);/u,
    ],
    [
      'moves the comment to `main.js.LICENSE.txt`',
      'minimizer-webpack-plugin/dist/index.js',
      /extractComments\.filename \|\| "\[file\]\.LICENSE\.txt\[query\]"/u,
    ],
    [
      'leaves a pointer to it',
      'minimizer-webpack-plugin/dist/index.js',
      /For license information please see/u,
    ],
    [
      'many options do nothing but add a plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new RuntimeChunkPlugin\(options\.optimization\.runtimeChunk\)\.apply\(compiler\);/u,
    ],
    [
      '`"development"`',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "nodeEnv", \(\) => \{\s+if \(production\) return "production";/u,
      'process.env.NODE_ENV',
    ],
    [
      'left alone',
      'webpack/lib/config/defaults.js',
      /if \(development\) return "development";\s+return false;/u,
    ],
    [
      'scripts, styles and pages',
      'webpack/lib/config/defaults.js',
      /const minifyHtml =\s+Boolean\(html\) &&/u,
    ],
    [
      'readable names',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "chunkIds"[\s\S]{0,90}?if \(development\) return "named";/u,
    ],
    [
      'short numbers that stay stable',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "chunkIds", \(\) => \{\s+if \(production\) return "deterministic";/u,
    ],
    [
      'numbered in order',
      'webpack/lib/config/defaults.js',
      /if \(development\) return "named";\s+return "natural";\s+\}\);\s+F\(optimization, "sideEffects"/u,
    ],
    [
      'source maps for styles, `eval` for scripts',
      'webpack/lib/config/defaults.js',
      /development && !noDevSourceMap\s+\? \[\s+options\.experiments\.css\s+\? \{\s+type: "css"/u,
    ],
    [
      'in memory, which speeds up rebuilds',
      'webpack/lib/config/defaults.js',
      /development \? \{ type: [^\n]*\("memory"\) \} : false/u,
    ],
    [
      'If neither the configuration file nor the `NODE_ENV` environment variable',
      'webpack-cli/lib/webpack-cli.js',
      /configuration\.mode = process\.env\.NODE_ENV;/u,
    ],
    [
      'webpack warns and builds for production',
      'webpack/lib/config/defaults.js',
      /const production = mode === "production" \|\| !mode;/u,
    ],
    [
      'Passing `--mode` on the command line overrides the file',
      'webpack-cli/lib/webpack-cli.js',
      /this\.#processArguments\(options\.webpack, args, configuration, values\);/u,
    ],
    [
      'the runtime uses current syntax such as `const` and arrow functions',
      'webpack/lib/config/defaults.js',
      /\(\) => tp && optimistic\(\/\*\* @type \{boolean \| undefined\} \*\/ \(tp\.const\)\)/u,
    ],
    [
      'which webpack finds by itself',
      'webpack/lib/config/target.js',
      /const config = getBrowserslistConfigLoader\(\)\.loadConfig\(\{ path: context \}\);/u,
    ],
    [
      "webpack replaces `import` and `export`, strips TypeScript's types",
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
    [
      'a production build adds vendor prefixes and fallbacks',
      'webpack/lib/config/defaults.js',
      /: getTargetsBrowsers\(\["browserslist:defaults"\], context\)\);/u,
    ],
    [
      '`import()` relies on `Promise`',
      'webpack/lib/runtime/EnsureChunkRuntimeModule.js',
      /Promise\.all\(Object\.keys\(/u,
    ],
    ['the command line, `webpack-cli` 7', 'webpack-cli/package.json', /"version": "7\./u],
    ['`webpack-dev-server` 6', 'webpack-dev-server/package.json', /"version": "6\./u],
    [
      'which receives what you pass with `--env`',
      'webpack-cli/lib/webpack-cli.js',
      /options = await options\(argv\.env, argv\);/u,
    ],
    [
      '`"production"`',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "nodeEnv", \(\) => \{\s+if \(production\) return "production";/u,
      'process.env.NODE_ENV',
    ],
    [
      'Both plugins come with webpack',
      'webpack/lib/index.js',
      /get BannerPlugin\(\) \{[\s\S]*get DefinePlugin\(\) \{/u,
    ],
    [
      'webpack then reads the HTML, bundles the scripts',
      'webpack/lib/config/defaults.js',
      /test: \/\\\.html\$\/i,\s*type: HTML_MODULE_TYPE,/u,
    ],
    [
      'webpack knows JavaScript, TypeScript, JSON, CSS, HTML, WebAssembly and plain assets',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "typescript", \(\) =>\s*experiments\.futureDefaults \? true : "auto"/u,
    ],
    [
      'The ones whose path matches `test`',
      'webpack/lib/module/NormalModuleFactory.js',
      /new BasicMatcherRulePlugin\("test", "resource"\)/u,
    ],
    [
      'in your code with the given piece of code',
      'webpack/lib/define/DefinePlugin.js',
      /toConstantDependency\(/u,
    ],
    [
      'What webpack does with a module depends on its type',
      'webpack/lib/module/NormalModuleFactory.js',
      /parser = this\.createParser\(type, parserOptions\);/u,
    ],
    [
      '`.ts` files need a loader',
      'webpack/lib/config/defaults.js',
      /typeof require\("module"\)\.stripTypeScriptTypes === "function"/u,
    ],
    [
      'The output options control where bundles go',
      'webpack/lib/config/WebpackOptionsApply.js',
      /compiler\.outputPath = options\.output\.path;/u,
    ],
    [
      'none of them needs a package or an option',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
    ['webpack is a program for Node.js', 'webpack/package.json', /"node": ">=10\.13\.0"/u],
  ]),
];
