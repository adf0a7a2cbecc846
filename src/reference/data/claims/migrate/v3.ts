import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('migrate/3', [
    [
      "stop if it contains a name that they don't know",
      'webpack/schemas/WebpackOptions.json',
      /\n {2}"additionalProperties": false,/u,
    ],
    [
      'stands for folders of that name next to the importing file',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new ModulesInHierarchicalDirectoriesPlugin\(\s*"raw-module",\s*item,/u,
    ],
    [
      'an absolute path stands only for itself',
      'enhanced-resolve/lib/ResolverFactory.js',
      /plugins\.push\(new ModulesInRootPlugin\("raw-module", item, "module"\)\)/u,
    ],
    [
      "it replaces requests that can't be resolved otherwise",
      'enhanced-resolve/lib/ResolverFactory.js',
      /new AliasPlugin\(\s*"described-resolve",\s*fallback,\s*"internal-resolve"/u,
    ],
    [
      'a request is first tried as it is written',
      'enhanced-resolve/lib/ResolverFactory.js',
      /plugins\.push\(new TryNextPlugin\("raw-file", "no extension", "file"\)\)/u,
    ],
    [
      'the last loader still runs first',
      'loader-runner/lib/LoaderRunner.js',
      /loaderContext\.loaderIndex--;/u,
    ],
    [
      'The whole name of the package has been required since webpack 2',
      'webpack/lib/config/defaults.js',
      /mainFields: \["loader", "main"\],\s*extensions: \["\.js"\],\s*mainFiles: \["index"\]\s*\}/u,
    ],
    [
      'webpack has read `.json` files itself since version 2',
      'webpack/lib/config/defaults.js',
      /test: \/\\\.json\$\/i,\s*type: JSON_MODULE_TYPE/u,
    ],
    [
      'Now the search begins at `context`',
      'webpack/lib/module/NormalModuleFactory.js',
      /this\.resolveRequestArray\(\s*contextInfo,\s*this\.context,\s*useLoaders,/u,
    ],
    [
      'which is the folder where you run webpack unless you set a different one',
      'webpack/lib/config/defaults.js',
      /F\(options, "context", \(\) => process\.cwd\(\)\);/u,
    ],
    [
      '`enforce` specifies when the loaders of a rule run',
      'webpack/schemas/WebpackOptions.json',
      /"enforce": \{[^}]*"enum": \["pre", "post"\]/u,
    ],
    [
      'production builds minimize, and source maps follow',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "minimize", production\);/u,
    ],
    [
      'styles and pages are minimized at the end of a production build',
      'webpack/lib/config/defaults.js',
      /F\(minimizeOptions, "css", \(\) => \(\{\}\)\);\s*F\(minimizeOptions, "html", \(\) => \(\{\}\)\);/u,
    ],
    [
      'The plugin takes a single object, or only the value of its `banner` option',
      'webpack/lib/output/BannerPlugin.js',
      /if \(typeof options === "string" \|\| typeof options === "function"\)/u,
    ],
    [
      'which is a string or a function',
      'webpack/lib/output/BannerPlugin.js',
      /if \(typeof options === "string" \|\| typeof options === "function"\)/u,
    ],
    [
      '`optimization.moduleIds` and `chunkIds` choose the ids',
      'webpack/lib/config/WebpackOptionsApply.js',
      /const moduleIds = options\.optimization\.moduleIds;/u,
    ],
    [
      'Since webpack 5.109, stylesheets become files without any plugin',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
    [
      'a `.css` file needs no rule',
      'webpack/lib/config/defaults.js',
      /test: \/\\\.css\$\/i,\s*type: CSS_MODULE_TYPE_AUTO/u,
    ],
    [
      'Now the build warns, the context is empty',
      'webpack/lib/config/defaults.js',
      /D\(parserOptions, "unknownContextRegExp", false\);[\s\S]{0,90}"unknownContextCritical", true\);/u,
    ],
    [
      'Now webpack rejects unknown arguments',
      'webpack-cli/lib/webpack-cli.js',
      /if \(error\.code === "commander\.unknownOption"\) \{/u,
    ],
    [
      'The callback always runs later, even if the chunk is already there',
      'webpack/lib/dependencies/commonjs/RequireEnsureDependency.js',
      /`\$\{promise\}\.then\(\(`/u,
    ],
    [
      'They can be an object, with functions and regular expressions in it',
      'webpack/schemas/WebpackOptions.json',
      /"RuleSetLoaderOptions": \{[^[]+\[\s*\{\s*"type": "string"\s*\},\s*\{\s*"type": "object"/u,
    ],
    [
      "which is rejected if the code can't be loaded",
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /"installedChunkData\[1\]\(error\);"/u,
    ],
    [
      'with one chunk for each file',
      'webpack/lib/config/defaults.js',
      /D\(parserOptions, "dynamicImportMode", "lazy"\);/u,
    ],
    [
      "in an ES module, `module.exports` can't be assigned",
      'webpack/lib/dependencies/commonjs/CommonJsPlugin.js',
      /throw new Error\('ES Modules may not assign module\.exports or exports\.\*/u,
    ],
    [
      '`@babel/preset-env` leaves them alone by itself',
      '@babel/preset-env/lib/index.js',
      /optionsModules === "auto" \? api\.caller\(supportsStaticESM\) \? false : "commonjs"/u,
    ],
    [
      '`oneOf` applies only the first rule that matches',
      'webpack/lib/rules/RuleSetCompiler.js',
      /for \(const childRule of rule\.oneOf\) \{[\s\S]{0,120}break;/u,
    ],
    [
      "a loader's results are cached unless the loader calls `this.cacheable(false)`",
      'loader-runner/lib/LoaderRunner.js',
      /loaderContext\.cacheable = \(flag\) => \{\s*if \(flag === false\) \{\s*requestCacheable = false;/u,
    ],
    [
      'Call `this.getOptions()`, which handles both forms',
      'webpack/lib/module/NormalModule.js',
      /if \(options\.startsWith\("\{"\) && options\.endsWith\("\}"\)\) \{/u,
    ],
    [
      'A configuration can be a promise, or a function that returns one',
      'webpack-cli/lib/webpack-cli.js',
      /if \(this\.isPromise\(options\)\) \{/u,
    ],
    [
      'such as `--output-clean` or `--no-devtool`',
      'webpack/schemas/WebpackOptions.json',
      /"Clean": \{[^[]+"anyOf": \[\s*\{\s*"type": "boolean"/u,
    ],
    [
      "a loader whose behavior depends on the build's mode reads `this.mode`",
      'webpack/lib/module/NormalModule.js',
      /mode: options\.mode \|\| "production",/u,
    ],
    [
      'Its entries are tried in order',
      'enhanced-resolve/lib/ResolverFactory.js',
      /for \(const item of modules\) \{\s*if \(Array\.isArray\(item\)\)/u,
    ],
    [
      "parsing the query string isn't enough",
      'webpack/schemas/WebpackOptions.json',
      /"RuleSetLoaderOptions": \{[^[]+\[\s*\{\s*"type": "string"\s*\},\s*\{\s*"type": "object"/u,
    ],
    [
      'webpack understands requests with template strings',
      'webpack/lib/dependencies/context/ContextDependencyHelpers.js',
      /if \(param\.isTemplateString\(\)\) \{/u,
    ],
    [
      'Rules can match more than the path, with `resourceQuery`, `issuer`',
      'webpack/lib/module/NormalModuleFactory.js',
      /new BasicMatcherRulePlugin\("resourceQuery"\)/u,
    ],
    ['Pass your own arguments with `--env`', 'webpack-cli/lib/webpack-cli.js', /name: "env",/u],
    [
      'because webpack makes smaller bundles from ES modules',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "concatenateModules", production\);/u,
    ],
    [
      "if your Babel configuration sets `modules: 'commonjs'`",
      '@babel/preset-env/lib/index.js',
      /optionsModules === "auto" \? api\.caller\(supportsStaticESM\) \? false : "commonjs"/u,
    ],
    [
      'Exclamation marks remain possible in requests inside your code',
      'webpack/lib/module/NormalModuleFactory.js',
      /elements = rawElements\.map\(\(el\) => \{/u,
    ],
    [
      'or all of them go into one file with a cache group',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /checkModuleType\(option\.type, module\) &&/u,
    ],
  ]),
];
