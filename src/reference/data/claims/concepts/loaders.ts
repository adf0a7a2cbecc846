import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/loaders', [
    [
      'A loader is a function that webpack calls with the content of a file',
      'webpack/lib/loaders/loadLoader.js',
      /loader\.normal = typeof module === "function" \? module : module\.default;/u,
    ],
    [
      'webpack 5.112 itself reads JavaScript, TypeScript, JSON',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.experiments\.typescript\) \{\s+const TypeScriptPlugin/u,
    ],
    [
      'or a loader without `enforce`, for `.css`, `.html`, `.ts` or `.wasm`',
      'webpack/lib/rules/RuleSetCompiler.js',
      /rule\.loader !== undefined\) &&\s+rule\.enforce === undefined\)/u,
    ],
    [
      'switches off the built-in support for that kind of file',
      'webpack/lib/config/defaults.js',
      /!RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.html"\) && "auto";/u,
    ],
    [
      'Leave `type` out when the result is JavaScript',
      'webpack/lib/module/NormalModuleFactory.js',
      /settings\.type = JAVASCRIPT_MODULE_TYPE_AUTO;/u,
    ],
    [
      'In the loader, `this.getOptions()` returns them',
      'webpack/lib/module/NormalModule.js',
      /getOptions: \(\/\*\* @type \{Schema=\} \*\/ schema = undefined\) =>/u,
    ],
    [
      'the last loader in the list is the first to see the file',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.loaderIndex = loaderContext\.loaders\.length - 1;/u,
    ],
    [
      'All conditions of a rule have to be met',
      'webpack/lib/rules/RuleSetCompiler.js',
      /if \(!condition\.fn\(value\)\) return false;/u,
    ],
    [
      'those from the rule further down run first',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.loaderIndex = loaderContext\.loaders\.length - 1;/u,
    ],
    [
      'If exactly one rule should win',
      'webpack/lib/rules/RuleSetCompiler.js',
      /if \(execRule\(data, childRule, effects\)\) \{\s+break;/u,
    ],
    [
      'To make sure that a loader runs before or after all others',
      'webpack/lib/module/NormalModuleFactory.js',
      /for \(const loader of \/\*\* @type \{LoaderItem\[\]\} \*\/ \(preLoaders\)\) \{\s+allLoaders\.push/u,
    ],
    [
      'separated by exclamation marks',
      'webpack/lib/module/NormalModuleFactory.js',
      /\.split\(\/!\+\/\);\s+unresolvedResource =/u,
    ],
    [
      'Options follow as a query',
      'webpack/lib/module/NormalModuleFactory.js',
      /options: query \? query\.slice\(1\) : undefined/u,
    ],
    [
      'the inline loaders are added',
      'webpack/lib/module/NormalModuleFactory.js',
      /if \(!noAutoLoaders && !noPrePostAutoLoaders\) \{/u,
    ],
    [
      'normal rules',
      'webpack/lib/module/NormalModuleFactory.js',
      /noAutoLoaders = noPreAutoLoaders \|\| firstChar === 33;/u,
      '!',
    ],
    [
      "normal rules and `enforce: 'pre'`",
      'webpack/lib/module/NormalModuleFactory.js',
      /noPreAutoLoaders = firstChar === 45 && secondChar === 33;/u,
    ],
    [
      'all rules',
      'webpack/lib/module/NormalModuleFactory.js',
      /noPrePostAutoLoaders = firstChar === 33 && secondChar === 33;/u,
      '!!',
    ],
    [
      'Before it reads the file, webpack goes through the list from front',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.loaderIndex\+\+;[\s\S]*return processResource\(options, loaderContext, callback\);/u,
    ],
    [
      'calls the `pitch` function of each loader that has one',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(!fn\) return iteratePitchingLoaders\(options, loaderContext, callback\);/u,
    ],
    [
      'A `pitch` that returns something ends the walk',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(hasArg\) \{\s+loaderContext\.loaderIndex--;/u,
    ],
    [
      'A loader can be an `async` function',
      'webpack/lib/loaders/LoaderRunner.js',
      /\(result\)\.then\(\(r\) => \{\s+callback\(null, r\);/u,
    ],
    [
      'A loader in an `.mjs` file is imported',
      'webpack/lib/module/NormalModuleFactory.js',
      /const type = \/\\\.mjs\$\/i\.test\(parsedResult\.path\)\s+\? "module"/u,
    ],
    [
      'and so is a loader in a package with `"type": "module"`',
      'webpack/lib/module/NormalModuleFactory.js',
      /\(resolveRequest\)\.descriptionFileData\.type/u,
    ],
    [
      'unless its file ends in `.cjs`',
      'webpack/lib/module/NormalModuleFactory.js',
      /: \/\\\.cjs\$\/i\.test\(parsedResult\.path\)\s+\? "commonjs"/u,
    ],
    [
      'All others are required',
      'webpack/lib/loaders/loadLoader.js',
      /loadedModule = require\(loader\.path\);/u,
    ],
    [
      "a change to that file doesn't trigger a rebuild",
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.addDependency = \(file\) => \{\s+state\.fileDependencies\.push\(file\);/u,
    ],
    [
      'Content arrives as a string, unless the loader exports `raw = true`',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(!raw && Buffer\.isBuffer\(args\[0\]\)\)/u,
    ],
    [
      'webpack assumes that the same input and options give the same output',
      'webpack/lib/loaders/LoaderRunner.js',
      /cacheable: true,\s+notCacheableReasons/u,
    ],
    [
      'has to call `this.cacheable(false)`',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(flag === false\) \{\s+state\.cacheable = false;/u,
    ],
    [
      "a path that begins with `./` starts from the project's folder in a rule",
      'webpack/lib/module/NormalModuleFactory.js',
      /this\.context,\s+useLoaders,/u,
    ],
    [
      'This search has its own options, under `resolveLoader`',
      'webpack/lib/module/NormalModuleFactory.js',
      /const loaderResolver = this\.getResolver\("loader"\);/u,
    ],
    [
      "webpack doesn't add the suffix `-loader` for you",
      'webpack/lib/module/NormalModuleFactory.js',
      /It's no longer allowed to omit the '-loader' suffix when using loaders/u,
    ],
    [
      'JavaScript by default, otherwise CSS, JSON, HTML',
      'webpack/lib/module/NormalModuleFactory.js',
      /settings\.type = JAVASCRIPT_MODULE_TYPE_AUTO;/u,
    ],
    [
      'the loaders after this one and the file itself are skipped',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.loaderIndex--;\s+iterateNormalLoaders\(options, loaderContext, args, callback, true\);/u,
    ],
    [
      'issue warnings, resolve requests or run other modules',
      'webpack/lib/module/NormalModule.js',
      /emitWarning: \(warning\) => \{\s+this\.addWarning\(/u,
    ],
    [
      "then it's a `Buffer`",
      'webpack/lib/loaders/LoaderRunner.js',
      /\} else if \(raw && typeof args\[0\] === "string"\)/u,
    ],
    [
      'A loader can use every Node.js module and package',
      'loader-runner/lib/loadLoader.js',
      /loadedModule = require\(loader\.path\);/u,
    ],
    [
      "webpack can't parse this format, but it can parse JSON",
      'webpack/lib/config/defaults.js',
      /test: \/\\\.json\$\/i,\s*type: JSON_MODULE_TYPE/u,
    ],
    [
      'which file imports it (`issuer`)',
      'webpack/lib/module/NormalModuleFactory.js',
      /new BasicMatcherRulePlugin\("issuer"\)/u,
    ],
    [
      "`'sass-loader'` is looked up in `node_modules`",
      'webpack/lib/config/defaults.js',
      /modules: \["node_modules"\],/u,
    ],
    [
      'it has to say so with `this.addDependency()`',
      'loader-runner/lib/LoaderRunner.js',
      /loaderContext\.addDependency = \(file\) => \{\s*fileDependencies\.push\(file\);/u,
    ],
    [
      'so `csv.js` can read one file type with semicolons',
      'webpack/lib/module/NormalModule.js',
      /let \{ options \} = \/\*\* @type \{LoaderItem\} \*\/ \(loader\);/u,
    ],
    [
      'from rules in the configuration, or from the `import` that requests it',
      'webpack/lib/module/NormalModuleFactory.js',
      /elements = rawElements\.map\(\(el\) => \{/u,
    ],
    [
      'a loader can add files to the output',
      'webpack/lib/module/NormalModule.js',
      /emitFile: \(name, content, sourceMap, assetInfo\) => \{/u,
    ],
  ]),
];
