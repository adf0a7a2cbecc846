import { claimsOfPage, measured } from './claim.ts';
import type { Claim } from './claim.ts';

/** Evidence for what pages about plugins say. */
export const pluginClaims: readonly Claim[] = [
  ...claimsOfPage('plugins/automatic-prefetch-plugin', [
    [
      'in watch mode with the modules of the previous build',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /afterCompile\.tap\(PLUGIN_NAME, \(compilation\) => \{\s*lastModules = \[\];/u,
    ],
    [
      'The modules are checked in parallel',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /asyncLib\.each\(\s*lastModules,/u,
    ],
    [
      'and the first build in watch mode gain nothing',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /if \(!lastModules\) return callback\(\);/u,
    ],
    [
      'moved to `webpack.prefetch` in 5.112',
      'webpack/lib/index.js',
      /@deprecated use `prefetch\.AutomaticPrefetchPlugin`/u,
    ],
    [
      '`webpack.AutomaticPrefetchPlugin` is deprecated',
      'webpack/lib/index.js',
      /@deprecated use `prefetch\.AutomaticPrefetchPlugin`/u,
    ],
    [
      'prefetching ignores the module types that rules set',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /new PrefetchDependency\(`!!\$\{m\.request\}`\)/u,
    ],
  ]),
  ...claimsOfPage('plugins/banner-plugin', [
    [
      'with an asterisk in front of each line',
      'webpack/lib/output/BannerPlugin.js',
      /\.split\("\\n"\)\s*\.join\("\\n \* "\)/u,
    ],
    [
      "broken up so it can't end the comment early",
      'webpack/lib/output/BannerPlugin.js',
      /\.replace\(\/\\\*\\\/\/g, "\* \/"\)/u,
    ],
    [
      'the minimizer has run but before source maps are written',
      'webpack/lib/Compilation.js',
      /STAGE_OPTIMIZE_SIZE = 400;[\s\S]*STAGE_DEV_TOOLING = 500;/u,
    ],
    [
      'Placeholders are filled in afterward, even in the result',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /if \(typeof path === "function"\) \{\s*path = path\(data, assetInfo\);/u,
    ],
    [
      'Inserts the text as it is instead of turning it',
      'webpack/lib/output/BannerPlugin.js',
      /this\.options\.raw\s*\? bannerOption\s*: wrapComment\(bannerOption\)/u,
    ],
    [
      'Puts the text at the end of the file',
      'webpack/lib/output/BannerPlugin.js',
      /options\.footer\s*\? new ConcatSource\(old, "\\n", comment\)/u,
    ],
    [
      'Skips chunks that are loaded later',
      'webpack/lib/output/BannerPlugin.js',
      /if \(options\.entryOnly && !chunk\.canBeInitial\(\)\) \{\s*continue;/u,
    ],
    [
      'the beginning of the name as a string, a function',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /typeof test === "string"\) \{\s*return str\.startsWith\(test\);/u,
    ],
    [
      '`*.js` matches in every folder',
      'webpack/schemas/plugins/BannerPlugin.json',
      /a relative pattern matches at any depth/u,
    ],
    [
      "file's name has to match in addition to `test`",
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /if \(obj\.include && !\S*matchPart\(str, obj\.include\)\) \{\s*return false;/u,
    ],
    [
      'even if they match `test` and `include`',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /if \(obj\.exclude && \S*matchPart\(str, obj\.exclude\)\) \{\s*return false;/u,
    ],
    [
      'Only scripts and stylesheets are considered',
      'webpack/lib/output/BannerPlugin.js',
      /for \(const file of chunk\.files\) \{\s*if \(!matchObject\(file\)\)/u,
    ],
    [
      "`[contenthash]` isn't available, and using it makes",
      'webpack/lib/template/TemplatedPathPlugin.js',
      /if \(!allowEmpty\) \{\s*throw new PathVariableError\(match, input\);/u,
    ],
  ]),
  ...claimsOfPage('plugins/context-exclusion-plugin', [
    [
      'one file or folder at a time, and never',
      'webpack/lib/context/ContextModuleFactory.js',
      /cmf\.hooks\.contextModuleFiles\.call\(\s*(?:\/\*\*[^/]*\/\s*)?\(?files/u,
    ],
    [
      'matches any of the expressions is left out',
      'webpack/lib/context/ContextExclusionPlugin.js',
      /files\.filter\(\(filePath\) => !this\.negativeMatcher\.test\(filePath\)\)/u,
    ],
  ]),
  ...claimsOfPage('plugins/context-replacement-plugin', [
    [
      'first argument selects contexts',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /constructor\(\s*resourceRegExp,\s*newContentResource,\s*newContentRecursive,\s*newContentRegExp\s*\)/u,
    ],
    [
      'request as written in the source (`./locales`), then',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /beforeResolve\.tap\([\s\S]*\.test\(result\.request\)[\s\S]*afterResolve\.tap\([\s\S]*\.test\(result\.resource\)/u,
    ],
    [
      'relative to the one that was found, or absolute',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /if \(isAbsolute\(newContentResource\)\) \{\s*result\.resource = newContentResource;/u,
    ],
    [
      'Between a folder and an expression, you need a boolean',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /typeof newContentResource === "string" &&\s*typeof newContentRecursive === "object"/u,
    ],
    [
      'a new folder is applied to the request first',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /if \(newContentResource !== undefined\) \{\s*result\.request = newContentResource;/u,
    ],
    [
      'any other file is rejected with `MODULE_NOT_FOUND`',
      'webpack/lib/context/ContextModule.js',
      /"e\.code = 'MODULE_NOT_FOUND';",\s*"throw e;"\s*\]\),\s*"\}",\s*"return map\[req\];"/u,
    ],
    [
      "unless the plugin's second argument is a function",
      'webpack/lib/context/ContextReplacementPlugin.js',
      /newContentCallback\(result\);\s*\} else \{\s*for [^{]*\{\s*if \(d\.critical\) d\.critical = false;/u,
    ],
    [
      'changes this object in place',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /typeof newContentCallback === "function"\) \{\s*newContentCallback\(result\);/u,
    ],
    [
      'or an array if several were found',
      'webpack/lib/context/ContextModuleFactory.js',
      /contextResult\.length > 1\s*\? [^:]*contextResult\.map\(/u,
    ],
    [
      'a relative path is looked for at the root',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /origResource\[i\],\s*newResource\[i\]/u,
    ],
    [
      '`false` means no file at all',
      'webpack/lib/context/ContextModuleFactory.js',
      /\(!regExp && !isImportMetaGlob\) \|\| !resource\) return callback\(null, \[\]\);/u,
    ],
    [
      'for `import()`, where `weak` becomes `async-weak`',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /if \(mode === "weak"\) \{\s*mode = "async-weak";/u,
    ],
    [
      'the keys are the names that the code requests',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /map\[key\] \+ options\.resourceQuery \+ options\.resourceFragment,\s*key,/u,
    ],
    [
      "receives the build's file system and a callback",
      'webpack/lib/context/ContextReplacementPlugin.js',
      /\(fs, options, callback\) => \{\s*createContextMap\(fs, \(err, map\) =>/u,
    ],
  ]),
  ...claimsOfPage('plugins/css-modules-plugin', [
    [
      "With the value `'auto'`, which is the default",
      'webpack/lib/config/defaults.js',
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
    [
      'a rule with a loader turns native CSS off',
      'webpack/lib/config/defaults.js',
      /!\(\s+RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.css"\)/u,
    ],
    [
      'on unless one of your rules sets a loader or a type',
      'webpack/lib/config/defaults.js',
      /!\(\s+RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.css"\)/u,
    ],
    [
      "Creating the plugin by hand instead doesn't work",
      'webpack/lib/config/defaults.js',
      /css:\s+\/\*\* @type \{boolean\} \*\/\s+\(options\.experiments\.css\)/u,
    ],
    [
      'returns three hooks',
      'webpack/lib/css/CssModulesPlugin.js',
      /chunkHash: new SyncHook\([^)]*\),\s+\/\*\*[^/]*\/\s+orderModules: new SyncBailHook\([^)]*\)\s+\}\);/u,
    ],
    [
      'parser and its runtime code are loaded when',
      'webpack/lib/css/CssModulesPlugin.js',
      /CssLoadingRuntimeModule = lazyModule\(\(\) =>\s*require\("\.\/CssLoadingRuntimeModule"\)/u,
    ],
    [
      'only if a lazily loaded chunk has CSS, or for',
      'webpack/lib/css/CssModulesPlugin.js',
      /if \(!hasCssToLoad\(chunk, chunkGraph\)\) return;/u,
    ],
  ]),
  ...claimsOfPage('plugins/dll-plugin', [
    ['Required.', 'webpack/schemas/plugins/dll/DllPlugin.json', /"required": \["path"\]/u, 'path'],
    [
      'Each chunk that is loaded at the start needs',
      'webpack/lib/dll/LibManifestPlugin.js',
      /if \(usedPaths\.has\(targetPath\)\) \{\s*callback\(new Error\("each chunk must have a unique path"\)\)/u,
    ],
    [
      'lists only the modules that you name as entries',
      'webpack/lib/dll/LibManifestPlugin.js',
      /this\.options\.entryOnly &&\s*!someInIterable\([\s\S]{0,150}\(c\.dependency, "entry"\)/u,
    ],
    [
      'no unused code is removed from the dll',
      'webpack/lib/dll/DllPlugin.js',
      /if \(!entryOnly\) \{\s*new FlagAllModulesAsUsedPlugin\(/u,
    ],
    [
      'If true, indents the manifest',
      'webpack/lib/dll/LibManifestPlugin.js',
      /this\.options\.format\s*\? JSON\.stringify\(manifest, null, 2\)/u,
    ],
    [
      'and an invalid file causes a build error',
      'webpack/lib/dll/DllReferencePlugin.js',
      /if \(data\.error\) \{\s*compilation\.errors\.push\(/u,
    ],
    [
      "It's used unless you set the `name` option",
      'webpack/lib/dll/DllReferencePlugin.js',
      /if \(!name\) name = manifest\.name;/u,
    ],
    [
      "It's used unless you set the `sourceType` option",
      'webpack/lib/dll/DllReferencePlugin.js',
      /if \(!sourceType\) sourceType = manifest\.type;/u,
    ],
    [
      'This field is required',
      'webpack/schemas/plugins/dll/DllReferencePlugin.json',
      /"type": \{\s+"\$ref": "#\/definitions\/\w+SourceType"\s+\}\s+\},\s+"required": \["content"\]/u,
    ],
    [
      'only the id is required',
      'webpack/schemas/plugins/dll/DllReferencePlugin.json',
      /"required": \["id"\]/u,
    ],
    [
      'takes the place of `manifest` and requires `name`',
      'webpack/schemas/plugins/dll/DllReferencePlugin.json',
      /"required": \["content", "name"\]/u,
    ],
    [
      "The entry of a dll can't be a function",
      'webpack/lib/dll/DllPlugin.js',
      /doesn't support dynamic entry \(function\) yet/u,
    ],
    [
      'With `scope`, this option has no effect',
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /\} else \{\s*\S+hooks\.module\.tap\([^{]*\{\s*const request = module\.libIdent\(this\.options\);/u,
    ],
    [
      'only has an effect together with `scope`',
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /request\.startsWith\(`\$\{scope\}\/`\)\) \{[\s\S]*\(this\.options\.extensions\);[\s\S]*\} else \{/u,
    ],
    [
      "`'object'` reads a property, for a library",
      'webpack/lib/dll/DelegatedModule.js',
      /case "object":\s*str \+= `\[\$\{JSON\.stringify\(this\.request\)\}\]`;/u,
    ],
    [
      'and a folder stands for its `index` file',
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /requestPlusExt = `\$\{innerRequest\}\/index\$\{extension\}`;/u,
    ],
  ]),
  ...claimsOfPage('plugins/dotenv-plugin', [
    [
      '`false` reads no files and only passes on variables',
      'webpack/lib/define/DotenvPlugin.js',
      /= dir\s*\? await this\._loadEnv\(compiler, itemCache, dir\)\s*: \{ parsed: \{\} \};/u,
    ],
    [
      "or for `development` if you don't set a mode",
      'webpack/lib/define/DotenvPlugin.js',
      /pattern\.replace\(\/\\\[mode\\\]\/g, mode \|\| "development"\)/u,
    ],
    [
      "Files that don't exist are skipped",
      'webpack/lib/define/DotenvPlugin.js',
      /missingDependencies\.push\(filePath\);\s*return "";/u,
    ],
    [
      'Every instance defines `import.meta.env` as a whole',
      'webpack/lib/define/DotenvPlugin.js',
      /definitions\["import\.meta\.env"\] = importMetaEnv;/u,
    ],
    [
      'because environment variables with the prefix are public too',
      'webpack/lib/define/DotenvPlugin.js',
      /const keys = \[\.\.\.Object\.keys\(parsed\), \.\.\.Object\.keys\(process\.env\)\];/u,
    ],
    [
      'before each build, unless a cached result is still valid',
      'webpack/lib/define/DotenvPlugin.js',
      /if \(isSnapshotValid\) \{\s*return \{ parsed: result\.parsed,/u,
    ],
  ]),
  ...claimsOfPage('plugins/entry-plugin', [
    [
      'Without a name, the module is a global entry',
      'webpack/lib/Compilation.js',
      /name !== undefined \? this\.entries\.get\(name\) : this\.globalEntry;/u,
    ],
    [
      "every entry of the project, before the entry's own modules",
      'webpack/lib/Compilation.js',
      /\[\.\.\.this\.globalEntry\.dependencies, \.\.\.dependencies\]/u,
    ],
    [
      'A string in place of the object sets the name',
      'webpack/lib/entry/EntryPlugin.js',
      /typeof options === "object"\s*\? [^:]*\(options\.name\)\s*: options\s/u,
    ],
    [
      'This form is deprecated',
      'webpack/lib/entry/EntryPlugin.js',
      /entry options \(passing a string is deprecated\)/u,
    ],
    [
      'A string is split into letters',
      'webpack/lib/Compilation.js',
      /if \(dependOn\) \{[\s\S]{0,260}for \(const dep of dependOn\) \{/u,
    ],
    [
      'and prints a deprecation warning',
      'webpack/lib/index.js',
      /"SingleEntryPlugin was renamed to EntryPlugin"/u,
    ],
    [
      'At the beginning of every build, this plugin calls',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /make\.tapPromise\(PLUGIN_NAME, \(compilation\) =>\s*Promise\.resolve\(this\.entry\(\)\)/u,
    ],
    [
      'the build ends with `desc.import is not iterable`',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /const desc = entry\[name\];[\s\S]*for \(const entry of [^(]*\(\s*desc\.import\s*\)\) \{/u,
    ],
    [
      'of each entry, unless `entry` is a function',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /if \(typeof entry === "function"\) \{[\s\S]*\} else \{[\s\S]*getHooks\(compiler\)\.entry\.call\(/u,
    ],
    [
      'Return a request to use it instead of the modules',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /if \(request !== undefined\) \{\s*new EntryPlugin\(context, request, options\)/u,
    ],
  ]),
  ...claimsOfPage('plugins/eval-source-map-dev-tool-plugin', [
    [
      'a string, which is used as `append`',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /typeof inputOptions === "string"\) \{\s*options = \{\s*append: inputOptions/u,
    ],
    [
      'absolute path of the module with its query',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /!rootModule\.is\("normal"\) \|\| !matchModule\(rootModule\.resource\)/u,
    ],
    [
      'Modules that match remain plain code without a map',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /!matchModule\(rootModule\.resource\)\) \{\s*return result\(source\);/u,
    ],
    [
      "so it doesn't change with the content",
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /shorten\(module\.identifier\(\)\)\)\);[\s\S]*hash = getHash\(identifier, hashFunction\);/u,
    ],
    [
      'Leaves the source code out of the maps',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /if \(options\.noSources\) \{\s*sourceMap\.sourcesContent = undefined;/u,
    ],
    [
      'Sources that debuggers should step over, by their names',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /matchPart\(sourceName, rule\)\) \{\s*acc\.push\(idx\);/u,
    ],
    [
      'Adds an identifier, computed from the content, to each map',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /sourceMap\.debugId = generateDebugId\(content, sourceMap\.file\);/u,
    ],
    [
      "`false` and functions aren't supported",
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /options\.append && typeof options\.append !== "function"\s*\? options\.append\s*: "/u,
    ],
    [
      'They have no effect, because the map has no file',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /^(?![\s\S]*options\.(?:filename|publicPath|fileContext|fallbackModule))/u,
    ],
    [
      'asterisks are appended to the second one instead',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /for \(let j = 0; j < n; j\+\+\) filename \+= "\*";/u,
    ],
  ]),
  ...claimsOfPage('plugins/externals-plugin', [
    [
      'or a function that gets the dependency and returns',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /typeof globalType === "function"\s*\? globalType\(dependency\)/u,
    ],
    [
      'takes precedence over the first argument',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /const resolvedType = type \|\| defaultType;/u,
    ],
    [
      'The first declaration that matches a request wins',
      'webpack/lib/module/NormalModuleFactory.js',
      /factorize: new AsyncSeriesBailHook\(\["resolveData"\]\)/u,
    ],
    [
      'before the `externals` option, so a plugin',
      'webpack/lib/webpack.js',
      /plugin\.apply\(compiler\);[\s\S]*new WebpackOptionsApply\(\)\.process\(/u,
    ],
  ]),
  ...claimsOfPage('plugins/hashed-module-ids-plugin', [
    [
      'id that is made from its path, loaders and query',
      'webpack/lib/ids/IdHelpers.js',
      /makePathsRelative\(context, module\.identifier\(\), associatedObjectForCache\);/u,
    ],
    [
      'which applies this plugin, is deprecated',
      'webpack/lib/config/WebpackOptionsApply.js',
      /WarnDeprecatedOptionPlugin\(\s+"optimization\.moduleIds",\s+"hashed"/u,
    ],
    [
      "the second module's id uses as many more characters",
      'webpack/lib/ids/HashedModuleIdsPlugin.js',
      /while \(usedIds\.has\(hashId\.slice\(0, len\)\)\) \{\s*len\+\+;/u,
    ],
    [
      'The plugin only handles modules',
      'webpack/lib/ids/HashedModuleIdsPlugin.js',
      /^(?![\s\S]*hooks\.chunkIds)[\s\S]*hooks\.moduleIds\.tap\(/u,
    ],
  ]),
  ...claimsOfPage('plugins/html-modules-plugin', [
    [
      'on unless one of your rules sets a loader or a type',
      'webpack/lib/config/defaults.js',
      /!RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.html"\) && "auto"/u,
    ],
    [
      '`output.html` writes no page and prints no message',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.experiments\.html\) \{[^}]*new HtmlModulesPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      'are written after the page has been minimized',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH \+ 1\s/u,
    ],
    [
      'can make webpack parse the page once more',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /if \(injected\.length > 0 \|\| transformTags \|\| csp\) \{/u,
    ],
    [
      "which versions before 5.109 don't have",
      'webpack/lib/html/HtmlModulesPlugin.js',
      /@since 5\.109\.0\s*\*\/\s*injectTags:/u,
    ],
    [
      'and `.html` files are parsed as JavaScript',
      'webpack/lib/config/defaults.js',
      /if \(html\) \{[^}]*\};\s+rules\.push\(\{\s+test: \/\\\.html\$\/i,/u,
    ],
  ]),
  ...claimsOfPage('plugins/http-uri-plugin', [
    [
      'The plugin is experimental',
      'webpack/lib/index.js',
      /experiments: \{\s+schemes: \{\s+get HttpUriPlugin\(/u,
    ],
    [
      "The target environment doesn't support dynamic import() syntax",
      'webpack/lib/externals/ExternalModule.js',
      /The target environment doesn't support dynamic import\(\) syntax/u,
    ],
    [
      "If the host doesn't forbid caching, the build stores",
      'webpack/lib/schemes/HttpUriPlugin.js',
      /parsed\["no-cache"\] \|\| parsed\["no-store"\]\) \{\s*storeCache = storeLock = false;/u,
    ],
    [
      "If the file doesn't match, a frozen build fails",
      'webpack/lib/schemes/HttpUriPlugin.js',
      /if \(frozen\) \{[^`]*`\$\{\s*entry\.resolved\s*\} integrity mismatch,/u,
    ],
    [
      'any other build corrects the lock file, or the stored',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /integrity: computeIntegrity\(content\)\s*\};\s*storeLockEntry\(lockfile, url, entry\);/u,
    ],
    [
      'the stored file if only its line breaks differ',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /if \(isEolChanged\) \{[\s\S]*intermediateFs\.writeFile\(\s*filePath,[^)]*contentWithChangedEol/u,
    ],
    [
      'and are subject to `allowedUris` too',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /respondWithUrlModule\(\s*new URL\(resourceData\.resource, `\$\{data\.context\}\/`\)/u,
    ],
    [
      'Required.',
      'webpack/schemas/plugins/schemes/HttpUriPlugin.json',
      /"required": \["allowedUris"\]/u,
      'allowedUris',
    ],
    [
      'beginnings of URLs, regular expressions, or functions',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /parsedUri\.href\.startsWith\(parsedAllowed\.href\)\) \{\s*return true;/u,
    ],
    [
      "the build fails with `doesn't match the allowedUris policy`",
      'webpack/lib/schemes/HttpUriPlugin.js',
      /if \(!isAllowed\(url\)\) \{[^`]*`\$\{url\} doesn't match the allowedUris policy\./u,
    ],
    [
      "With `false`, contents aren't stored",
      'webpack/lib/schemes/HttpUriPlugin.js',
      /if \(!cacheLocation \|\| !result\.content\) \{\s*return callback\(null, result\);/u,
    ],
    [
      'a build that would change the lock file or the',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /if \(frozen\) \{[^`]*`\$\{url\} is missing content in the lockfile cache,/u,
    ],
    [
      'instance with `has no lockfile entry and lockfile is frozen`',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /if \(frozen\) \{[^`]*`\$\{url\} has no lockfile entry and lockfile is frozen`/u,
    ],
    [
      'the default depends on the mode',
      'webpack/lib/config/defaults.js',
      /D\(experiments\.buildHttp, "frozen", production\);/u,
    ],
    [
      'if you add the plugin yourself, it does not',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /frozen = this\.options\.frozen \|\| false;/u,
    ],
    [
      'follows at most five redirects',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /MAX_REDIRECTS = 5;/u,
    ],
    [
      '`http_proxy` or `HTTP_PROXY` from the environment is used',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /this\.options\.proxy \|\| process\.env\.http_proxy \|\| process\.env\.HTTP_PROXY;/u,
    ],
    [
      'are requested again, and new content replaces old',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /if \(!upgrade\) \{[^}]*return callback\(null, \{ entry, content \}\);\s*\}\s*return doFetch\(content\);/u,
    ],
  ]),
  ...claimsOfPage('plugins/ignore-plugin', [
    [
      'The import itself stays, and throws when it runs',
      'webpack/lib/template/RuntimeTemplate.js',
      /return `Promise\.resolve\(\)\.then\(\$\{this\.throwMissingModuleErrorFunction\(/u,
    ],
    [
      'with the code `MODULE_NOT_FOUND`',
      'webpack/lib/template/RuntimeTemplate.js',
      /JSON\.stringify\(\s*err\s*\)\}\); e\.code = 'MODULE_NOT_FOUND'; throw e;`;/u,
    ],
    [
      'never against the path that the request would resolve to',
      'webpack/lib/resolve/IgnorePlugin.js',
      /this\.options\.resourceRegExp\.test\(resolveData\.request\)/u,
    ],
    [
      'folder with the importing module',
      'webpack/lib/resolve/IgnorePlugin.js',
      /if \(this\.options\.contextRegExp\.test\(resolveData\.context\)\) \{\s*return false;/u,
    ],
    [
      'If you set this option, both expressions have to match',
      'webpack/lib/resolve/IgnorePlugin.js',
      /"contextRegExp" in this\.options && this\.options\.contextRegExp\) \{/u,
    ],
    [
      'A match removes the whole set of files',
      'webpack/lib/resolve/IgnorePlugin.js',
      /contextModuleFactory\.tap\([^{]*\{\s*cmf\.hooks\.beforeResolve\.tap\(PLUGIN_NAME, this\.checkIgnore\);/u,
    ],
    [
      'An entry that matches becomes an empty module',
      'webpack/lib/resolve/IgnorePlugin.js',
      /isDependencyKind\(resolveData\.dependencies\[0\], "entry"\)\s*\) \{\s*const module = new RawModule\(\s*"",/u,
    ],
    [
      'returns `true` to ignore the request',
      'webpack/lib/resolve/IgnorePlugin.js',
      /this\.options\.checkResource\(resolveData\.request, resolveData\.context\)\s*\) \{\s*return false;/u,
    ],
    [
      'set either the function or the expressions',
      'webpack/schemas/plugins/IgnorePlugin.json',
      /"required": \["resourceRegExp"\][\s\S]*"required": \["checkResource"\]/u,
    ],
    [
      'called, with `undefined` for both arguments',
      'webpack/lib/context/ContextModuleFactory.js',
      /beforeResolve: new AsyncSeriesWaterfallHook\(\["data"\]\)/u,
    ],
  ]),
  ...claimsOfPage('plugins/internal-plugins', [
    [
      'A few old paths, such as `webpack/lib/EntryPlugin`, still work',
      'webpack/lib/EntryPlugin.js',
      /module\.exports = require\("\.\/entry\/EntryPlugin"\);/u,
    ],
    [
      '`webpack()` applies it before your plugins',
      'webpack/lib/webpack.js',
      /new NodeEnvironmentPlugin\([\s\S]*for \(const plugin of options\.plugins\)/u,
    ],
    [
      'before each run, when watching ends and on `close`',
      'webpack/lib/node/NodeEnvironmentPlugin.js',
      /hooks\.shutdown\.tap\([\s\S]*hooks\.watchClose\.tap\([\s\S]*hooks\.beforeRun\.tap\([\s\S]*\.purge\(\);/u,
    ],
    [
      'The memory is freed when the compiler is closed',
      'webpack/lib/cache/MemoryCachePlugin.js',
      /hooks\.shutdown\.tap\([^(]*\(\) => \{\s*cache\.clear\(\);/u,
    ],
    [
      'It sets the format `array-push` and the loading type `jsonp`',
      'webpack/lib/web/JsonpTemplatePlugin.js',
      /chunkLoading = "jsonp";\s*new ArrayPushCallbackChunkFormatPlugin\(\)/u,
    ],
    [
      'which are the defaults for browsers unless the output is a module',
      'webpack/lib/config/defaults.js',
      /case "array-push":\s+if \(tp\.document\) return "jsonp";/u,
    ],
    [
      "plugin's own static method `getCompilationHooks` is deprecated",
      'webpack/lib/web/JsonpTemplatePlugin.js',
      /@deprecated use JsonpChunkLoadingRuntimeModule\.getCompilationHooks instead/u,
    ],
    [
      'Otherwise, chunks are loaded with `require()`',
      'webpack/lib/node/NodeTemplatePlugin.js',
      /asyncChunkLoading\s*\? "async-node"\s*: "require";/u,
    ],
    [
      'The arguments are the name, the type, `true` to name',
      'webpack/lib/library/LibraryTemplatePlugin.js',
      /constructor\(name, target, umdNamedDefine, auxiliaryComment, exportProperty\)/u,
    ],
    [
      'The plugin is deprecated: webpack prints a warning',
      'webpack/lib/index.js',
      /"webpack\.LibraryTemplatePlugin is deprecated/u,
    ],
    [
      'AMD loaders, if the third argument is `true`',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /names\.amd && namedDefine === true/u,
    ],
    [
      'makes chunks that a worker loads with `importScripts()`',
      'webpack/lib/webworker/WebWorkerTemplatePlugin.js',
      /new EnableChunkLoadingPlugin\("import-scripts"\)\.apply\(compiler\);/u,
    ],
    [
      'the ones whose experiment is on',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /case "fetch": \{\s+if \(compiler\.options\.experiments\.syncWebAssembly\) \{/u,
    ],
    [
      'a function that is called when the type is enabled',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /typeof options\.additionalApply === "function"\) \{\s*options\.additionalApply\(\);/u,
    ],
    [
      'The loading type `fetch` creates this plugin',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /case "fetch": \{[\s\S]*new FetchCompileAsyncWasmPlugin\(\)[\s\S]*case "async-node": \{/u,
    ],
    [
      'webpack sets this option for `output.module`',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /new ReadFileCompileWasmPlugin\(\{[^}]*import: compiler\.options\.output\.module/u,
    ],
    [
      'the modules of that process are left out too',
      'webpack/lib/electron/ElectronTargetPlugin.js',
      /externals = \[\.\.\.SHARED_MODULES\];[\s\S]*case "main":\s*externals\.push\(\.\.\.MAIN_MODULES\);/u,
    ],
    [
      '`bun` and requests that begin with `bun:`',
      'webpack/lib/bun/BunTargetPlugin.js',
      /BUN_BUILTINS = \/\^bun\(\?::\|\$\)\/;/u,
    ],
    [
      'begin with `npm:`, `jsr:`, `http:` or `https:`',
      'webpack/lib/deno/DenoTargetPlugin.js',
      /DENO_PROTOCOLS = \/\^\(\?:npm\|jsr\|https\?\):\/;/u,
    ],
    [
      '`webpack.JavascriptModulesPlugin` is a deprecated name for it',
      'webpack/lib/index.js',
      /get JavascriptModulesPlugin\(\) \{\s+return util\.deprecate\(/u,
    ],
    [
      "the file is written even if its URL isn't used",
      'webpack/lib/config/WebpackOptionsApply.js',
      /AssetModulesPlugin\(\{\s*sideEffectFree: options\.experiments\.futureDefaults/u,
    ],
    [
      'calls of the form `require(name, true)`, which Browserify writes',
      'webpack/lib/javascript/CompatibilityPlugin.js',
      /if \(expr\.arguments\.length !== 2\) return;[\s\S]*if \(second\.asBool\(\) !== true\) return;/u,
    ],
    [
      'in `if`, `?:`, `&&`, `||` and `??`',
      'webpack/lib/javascript/ConstPlugin.js',
      /statementIf\.tap[\s\S]*expressionConditionalOperator[\s\S]*"&&" \|\|\s*\S+ === "\|\|"[\s\S]*"\?\?"/u,
    ],
    [
      'ConstPlugin also replaces `__resourceQuery` and `__resourceFragment`',
      'webpack/lib/javascript/ConstPlugin.js',
      /for\("__resourceQuery"\)[\s\S]*for\("__resourceFragment"\)/u,
    ],
    [
      '`require.config()` and `requirejs.config()` become `undefined`',
      'webpack/lib/dependencies/amd/RequireJsStuffPlugin.js',
      /for\("requirejs\.config"\)\s*\.tap\(PLUGIN_NAME, toConstantDependency\(parser, "undefined"\)\)/u,
    ],
    [
      'the parser option `requireJs`, which is off by default',
      'webpack/lib/dependencies/amd/RequireJsStuffPlugin.js',
      /parserOptions\.requireJs === undefined \|\|\s+!parserOptions\.requireJs/u,
    ],
    [
      "`require.version` becomes `'0.0.0'`",
      'webpack/lib/dependencies/amd/RequireJsStuffPlugin.js',
      /toConstantDependency\(parser, JSON\.stringify\("0\.0\.0"\)\)/u,
    ],
    [
      '`node.NodeSourcePlugin` does nothing',
      'webpack/lib/node/NodeSourcePlugin.js',
      /apply\(compiler\) \{\s*\}/u,
    ],
    [
      "for `require()`, it's always `node-commonjs`",
      'webpack/lib/node/NodeTargetPlugin.js',
      /dependency\.category === "commonjs"\) \{\s+return "node-commonjs";/u,
    ],
    [
      '`amd: false` removes this plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.amd !== false\) \{[\s\S]{0,200}new AMDPlugin\(/u,
    ],
    [
      'the plugin also warns that this function is deprecated',
      'webpack/lib/errors/RequireIncludeDeprecationWarning.js',
      /require\.include\(\) is deprecated/u,
    ],
    [
      "this option isn't read for this kind of module",
      'webpack/lib/wasm/AsyncWebAssemblyGenerator.js',
      /^(?![\s\S]*options\.mangleImports)/u,
    ],
    [
      "only entry modules, so other modules can't",
      'webpack/lib/dll/LibManifestPlugin.js',
      /this\.options\.entryOnly &&\s*!someInIterable\(/u,
    ],
    [
      "but `react` isn't",
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /if \(request && request\.startsWith\(`\$\{scope\}\/`\)\) \{/u,
    ],
    [
      'Required.',
      'webpack/lib/node/NodeEnvironmentPlugin.js',
      /@property \{InfrastructureLogging\} infrastructureLogging /u,
      'infrastructureLogging',
    ],
    [
      'from the last four plugins in this table',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /case "async-node": \{\s+if \(compiler\.options\.experiments\.syncWebAssembly\) \{/u,
    ],
    [
      "Since 5.112, the plugin's name is `prefetch.PrefetchPlugin`",
      'webpack/lib/index.js',
      /@deprecated use `prefetch\.PrefetchPlugin`/u,
    ],
    [
      "if there's a `scope`",
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /if \(scope\) \{[\s\S]*\(this\.options\.extensions\);[\s\S]*\} else \{/u,
    ],
  ]),
  ...claimsOfPage('plugins/loader-options-plugin', [
    [
      "webpack's cache doesn't take the plugin's values into account",
      'webpack/lib/loaders/LoaderOptionsPlugin.js',
      /^(?![\s\S]*(?:valueDependencies|updateHash|needBuild))/u,
    ],
    [
      'No configuration option creates this plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /^(?![\s\S]*LoaderOptionsPlugin)/u,
    ],
    [
      'you can set any other key',
      'webpack/schemas/plugins/LoaderOptionsPlugin.json',
      /"LoaderOptionsPluginOptions",\s+"type": "object",\s+"additionalProperties": true/u,
    ],
    [
      'which appears on the loader context as is',
      'webpack/lib/loaders/LoaderOptionsPlugin.js',
      /\(context\)\[key\] = this\.options\[key\];/u,
    ],
    [
      "Absolute path of the project's folder",
      'webpack/schemas/plugins/LoaderOptionsPlugin.json',
      /"context": \{[^}]*"absolutePath": true/u,
    ],
    [
      'Without these keys, the plugin applies to every file',
      'webpack/lib/loaders/LoaderOptionsPlugin.js',
      /if \(!options\.test\) \{\s+options\.test = \(\) => true;/u,
    ],
    [
      'Sets `this.target` of all loaders to another string',
      'webpack/lib/loaders/LoaderTargetPlugin.js',
      /loaderContext\.target = this\.target;/u,
    ],
    [
      'By default, webpack sets `this.target` from `target`',
      'webpack/lib/config/defaults.js',
      /F\(loader, "target", \(\) => \{\s+if \(targetProperties\) \{/u,
    ],
    [
      "5.112.2 doesn't use LoaderTargetPlugin anywhere",
      'webpack/lib/config/WebpackOptionsApply.js',
      /^(?![\s\S]*LoaderTargetPlugin)/u,
    ],
    [
      "They're the only keys that aren't passed on",
      'webpack/lib/loaders/LoaderOptionsPlugin.js',
      /if \(key === "include" \|\| key === "exclude" \|\| key === "test"\) \{\s+continue;/u,
    ],
    [
      'in the array of plugins, it has no effect',
      'webpack/lib/Compiler.js',
      /plugin\.apply\(childCompiler\);\s+\}\s+\}\s+\}\s+for \(const name in this\.hooks\)[\s\S]*?\.taps = \[/u,
    ],
  ]),
  ...claimsOfPage('plugins/merge-duplicate-chunks-plugin', [
    [
      'they have exactly the same modules',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /getNumberOfChunkModules\(chunk\) ===\s+chunkGraph\.getNumberOfChunkModules\(dup\)/u,
    ],
    [
      'neither contains an entry module',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /if \(chunkGraph\.getNumberOfEntryModules\(chunk\) > 0\) continue;/u,
    ],
    [
      'both or neither contain the runtime',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /if \(otherChunk\.hasRuntime\(\) !== chunk\.hasRuntime\(\)\) continue;/u,
    ],
    [
      'both use the same exports',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /!exportsInfo\.isEquallyUsed\(/u,
    ],
    ['Lower numbers run earlier', 'tapable/lib/Hook.js', /if \(xStage > stage\)/u],
    [
      'webpack uses `-10`, which is before chunks are split (`10`)',
      'webpack/lib/optimize/OptimizationStages.js',
      /STAGE_ADVANCED = 10;\s+module\.exports\.STAGE_BASIC = -10;/u,
    ],
    [
      'Choose a number above `10`',
      'webpack/lib/optimize/OptimizationStages.js',
      /STAGE_ADVANCED = 10;/u,
    ],
    [
      'webpack uses `-10`',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /constructor\(options = \{ stage: STAGE_BASIC \}\)/u,
    ],
  ]),
  ...claimsOfPage('plugins/module-concatenation-plugin', [
    [
      'The plugin has no options',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /class ModuleConcatenationPlugin \{(?:\s|\/\*[^/]*\/)*apply\(/u,
    ],
    [
      'CommonJS modules in strict mode have taken part',
      'webpack/lib/javascript/JavascriptGenerator.js',
      /if \(buildInfo === undefined \|\| !buildInfo\.strict\) \{\s+return "Module is not in strict mode";/u,
    ],
    [
      'The module is a CommonJS module and `commonjs` is turned off',
      'webpack/lib/javascript/JavascriptGenerator.js',
      /if \(!context\.concatenateCommonJsModules\) \{\s+return "Module is not an ECMAScript module";/u,
    ],
    [
      "or it's a stylesheet whose `esModule` is turned off",
      'webpack/lib/css/CssGenerator.js',
      /if \(!this\._esModule\) \{\s+return "Module is not an ECMAScript module";/u,
    ],
    [
      "a plain assignment doesn't prevent merging",
      'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js',
      /\} else if \(target\) \{\s+assignmentTarget = target;\s+\} else \{(?:\s+\/\/.*)*\s+bailOutOfConcatenation\(\);/u,
    ],
    [
      'This reason only occurs with HotModuleReplacementPlugin',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /moduleConcatenationBailout = "Hot Module Replacement"/u,
    ],
    [
      'has a top-level `await`, or imports a module that has one',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /if \(moduleGraph\.isAsync\(module\)\) \{\s+setBailoutReason\(module, "Module is async"\);/u,
    ],
    [
      "but can't be part of another module",
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /"Module is an entry point"\);\s+canBeInner = false;/u,
    ],
    [
      'imported with `import defer` and has to run on its own',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /"Module is deferred"\);\s+canBeInner = false;/u,
    ],
    [
      '`specNamespaceObject` is on, and only a separate module',
      'webpack/lib/dependencies/esm/ESMModulesPlugin.js',
      /if \(parserOptions\.specNamespaceObject\) \{/u,
    ],
    [
      "option is off and you add only the plugin, CommonJS modules don't take part",
      'webpack/lib/util/concatenate.js',
      /\? concatenateModules\.commonjs !== false\s+: concatenateModules === true;/u,
    ],
    ['since 5.109', 'webpack/lib/optimize/ModuleConcatenationPlugin.js', /commonjs/u],
    [
      "The module isn't used in the output at all",
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /getNumberOfModuleChunks\(module\) === 0\) \{\s+setBailoutReason\(module, "Module is not in any chunk"/u,
    ],
    [
      'sorted by their distance from an entry, nearest first',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /\(a, b\) =>\s+\/\*\* @type \{number\} \*\/ \(moduleGraph\.getDepth\(a\)\) -/u,
    ],
    [
      'A CommonJS module, a stylesheet, or a module whose list',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /exportsType !== "namespace"\s+\) \{\s+canBeRoot = false;/u,
    ],
    [
      'whose list of exports is dynamic can only join a group',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /`List of module exports is dynamic [^;]*;\s+canBeRoot = false;/u,
    ],
    [
      "A module can join if it's in every chunk of the root",
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /config\.rootChunks\.filter\(\s+\(chunk\) => !chunkGraph\.isModuleInChunk\(module, chunk\)/u,
    ],
    [
      'if all other modules that import it join too',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /for \(const originModule of incomingModules\) \{\s+const problem = this\._tryToAdd\(/u,
    ],
    [
      "an `import()` isn't, even inside the group",
      'webpack/lib/dependencies/import/ImportDependency.js',
      /^(?![\s\S]*canConcatenate)/u,
    ],
    [
      'are taken out again',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /if \(backup !== undefined\) config\.rollback\(backup\);/u,
    ],
    [
      'part of a group is no longer tried as a root',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /if \(usedAsInner\.has\(currentRoot\)\) continue;/u,
    ],
    [
      'part of a larger group, its own group is dropped',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /if \(usedModules\.has\(rootModule\)\) return callback\(\);/u,
    ],
    [
      'Each group with at least two modules becomes one module',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /isEmpty\(\) \{\s+return this\.modules\.size === 1;/u,
    ],
  ]),
  ...claimsOfPage('plugins/platform-plugin', [
    [
      'With `target: false`, all answers are unknown',
      'webpack/lib/Compiler.js',
      /this\.platform = \{\s+web: null,\s+browser: null,\s+webworker: null,\s+node: null,/u,
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
      "An option that you leave out keeps the target's answer",
      'webpack/lib/config/PlatformPlugin.js',
      /\.\.\.compiler\.platform,\s+\.\.\.this\.platform/u,
    ],
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
      'changes the answers in the `environment` hook',
      'webpack/lib/config/PlatformPlugin.js',
      /compiler\.hooks\.environment\.tap\(/u,
    ],
  ]),

  ...claimsOfPage('plugins/split-chunks-plugin', [
    [
      "In development, there's no limit",
      'webpack/lib/config/defaults.js',
      /F\(splitChunks, "maxAsyncRequests", \(\) => \(production \? 30 : Infinity\)\);/u,
    ],
    [
      "In development, this isn't checked",
      'webpack/lib/config/defaults.js',
      /F\(splitChunks, "minRemainingSize", \(\) => \(development \? 0 : undefined\)\);/u,
    ],
    [
      'The last two conditions are waived for new chunks',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(\s+!enforced &&\s+item\.cacheGroup\._validateRemainingSize &&/u,
    ],
    [
      'each new chunk carries a note such as',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /\? "reused as split chunk"\s+: "split chunk"/u,
    ],
    [
      '`false` turns it off, and an object configures it',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.optimization\.splitChunks\) \{/u,
    ],
    [
      'apply to all cache groups, unless a group has its own value',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /cacheGroupSource\.chunksFilter \|\| this\.options\.chunksFilter,/u,
    ],
    [
      'the files that pages start with stay as they are',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /ASYNC_CHUNK_FILTER = \(chunk\) => !chunk\.canBeInitial\(\);/u,
    ],
    [
      'but not chunks it loads later',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /INITIAL_CHUNK_FILTER = \(chunk\) => chunk\.canBeInitial\(\);/u,
    ],
    [
      'chunks without a name never match',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /chunk\.name \? chunks\.test\(chunk\.name\) : false/u,
    ],
    [
      'modules that more chunks have in common are split off first',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /diffCount = a\.chunks\.size - b\.chunks\.size;/u,
    ],
    [
      "including the entry's own chunk and the runtime chunk",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /Math\.max\(requests, chunkGroup\.chunks\.length\)/u,
    ],
    [
      'The `default` group has its own value, `2`',
      'webpack/lib/config/defaults.js',
      /F\(cacheGroups, "default", \(\) => \(\{[^}]*\bminChunks: 2,/u,
    ],
    [
      'Your object replaces the built-in group',
      'webpack/lib/config/defaults.js',
      /F\(cacheGroups, "default", \(\) => \(\{/u,
    ],
    [
      'the names of the parts differ only in a hash',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /this\.options\.hidePathInfo\s+\? hashFilename\(group\.key, outputOptions\)\s+: group\.key/u,
    ],
    [
      "one type stay below the minimum, they aren't moved",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /removeModulesWithSourceType\(info, violatingSizes\);/u,
    ],
    [
      '`0` splits everything that the other conditions allow',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /hasNonZeroSizes = \(sizes\) => \{[^}]*if \(sizes\[key\] > 0\) return true;/u,
    ],
    [
      "times the number of chunks they're taken from",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /size \* chunkCount < minSizeReduction\[key\]/u,
    ],
    [
      'Both minimums have to be reached',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /removeMinSizeViolatingModules\(info\) \|\|\s+!checkMinSizeReduction\(/u,
    ],
    [
      "`0` makes the limits apply to all of the group's chunks",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /_conditionalEnforce: hasNonZeroSizes\(enforceSizeThreshold\)/u,
    ],
    [
      "It's checked only when modules are taken from a single chunk",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /_validateRemainingSize &&\s+usedChunks\.size === 1/u,
    ],
    [
      'In development, the option is `0`',
      'webpack/lib/config/defaults.js',
      /F\(splitChunks, "minRemainingSize", \(\) => \(development \? 0 : undefined\)\);/u,
    ],
    [
      'A group for all packages can set `0`',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /_validateRemainingSize: hasNonZeroSizes\(minRemainingSize\)/u,
    ],
    [
      'the group uses its own `minSize` if it has one',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /minRemainingSize: mergeSizes\(\s+normalizeSizes\(options\.minRemainingSize, defaultSizeTypes\),\s+minSize\s/u,
    ],
    [
      "and `''` matches modules without a layer",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /test === "" \? !layer : layer \? layer\.startsWith\(test\) : false/u,
    ],
    [
      'is above the limit, `minSize` takes precedence',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /typeof minSizeValue === "number"\s+\? Math\.max\(value, minSizeValue\)/u,
    ],
    [
      'chunks that no group selects, if `chunks` includes them',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(!chunkConfig && !fallbackCacheGroup\.chunksFilter\(chunk\)\) \{/u,
    ],
    [
      'For these chunks, it takes precedence over `maxSize`',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /normalizeSizes\(options\.maxAsyncSize, defaultSizeTypes\),\s+maxSize\s/u,
    ],
    [
      'Like `maxSize`, but for chunks that pages start with',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(chunk\.isOnlyInitial\(\)\) \{\s+maxSize = maxInitialSize;/u,
    ],
    [
      'All new chunks with the same name become one chunk',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const chunkByName = compilation\.namedChunks\.get\(chunkName\);/u,
    ],
    [
      'gets the module, the chunks it comes from and the key',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /\(module, selectedChunks, cacheGroup\.key\);/u,
    ],
    [
      'unless the existing chunk is loaded before all the chunks',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(!hasParent\) \{\s+isInAllParents = false;/u,
    ],
    [
      'that use the same exports of the module',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /exportsInfo\.getUsageKey\(chunk\.runtime\)/u,
    ],
    [
      'With `0`, webpack only looks at combinations of chunks',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(dedupDepth === 0\) return undefined;/u,
    ],
    [
      '`1` also tries the chunks that two such combinations have',
      'webpack/schemas/WebpackOptions.json',
      /\(0 looks through the chunk sets alone; every round costs more computation\)/u,
    ],
    [
      '`2` repeats this step with the results',
      'webpack/schemas/WebpackOptions.json',
      /\(0 looks through the chunk sets alone; every round costs more computation\)/u,
    ],
    [
      "If the search was cut short, the build's log says so",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(capped\) \{\s+logger\.warn\(/u,
    ],
    [
      '`minSize` or `minSizeReduction` but no name',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /getName === defaultGetName &&\s+\(cacheGroup\._validateSize \|\| cacheGroup\._validateSizeReduction\)/u,
    ],
    [
      "keep their pattern, even if they're divided",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /newPart\.filenameTemplate = chunk\.filenameTemplate;/u,
    ],
    [
      'A missing value is taken from the general options',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /fallbackCacheGroup\.chunks \|\| options\.chunks \|\| "all"/u,
    ],
    [
      'webpack 5.112.2 ignores it when dividing a chunk',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /^(?![\s\S]*fallbackCacheGroup\.minSizeReduction)/u,
    ],
    [
      'Set a built-in group to `false` to remove it',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(option === false\) \{\s+continue;/u,
    ],
    [
      'can be a regular expression or a string for paths',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /typeof option === "string" \|\| option instanceof RegExp\) \{\s+const source/u,
    ],
    [
      'such an object, a list of such objects, or nothing',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(result\) \{\s+const groups = Array\.isArray\(result\) \? result : \[result\];/u,
    ],
    [
      'Returning `true` is an error',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const cache = new WeakMap\(\);[\s\S]*cache\.set\(group, source\);/u,
    ],
    [
      'Your own groups have `0`',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /priority: cacheGroupSource\.priority \|\| 0,/u,
    ],
    [
      'and the built-in ones have negative numbers',
      'webpack/lib/config/defaults.js',
      /priority: -20\s+\}\)\);\s+F\(cacheGroups, "defaultVendors"[^}]*priority: -10/u,
    ],
    [
      'the group with the highest number gets it',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /diffPriority = a\.cacheGroup\.priority - b\.cacheGroup\.priority;/u,
    ],
    [
      'the group with the highest priority',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /diffPriority = a\.cacheGroup\.priority - b\.cacheGroup\.priority;/u,
    ],
    [
      'while CSS support is on, `css`',
      'webpack/lib/config/defaults.js',
      /css\s+\? \[JAVASCRIPT_TYPE, CSS_TYPE, UNKNOWN_TYPE\]\s+: \[JAVASCRIPT_TYPE, UNKNOWN_TYPE\]/u,
    ],
    [
      '“Configured minSize (…) is bigger than maxSize (…)”',
      'webpack/lib/errors/MinMaxSizeWarning.js',
      /`Configured minSize \(\$\{formatSize\(minSize\)\}\) is ` \+\s+`bigger than maxSize \(/u,
    ],
    [
      'The build fails with “conflicts with existing chunk”',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /conflicts with existing chunk\.\\n/u,
    ],
    [
      'more chunks share come first, then modules whose sharing saves more',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(diffCount\) return diffCount;[\s\S]*?if \(diffSizeReduce\) return diffSizeReduce;/u,
    ],
    [
      "This doesn't work if the new chunk has a `name`",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /\} else if \(item\.cacheGroup\.reuseExistingChunk\) \{/u,
    ],
    [
      'a string has to equal the type',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const type = module\.type;\s+return test === type;/u,
    ],
    [
      '`type` and `layer`, all of them have to match',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /checkTest\(option\.test, module, context\) &&\s+checkModuleType\(option\.type, module\) &&\s+checkModuleLayer\(/u,
    ],
    [
      'a string that the path begins with',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /name \? name\.startsWith\(test\) : false/u,
    ],
    [
      'A function gets the module and `{ moduleGraph, chunkGraph }`',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /const context = \{\s+moduleGraph,\s+chunkGraph\s+\};/u,
    ],
    [
      'stops with `Multiple chunks emit assets to the same filename`',
      'webpack/lib/Compilation.js',
      /return callback\(\s+new WebpackError\(\s+`Conflict: Multiple chunks emit assets to the same filename/u,
    ],
    [
      'The pattern applies to scripts',
      'webpack/lib/css/CssModulesPlugin.js',
      /if \(chunk\.cssFilenameTemplate\) \{\s+return chunk\.cssFilenameTemplate;/u,
    ],
    [
      'and the limits on requests no longer apply',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /cacheGroupSource\.enforce\s+\? Infinity\s+: this\.options\.maxAsyncRequests/u,
    ],
    [
      "the prefix is the group's key",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /\? cacheGroupSource\.idHint\s+: cacheGroupSource\.key/u,
    ],
  ]),
  ...claimsOfPage('plugins/NoEmitOnErrorsPlugin', [
    [
      'no files are written and no records are saved',
      'webpack/lib/diagnostics/NoEmitOnErrorsPlugin.js',
      /shouldRecord\.tap\(PLUGIN_NAME, \(\) => \{\s*if \([^{]*hasErrors\(\)\) return false;/u,
    ],
    [
      'is off, which is the default in production builds',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "emitOnErrors", !production\);/u,
    ],
    [
      "Warnings don't count as errors",
      'webpack/lib/diagnostics/NoEmitOnErrorsPlugin.js',
      /shouldEmit\.tap\([^{]*\{\s*if \(compilation\.getStats\(\)\.hasErrors\(\)\) return false;/u,
    ],
    [
      'webpack-cli ends with `1` after errors',
      'webpack-cli/lib/webpack-cli.js',
      /if \(stats && \(stats\.hasErrors\(\) \|\|[^{]*\{\s+process\.exitCode = 1;/u,
    ],
  ]),
  ...claimsOfPage('plugins/copy-plugin', [
    [
      'keeps its path below that folder',
      'webpack/lib/output/CopyPlugin.js',
      /DEFAULT_FILENAME = "\[path\]\[base\]";/u,
    ],
    [
      'If you set a `context`, paths are relative to that',
      'webpack/lib/output/CopyPlugin.js',
      /base = pattern\.context === undefined \? one\.base : context;/u,
    ],
    [
      'a copy that would replace a file of the build',
      'webpack/lib/output/CopyPlugin.js',
      /if \(!emitted\.has\(filename\)\) \{\s*compilation\.errors\.push\(/u,
    ],
    [
      'a copy that would be outside the output folder',
      'webpack/lib/output/CopyPlugin.js',
      /if \(escapesOutputPath\(filename\)\) \{\s*compilation\.errors\.push\(/u,
    ],
    [
      'and two files of one pattern with the same name',
      'webpack/lib/output/CopyPlugin.js',
      /if \(filenames\.has\(result\.filename\)\) \{\s*errors\.push\(/u,
    ],
    [
      'A later pattern can replace what an earlier one copied',
      'webpack/lib/output/CopyPlugin.js',
      /compilation\.updateAsset\(filename, source, \(\) => info\);/u,
    ],
    [
      'matches two items of one array is copied once',
      'webpack/lib/output/CopyPlugin.js',
      /if \(!entries\.has\(entry\)\) entries\.set\(entry, base\);/u,
    ],
    [
      'in `from` and `ignore` start',
      'webpack/lib/output/CopyPlugin.js',
      /this\._createIgnoreMatcher\(context, globOptions\.ignore, matchOptions\)/u,
    ],
    [
      'a hash, the file is marked as immutable',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /if \(assetInfo\) \{\s*assetInfo\.immutable = true;/u,
    ],
    [
      'the times of the last access and the last change',
      'webpack/lib/output/CopyPlugin.js',
      /timestamps = \{ atime: stats\.atimeMs, mtime: stats\.mtimeMs \};/u,
    ],
    [
      'gets the content as a `Buffer` and the absolute path',
      'webpack/lib/output/CopyPlugin.js',
      /await transformer\(source\.buffer\(\), absoluteFilename\)/u,
    ],
    [
      '`false` calls the function for every file',
      'webpack/lib/output/CopyPlugin.js',
      /if \(cacheOptions === false\) \{\s*return new RawSource\(\s*await transformer\(/u,
    ],
    [
      "in addition to the content and the function's source text",
      'webpack/lib/output/CopyPlugin.js',
      /identifier = `transform\|\$\{index\}\|\$\{sourceFilename\}\|\$\{String\(transformer\)\}`/u,
    ],
    [
      'a function that gets the default keys and the path',
      'webpack/lib/output/CopyPlugin.js',
      /await keys\(\{ index, sourceFilename \}, absoluteFilename\)/u,
    ],
    [
      'settings for the search, all of them optional',
      'webpack/schemas/WebpackOptions.json',
      /files which are not copied\.",\s+"type": "string",\s+"minLength": 1\s+\}\s+\}\s+\}\s+\}/u,
    ],
    [
      "isn't even read",
      'webpack/lib/output/CopyPlugin.js',
      /if \(ignore\.directory\(normalizedPath\)\) return \[\];/u,
    ],
    [
      'with a dot, unless the pattern contains the dot',
      'webpack/lib/output/CopyPlugin.js',
      /requireLiteralLeadingDot: globOptions\.dot === false/u,
    ],
    [
      '`1` searches that folder alone',
      'webpack/schemas/WebpackOptions.json',
      /where '1' reads only the base itself/u,
    ],
    [
      "Links aren't passed to `transform`",
      'webpack/lib/output/CopyPlugin.js',
      /if \(links\.has\(absoluteFilename\)\) \{[\s\S]*\} else \{[\s\S]*if \(pattern\.transform\) \{/u,
    ],
    [
      'webpack works on two patterns at once',
      'webpack/lib/output/CopyPlugin.js',
      /PATTERN_CONCURRENCY = 2;/u,
    ],
    [
      'causes the warning `EmptyCopyPatternWarning`',
      'webpack/lib/output/CopyPlugin.js',
      /warnings\.push\(new EmptyCopyPatternWarning\(/u,
    ],
    [
      "The constructor doesn't check its argument in 5.112.2",
      'webpack/lib/output/CopyPlugin.js',
      /constructor\(options\) \{\s+this\.patterns = options\.patterns;/u,
    ],
    [
      'At the default stage, plugins with a later stage',
      'webpack/lib/output/CopyPlugin.js',
      /options\.stage === undefined\s*\? Compilation\.PROCESS_ASSETS_STAGE_ADDITIONAL/u,
    ],
    [
      'The files and folders of all patterns are watched',
      'webpack/lib/output/CopyPlugin.js',
      /compilation\.fileDependencies\.add\(absoluteFrom\);[\s\S]*contextDependencies\.add\(base\);/u,
    ],
    [
      'is called before `globOptions.ignore` is applied',
      'webpack/lib/output/CopyPlugin.js',
      /hooks\.ignore\.call\([^)]*\);\s*if \(decision !== undefined\) return decision;\s*return byGlobOptions\(/u,
    ],
  ]),
  ...claimsOfPage('plugins/environment-plugin', [
    [
      "If a variable isn't set, the build fails",
      'webpack/lib/define/EnvironmentPlugin.js',
      /"EnvVariableNotDefinedError";\s*compilation\.errors\.push\(error\);/u,
    ],
    [
      'as an array or as separate arguments',
      'webpack/lib/define/EnvironmentPlugin.js',
      /if \(keys\.length === 1 && Array\.isArray\(keys\[0\]\)\) \{[\s\S]*?= keys\[0\];/u,
    ],
    [
      "that isn't set and has no default value causes an error",
      'webpack/lib/define/EnvironmentPlugin.js',
      /if \(value === undefined\) \{\s+const error = new WebpackError\(/u,
    ],
    [
      'works if every variable that it names is defined',
      'webpack/lib/define/DefinePlugin.js',
      /!finalSet\.has\(id\) \|\|[\s\S]{0,200}\)\s*\) \{\s*return;/u,
    ],
    [
      "and the values are used when the variables aren't set",
      'webpack/lib/define/EnvironmentPlugin.js',
      /process\.env\[key\] !== undefined\s*\? process\.env\[key\]\s*: this\.defaultValues\[key\];/u,
    ],
    [
      'used as is: `false` stays a boolean',
      'webpack/lib/define/EnvironmentPlugin.js',
      /value === undefined \? "undefined" : JSON\.stringify\(value\);/u,
    ],
    [
      'the variable is required, as if you had listed',
      'webpack/lib/define/EnvironmentPlugin.js',
      /if \(value === undefined\) \{\s+const error = new WebpackError\(/u,
    ],
    [
      'and defines each variable twice',
      'webpack/lib/define/EnvironmentPlugin.js',
      /\[`process\.env\.\$\{key\}`\] = defValue;\s+definitions\[`import\.meta\.env\.\$\{key\}`\] = defValue;/u,
    ],
    [
      'The plugin reads the variables when a build starts',
      'webpack/lib/define/EnvironmentPlugin.js',
      /hooks\.thisCompilation\.tap\(PLUGIN_NAME,[\s\S]*process\.env\[key\] !== undefined/u,
    ],
    [
      'or for `development` if none is set',
      'webpack/lib/define/DotenvPlugin.js',
      /pattern\.replace\(\/\\\[mode\\\]\/g, mode \|\| "development"\)/u,
    ],
    [
      'Later files take precedence over earlier ones',
      'webpack/lib/define/DotenvPlugin.js',
      /for \(const key in entries\) \{\s*parsed\[key\] = entries\[key\];/u,
    ],
  ]),
  ...claimsOfPage('plugins/hot-module-replacement-plugin', [
    [
      'because `devServer.hot` is on',
      'webpack-dev-server/lib/Server.js',
      /options\.hot === "only"\s+\? options\.hot\s+: true;/u,
    ],
    [
      'keeps modules that use its API from being merged',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /moduleConcatenationBailout = "Hot Module Replacement";/u,
    ],
    [
      'both names is the hash of the previous build',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /hotUpdateMainFilename,\s*\{\s*hash: records\.hash,/u,
    ],
    [
      'A client has to call `check` and then `apply`',
      'webpack-dev-middleware/client/process-update.js',
      /hot\.check\(false\)\.then\([\s\S]*return hot\.apply\(applyOptions\)/u,
    ],
    [
      '`webpack/hot/poll?1000` as an additional entry checks every second',
      'webpack/hot/poll.js',
      /= \+__resourceQuery\.slice\(1\) \|\| 10 \* 60 \* 1000;/u,
    ],
    [
      'turned on by the plugin, so a module that throws',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /compiler\.options\.output\.strictModuleErrorHandling = true;/u,
    ],
  ]),
  ...claimsOfPage('plugins/html-webpack-plugin', [
    [
      'Since 5.109, webpack reads and writes pages itself',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /@since 5\.109\.0\s+\*\/\s+injectTags:/u,
    ],
  ]),
  ...claimsOfPage('plugins/ids-plugins', [
    [
      "plugins for modules don't change existing ids",
      'webpack/lib/ids/IdHelpers.js',
      /chunkGraph\.getModuleId\(module\) === null\) \{\s*chunkGraph\.setModuleId\(module, nextId\+\+\);/u,
    ],
    [
      'For chunks, you need `false` in development',
      'webpack/schemas/WebpackOptions.json',
      /total download size, false: no algorithm used, as custom one can be provided via plugin/u,
    ],
    [
      "`'hashed'`, deprecated",
      'webpack/lib/config/WebpackOptionsApply.js',
      /WarnDeprecatedOptionPlugin\(\s+"optimization\.moduleIds",\s+"hashed"/u,
    ],
    [
      'uses more digits on its own, unless `fixedLength` forbids it',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /fixedLength \? 0 : 10,/u,
    ],
    [
      '`true` stops the build when two modules get',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /if \(failOnConflict && conflicts\) \{\s*throw new Error\(/u,
    ],
    [
      'If a chunk has no name, the number is computed',
      'webpack/lib/ids/IdHelpers.js',
      /if \(chunk\.name\) return chunk\.name;\s*const modules = chunkGraph\.getChunkRootModules\(chunk\);/u,
    ],
    [
      'are still equal, a short hash is added',
      'webpack/lib/ids/IdHelpers.js',
      /return `\$\{shortName\}\?\$\{getHash\(fullName, 4, hashFunction\)\}`;/u,
    ],
    [
      "it's cut off and ends with a hash",
      'webpack/lib/ids/IdHelpers.js',
      /\+\s*delimiter \+\s*getHash\(string, SHORTENED_STRING_HASH_LENGTH, hashFunction\)/u,
    ],
    [
      'in which they are reached in the module graph',
      'webpack/lib/ids/NaturalModuleIdsPlugin.js',
      /compareModulesByPreOrderIndexOrIdentifier\(compilation\.moduleGraph\)/u,
    ],
    [
      'Gives the lowest numbers to the modules',
      'webpack/lib/ids/OccurrenceModuleIdsPlugin.js',
      /if \(aOccurs > bOccurs\) return -1;/u,
    ],
    [
      '`true` first counts references from chunks that pages start',
      'webpack/lib/ids/OccurrenceModuleIdsPlugin.js',
      /if \(aEntryOccurs > bEntryOccurs\) return -1;[\s\S]*if \(aOccurs > bOccurs\) return -1;/u,
    ],
    [
      'chunks that belong to the most chunk groups',
      'webpack/lib/ids/OccurrenceChunkIdsPlugin.js',
      /const aOccurs = a\.getNumberOfGroups\(\);/u,
    ],
    [
      '`true` sorts chunks first by the number of entries',
      'webpack/lib/ids/OccurrenceChunkIdsPlugin.js',
      /if \(parent\.isInitial\(\)\) occurs\+\+;/u,
    ],
    [
      "`'total-size'` doesn't",
      'webpack/lib/config/WebpackOptionsApply.js',
      /case "total-size": \{[^}]*new OccurrenceChunkIdsPlugin\(\{\s*prioritiseInitial: false/u,
    ],
    [
      "If there's no chunk with that name, the plugin throws",
      'webpack/lib/ids/ChunkModuleIdRangePlugin.js',
      /if \(!chunk\) \{\s*throw new Error\(/u,
    ],
    [
      'Modules for which no number is left get',
      'webpack/lib/ids/ChunkModuleIdRangePlugin.js',
      /if \(this\.options\.end && currentId > this\.options\.end\) break;/u,
    ],
    [
      '`preOrderIndex`, also called `index`, counts a module',
      'webpack/lib/ids/ChunkModuleIdRangePlugin.js',
      /case "index":\s*case "preOrderIndex":\s*cmpFn = compareModulesByPreOrderIndexOrIdentifier/u,
    ],
    [
      'The plugin is experimental and is available as',
      'webpack/lib/index.js',
      /experiments: \{\s+schemes: \{[\s\S]*\},\s+ids: \{\s+get SyncModuleIdsPlugin\(/u,
    ],
    [
      "the default there, `'named'`, sets the ids",
      'webpack/lib/config/defaults.js',
      /"chunkIds", \(\) => \{\s+if \(production\) return "deterministic";\s+if \(development\) return "named";/u,
    ],
    [
      'The file can be missing in the first build',
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /if \(err\.code !== "ENOENT"\) \{\s*return callback\(err\);/u,
    ],
    [
      '`create` only writes, and `read` only reads',
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /needRead = readAndWrite \|\| this\.options\.mode === "read";\s*const needWrite = readAndWrite \|\| \S+ === "create";/u,
    ],
    [
      '`merge`, the default, reads the file, then writes',
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /readAndWrite =\s*!this\.options\.mode \|\|\s*this\.options\.mode === "merge"/u,
    ],
    [
      'but drops modules that the build no longer contains',
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /needPrune = this\.options\.mode === "update";/u,
    ],
    [
      "the build fail with “Unable to restore id 'undefined'”",
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /id = data\.get\(name\);\s+const idAsString = `\$\{id\}`;[\s\S]*Unable to restore id '/u,
    ],
  ]),
  ...measured(
    'plugins/ids-plugins',
    'gets the id `967` from the plugin in the first row',
    'and `1` from the third',
  ),
  ...claimsOfPage('plugins/index', [
    [
      "`optimization.moduleIds: 'hashed'`, deprecated",
      'webpack/lib/config/WebpackOptionsApply.js',
      /WarnDeprecatedOptionPlugin\(\s+"optimization\.moduleIds",\s+"hashed"/u,
    ],
    [
      'Production builds minimize scripts, styles and pages',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "minimize", production\);/u,
    ],
    [
      'The two prefetch plugins and PlatformPlugin moved in 5.112',
      'webpack/lib/index.js',
      /@deprecated use `config\.PlatformPlugin`[\s\S]*@deprecated use `prefetch\.PrefetchPlugin`/u,
    ],
    [
      'still work but are deprecated',
      'webpack/lib/index.js',
      /@deprecated use `config\.PlatformPlugin`[\s\S]*@deprecated use `prefetch\.PrefetchPlugin`/u,
    ],
    [
      'AggressiveSplittingPlugin is deprecated in favor of SplitChunksPlugin',
      'webpack/lib/index.js',
      /"AggressiveSplittingPlugin is deprecated in favor of SplitChunksPlugin"/u,
    ],
    [
      'and LibraryTemplatePlugin in favor of `output.library`',
      'webpack/lib/index.js',
      /"webpack\.LibraryTemplatePlugin is deprecated/u,
    ],
  ]),
  ...claimsOfPage('plugins/limit-chunk-count-plugin', [
    [
      'until the limit is met or no chunks can be merged',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /if \(combination === undefined\) break;/u,
    ],
    [
      'Chunks of entries are never merged with each other',
      'webpack/lib/graph/ChunkGraph.js',
      /getNumberOfEntryModules\(chunkA\) > 0 \|\|\s+this\.getNumberOfEntryModules\(chunkB\) > 0\s+\) \{\s+return false;/u,
    ],
    [
      'A separate runtime chunk stays too',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(chunkA\.preventIntegration \|\| chunkB\.preventIntegration\) \{\s+return false;/u,
    ],
    [
      'keeps lazily loaded chunks from being merged into an entry',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(hasRuntimeA\) \{\s+return isAvailableChunk\(chunkA, chunkB\);/u,
    ],
    [
      'Maximum number of chunks, including entries',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /if \(compilation\.chunks\.size <= maxChunks\) return;/u,
    ],
    [
      'It has to be at least `1`',
      'webpack/schemas/plugins/optimize/LimitChunkCountPlugin.json',
      /"maxChunks": \{[^}]*"minimum": 1\b/u,
    ],
    [
      'This is the only required option',
      'webpack/schemas/plugins/optimize/LimitChunkCountPlugin.json',
      /"required": \["maxChunks"\]/u,
    ],
    [
      'the limit is `1`',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /constructor\(options = \{ maxChunks: 1 \}\)/u,
    ],
    [
      'webpack considers all pairs of chunks',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /for \(let aIdx = 0; aIdx < bIdx; aIdx\+\+\) \{/u,
    ],
    [
      'merges the pair that reduces the sum of all sizes the most',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /\(c\) => c\.sizeDiff,\s+\(a, b\) => b - a,/u,
    ],
    [
      'This plugin has no such option and rejects it',
      'webpack/schemas/plugins/optimize/LimitChunkCountPlugin.json',
      /^(?![\s\S]*minChunkSize)[\s\S]*"additionalProperties": false/u,
    ],
    [
      'is the size of its modules plus a constant',
      'webpack/lib/graph/ChunkGraph.js',
      /chunkOverhead \+\s+modulesSize \* \(/u,
    ],
    [
      'Factor for modules in chunks that a page needs when it starts',
      'webpack/lib/graph/ChunkGraph.js',
      /modulesSize \* \(chunk\.canBeInitial\(\) \? entryChunkMultiplicator : 1\)/u,
    ],
  ]),
  ...measured(
    'plugins/limit-chunk-count-plugin',
    ['`main.js` 2.6 KiB, 332 bytes, 251 bytes', '3'],
    ['`main.js` 1.1 KiB', '1'],
  ),
  ...claimsOfPage('plugins/min-chunk-size-plugin', [
    [
      'which is chosen to keep the total size as small as possible',
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /const diff = b\[0\] - a\[0\];/u,
    ],
    [
      'or until no small chunk can be merged',
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /PairCombinations\.length === 0\) return;/u,
    ],
    [
      'unless the runtime is in a separate chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(chunkA\.preventIntegration \|\| chunkB\.preventIntegration\) \{\s+return false;/u,
    ],
    [
      'Required.',
      'webpack/schemas/plugins/optimize/MinChunkSizePlugin.json',
      /"required": \["minChunkSize"\]/u,
      'minChunkSize',
    ],
    [
      "the size of the source code of a chunk's modules, plus 1",
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /chunkOverhead: 1,\s+entryChunkMultiplicator: 1\s/u,
    ],
    [
      'Chunks below the limit are merged',
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /getChunkSize\(a, equalOptions\) <\s+this\.options\.minChunkSize/u,
    ],
    [
      'Chunks of entries stay, but other chunks can be merged into them',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(hasRuntimeA\) \{\s+return isAvailableChunk\(chunkA, chunkB\);/u,
    ],
    [
      'count more in chunks that are needed at the start',
      'webpack/lib/graph/ChunkGraph.js',
      /modulesSize \* \(chunk\.canBeInitial\(\) \? entryChunkMultiplicator : 1\)/u,
    ],
  ]),
  ...measured(
    'plugins/min-chunk-size-plugin',
    ['`main.js`, and one file of 333 bytes', '150'],
    ['`main.js` alone', '10000'],
  ),
  ...claimsOfPage('plugins/module-federation-plugin', [
    [
      'If an entry has the same name, the container becomes part',
      'webpack/lib/Compilation.js',
      /entryData\[target\]\.push\(entry\);/u,
    ],
    [
      'if that type can also load containers, and otherwise `script`',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /isValidExternalsType\(options\.library\.type\)\s+\? [^:]*: "script"\);/u,
    ],
    [
      'other builds get the exports of the last one',
      'webpack/lib/container/ContainerEntryModule.js',
      /`\(\$\{modules\s+\.map\([\s\S]{0,300}\.join\(", "\)\}\)`/u,
    ],
    [
      'in a list fails to load, the next one is tried',
      'webpack/lib/container/FallbackModule.js',
      /"error = e;",\s+"return loop\(\);"/u,
    ],
    [
      'since users need both functions, `get` and `init`',
      'webpack/lib/container/ContainerEntryModule.js',
      /new StaticExportsDependency\(\["get", "init"\], false\)/u,
    ],
    [
      'Without the option, the container follows `optimization.runtimeChunk`',
      'webpack/lib/optimize/RuntimeChunkPlugin.js',
      /if \(data\.options\.runtime === undefined && !data\.options\.dependOn\)/u,
    ],
    [
      "The value can't be the name of an entry",
      'webpack/lib/Compilation.js',
      /if \(!runtimeChunks\.has\(chunk\)\) \{\s+const err =\s+new WebpackError\(`Entrypoint/u,
    ],
    [
      'If no version matches, the build uses its own copy',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"if \(satisfyingVersion\) return get\(satisfyingVersion\);",\s+"if \(fallback\) return fallback\(\);"/u,
    ],
    [
      'or, better, an asynchronous entry',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /throw new Error\("Shared module is not available for eager consumption: "/u,
    ],
    [
      'that ends with a slash stands for all modules below it',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /if \(request\.startsWith\(prefix\)\) \{\s+const remainder/u,
    ],
    [
      "The package itself, `date-fns`, isn't covered",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /if \(request\.startsWith\(prefix\)\) \{/u,
    ],
    [
      "If the string isn't a range, it names the module to provide",
      'webpack/lib/sharing/SharePlugin.js',
      /!isRequiredVersion\(item\)\s+\? \{\s+import: item\s/u,
    ],
    [
      "the module is part of each entry's chunk instead",
      'webpack/lib/sharing/ProvideSharedModule.js',
      /if \(this\._eager\) \{\s+this\.addDependency\(dep\);/u,
    ],
    [
      "whose entry can't be asynchronous",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /throw new Error\("Shared module is not available for eager consumption: "/u,
    ],
    [
      'A string as the value sets the required range',
      'webpack/lib/sharing/SharePlugin.js',
      /import: key,\s+requiredVersion: item\s/u,
    ],
    [
      'Package whose required range is looked up',
      'webpack/schemas/plugins/sharing/SharePlugin.json',
      /"Package name to determine required version from description file\./u,
    ],
    [
      "even if that version doesn't match the required range",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"warn\(getInvalidSingletonVersionMessage\(/u,
    ],
    [
      'Rejects a version outside the required range',
      'webpack/schemas/plugins/sharing/SharePlugin.json',
      /"Do not accept shared module if version is not valid/u,
    ],
    [
      '`false` means version 0',
      'webpack/lib/sharing/ProvideSharedModule.js',
      /this\._version \|\| "0"/u,
    ],
    [
      'fail with “Shared module is not available for eager consumption”',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /throw new Error\("Shared module is not available for eager consumption: "/u,
    ],
    [
      'an eager import only chooses among eager copies',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /versions = eager \? eagerOnly\(scope\[key\]\) : scope\[key\];/u,
    ],
    [
      'With `import: false`, the build contributes nothing and has no fallback',
      'webpack/lib/sharing/SharePlugin.js',
      /\.filter\(\(\[, options\]\) => options\.import !== false\)/u,
    ],
    [
      "fails with “Shared module … doesn't exist in shared scope”",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"Shared module " \+ key \+ " doesn\\'t exist in shared scope "/u,
    ],
    [
      "webpack warns that it can't determine a required version",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /No required version specified and unable to automatically determine one\./u,
    ],
    [
      'for the nearest `package.json` that lists the package',
      'webpack/lib/sharing/utils.js',
      /checkedFilePaths\.add\(filePath\);\s+return tryLoadCurrent\(\);/u,
    ],
    [
      'the optional, normal, peer and development dependencies, in this order',
      'webpack/lib/sharing/utils.js',
      /"optionalDependencies",\s+"dependencies",\s+"peerDependencies",\s+"devDependencies"\s+\];/u,
    ],
    [
      "couldn't determine a version, and every version is accepted",
      'webpack/lib/sharing/ConsumeSharedModule.js',
      /if \(requiredVersion\) \{\s+if \(strictVersion\)[\s\S]*fn = singleton \? "loadSingleton" : "load";/u,
    ],
    [
      'Unlike `loadStrictVersion`, `load` checks no range',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /load = [\s\S]{0,180}useFallback\([^"]*",\s+"return get\(findLatestVersion\(scope, key, eager\)\);"/u,
    ],
    [
      'still gets that copy, with a warning in the console',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /console\.warn\) console\.warn\(msg\);/u,
    ],
    [
      'if no version matches the required range',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"fail\(getInvalidVersionMessage\(scope, scopeName, key, requiredVersion, eager\)\);"/u,
    ],
    [
      'it throws an error if it has no copy',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"if \(fallback\) return fallback\(\);",\s+"fail\(/u,
    ],
    [
      "The default is `true` for items that have a fallback and aren't singletons",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /: item\.import !== false && !item\.singleton,/u,
    ],
    [
      "Set `version` for files that don't belong to a package",
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /let version = config\.version;\s+if \(version === undefined\) \{/u,
    ],
    [
      'Since 5.112, you can share part of an item',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /@since 5\.112\.0\s+\* @typedef \{object\} SharedModuleFilter/u,
    ],
    [
      "a copy that doesn't pass is bundled",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /importResolved &&\s+!matchesVersionFilters\(fallbackVersion, include, exclude\)\s+\) \{\s+return;/u,
    ],
    [
      'applies to items that end with a slash and has no effect',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /of prefixedConsumes\) \{[\s\S]{0,160}!matchesRequestFilters\(/u,
    ],
    [
      'has to pass `include` and must not match `exclude`',
      'webpack/lib/sharing/utils.js',
      /return !\(\s+exclude &&\s+exclude\.version !== undefined &&\s+version &&\s+satisfy\(/u,
    ],
    [
      "there's no copy whose version could be tested",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /if \(\s+importResolved &&\s+!matchesVersionFilters\(/u,
    ],
    [
      'the shell throws “Unsatisfied version 1.4.0”',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /'return "Unsatisfied version " \+ version \+ /u,
    ],
    [
      'ModuleFederationPlugin applies this plugin if anything is exposed',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /Object\.keys\(options\.exposes\)\.length > 0\)\s+\) \{\s+new ContainerPlugin\(/u,
    ],
    [
      'Required.',
      'webpack/schemas/plugins/sharing/SharePlugin.json',
      /"required": \["shared"\]/u,
      'shared',
    ],
    [
      'Required.',
      'webpack/schemas/plugins/sharing/ConsumeSharedPlugin.json',
      /"required": \["consumes"\]/u,
      'consumes',
    ],
    [
      'Required.',
      'webpack/schemas/plugins/sharing/ProvideSharedPlugin.json',
      /"required": \["provides"\]/u,
      'provides',
    ],
    [
      'because a container without modules is useless',
      'webpack/schemas/plugins/container/ContainerPlugin.json',
      /"required": \["name", "exposes"\]/u,
    ],
    [
      "so you don't have to add it to `enabledLibraryTypes`",
      'webpack/lib/container/ContainerPlugin.js',
      /enabledLibraryTypes\.push\(library\.type\);/u,
    ],
    [
      'put the type and a space in front of each location',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /UNSPECIFIED_EXTERNAL_TYPE_REGEXP = \/\^\[a-z0-9-\]\+ \/;/u,
    ],
    [
      "since there's no library to derive the type from",
      'webpack/schemas/plugins/container/ContainerReferencePlugin.json',
      /"required": \["remoteType", "remotes"\]/u,
    ],
    [
      'begins with `internal` and a space refers to a module',
      'webpack/lib/container/ContainerReferencePlugin.js',
      /external\.startsWith\("internal "\)\) \{\s+return external\.slice\(9\);/u,
    ],
    [
      'it applies ConsumeSharedPlugin and ProvideSharedPlugin with the same list',
      'webpack/lib/sharing/SharePlugin.js',
      /new ConsumeSharedPlugin\(\{[\s\S]*new ProvideSharedPlugin\(\{/u,
    ],
    [
      'when webpack determines the required range',
      'webpack/schemas/plugins/sharing/SharePlugin.json',
      /"Package name to determine required version from description file\./u,
    ],
    [
      "without one, or with `singleton`, there's an error",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"if \(fallback\) return fallback\(\);",\s+"fail\([\s\S]*"fail\(getInvalidSingletonVersionMessage/u,
    ],
    [
      'Without a fallback, no version is tested',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /if \(\s+importResolved &&\s+!matchesVersionFilters\(/u,
    ],
    [
      'Package whose range in `package.json` is the required version',
      'webpack/schemas/plugins/sharing/ConsumeSharedPlugin.json',
      /"Package name to determine required version from description file\./u,
    ],
    [
      "even if it's outside the required range",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"warn\(getInvalidSingletonVersionMessage\(/u,
    ],
    [
      'Always off for an item that is only a name',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /requiredVersion: undefined,\s+packageName: undefined,\s+strictVersion: false,/u,
    ],
    [
      'A relative or absolute path is always added to the build',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /ABSOLUTE_PATH_REGEXP\.test\(request\)\s+\) \{[\s\S]{0,300}?resolvedProvideMap\.set\(request, \{/u,
    ],
    [
      "because webpack doesn't derive it from the request",
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /shareKey: \/\*\* @type \{string\} \*\/ \(item\.shareKey\),/u,
    ],
    [
      'returns two hooks (since 5.96)',
      'webpack/lib/container/moduleFederationHooks.js',
      /Hooks = \(\) => \(\{\s+\/\*\*[^/]*@since 5\.96\.0\s+\*\/\s+\w+: [^/]*\/\*\*[^/]*\/[^:/]*:[^:/]*\}\);/u,
    ],
    [
      'the highest matching version is used',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /\["return !a \|\| versionLt\(a, b\) \? b : a;"\]/u,
    ],
    [
      'the highest version on offer, or the one already in use',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /\["return !a \|\| \(!versions\[a\]\.loaded && versionLt\(a, b\)\) \? b : a;"\]/u,
    ],
    [
      'it uses the highest version on offer, with a warning',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"warn\(getInvalidVersionMessage\([^"]*",\s+"return get\(findLatestVersion\(scope, key, eager\)\);"/u,
    ],
    [
      "By default, it's assigned to a variable whose name",
      'webpack/lib/container/ModuleFederationPlugin.js',
      /library = options\.library \|\| \{ type: "var", name: options\.name \};/u,
    ],
    [
      "By default, it's assigned to a variable with the container's name",
      'webpack/lib/container/ContainerPlugin.js',
      /library = this\.options\.library \|\| \{\s+type: "var",\s+name: this\.options\.name\s/u,
    ],
    [
      'The default is the name of the item',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /import: item\.import === false \? undefined : item\.import \|\| key,/u,
    ],
    [
      'The default is the version in the `package.json`',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /let version = config\.version;[\s\S]*version = [^;]*descriptionFileData\.version\s/u,
    ],
    [
      'is called with the dependency of each container',
      'webpack/lib/container/ContainerPlugin.js',
      /hooks\.addContainerEntryDependency\.call\(dep\);/u,
    ],
  ]),
  ...claimsOfPage('plugins/optimize-plugins', [
    [
      'On by default in',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "realContentHash", production\);/u,
    ],
    [
      'all modes, but less thorough outside production',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "sideEffects", \(\) => \(production \? true : "flag"\)\);/u,
    ],
    [
      'that has neither `runtime` nor `dependOn`',
      'webpack/lib/optimize/RuntimeChunkPlugin.js',
      /data\.options\.runtime === undefined && !data\.options\.dependOn/u,
    ],
    [
      "a function that gets an object with the entry's `name`",
      'webpack/lib/optimize/RuntimeChunkPlugin.js',
      /name = name\(\{ name: entryName \}\);/u,
    ],
    [
      'each entry gets `runtime~` followed by its own name',
      'webpack/lib/optimize/RuntimeChunkPlugin.js',
      /name: \(entrypoint\) => `runtime~\$\{entrypoint\.name\}`/u,
    ],
    [
      'once all minimizing is done',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH/u,
    ],
    [
      'searches all text files for content hashes',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /if \(Buffer\.isBuffer\(content\)\) \{\s+asset\.referencedHashes = EMPTY_SET;/u,
    ],
    [
      'but the results are cached',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /await cacheGenerate\.providePromise\(/u,
    ],
    [
      'the plugin only corrects names that have become wrong',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /if \(this\._onDemand && !repairing\) return;/u,
    ],
    [
      '`true` analyzes statements',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /if \(this\._analyseSource\) \{/u,
    ],
    [
      "as the option does with `'flag'`",
      'webpack/lib/config/WebpackOptionsApply.js',
      /SideEffectsFlagPlugin\(\s+options\.optimization\.sideEffects === true\s/u,
    ],
    [
      'The plugin is in `webpack.prefetch`',
      'webpack/lib/index.js',
      /prefetch: \{[\s\S]*get ChunkPrefetchPreloadPlugin\(\)/u,
    ],
    [
      'Merges two lazily loaded chunks',
      'webpack/lib/optimize/AggressiveMergingPlugin.js',
      /if \(a\.canBeInitial\(\)\) continue;/u,
    ],
    [
      'until no pair is worth merging',
      'webpack/lib/optimize/AggressiveMergingPlugin.js',
      /if \(bestImprovement < minSizeReduce\) return;/u,
    ],
    [
      'the ratio is 2',
      'webpack/lib/optimize/AggressiveMergingPlugin.js',
      /improvement = \(aSize \+ bSize\) \/ abSize;/u,
    ],
    [
      "for two chunks without a common module, it's 1",
      'webpack/lib/optimize/AggressiveMergingPlugin.js',
      /improvement = \(aSize \+ bSize\) \/ abSize;/u,
    ],
    [
      'The plugin is deprecated, prints a warning',
      'webpack/lib/index.js',
      /get AggressiveSplittingPlugin\(\) \{\s+return util\.deprecate\(/u,
    ],
    [
      'even if the piece becomes larger than `maxSize`',
      'webpack/lib/optimize/AggressiveSplittingPlugin.js',
      /newSize > maxSize && selectedModulesSize >= minSize/u,
    ],
    [
      'above which a chunk is split',
      'webpack/lib/optimize/AggressiveSplittingPlugin.js',
      /size > maxSize &&\s+chunkGraph\.getNumberOfChunkModules\(chunk\) > 1/u,
    ],
    [
      "doesn't read it, so the cost of a chunk isn't counted",
      'webpack/lib/optimize/AggressiveSplittingPlugin.js',
      /^(?![\s\S]*options\.chunkOverhead)/u,
    ],
    [
      "doesn't read it, so entries are measured like all other chunks",
      'webpack/lib/optimize/AggressiveSplittingPlugin.js',
      /^(?![\s\S]*options\.entryChunkMultiplicator)/u,
    ],
    [
      "It's always active but adds nothing to builds without such comments",
      'webpack/lib/config/WebpackOptionsApply.js',
      /new ChunkPrefetchPreloadPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      'when `optimization.realContentHash` is off and `output.module` is on',
      'webpack/lib/config/WebpackOptionsApply.js',
      /realContentHash \|\| options\.output\.module\) \{[^!]*onDemand: !options\.optimization\.realContentHash/u,
    ],
  ]),
  ...claimsOfPage('plugins/prefetch-plugin', [
    [
      'starts building a module together with the entries',
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /compiler\.hooks\.make\.tapAsync\(/u,
    ],
    [
      "The plugin doesn't add the module to a bundle",
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /compilation\.addModuleChain\(/u,
    ],
    [
      'The plugin moved to `webpack.prefetch` in 5.112',
      'webpack/lib/index.js',
      /@deprecated use `prefetch\.PrefetchPlugin`/u,
    ],
    [
      '`webpack.PrefetchPlugin` still works but is deprecated',
      'webpack/lib/index.js',
      /@deprecated use `prefetch\.PrefetchPlugin`/u,
    ],
    [
      'The two arguments are strings',
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /constructor\(context, request\) \{/u,
    ],
    [
      'You can leave out the first one',
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /this\.context = null;\s+this\.request = context;/u,
    ],
    [
      'The default is the value of the `context` option',
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /this\.context \|\| compiler\.context,/u,
    ],
  ]),
  ...claimsOfPage('plugins/progress-plugin', [
    [
      "the flag and the option don't add a second one",
      'webpack/lib/webpack.js',
      /some\(\(p\) => p instanceof getProgressPlugin\(\)\)/u,
    ],
    [
      'gets a number from 0 to 1, the name of the phase',
      'webpack/lib/logging/ProgressPlugin.js',
      /handler\(0, ""\);[\s\S]*handler\(1, ""\);/u,
    ],
    [
      'Your function replaces all output of the plugin',
      'webpack/lib/logging/ProgressPlugin.js',
      /this\.handler \|\|\s+createDefaultHandler\(/u,
    ],
    [
      'The last call has the number 1 and an empty message',
      'webpack/lib/logging/ProgressPlugin.js',
      /shutdown\.intercept\(\{\s+name: PLUGIN_NAME,\s+done\(\) \{\s+handler\(1, ""\);/u,
    ],
    [
      'In watch mode, each rebuild starts again at 0',
      'webpack/lib/logging/ProgressPlugin.js',
      /endIdle\.intercept\(\{\s+name: PLUGIN_NAME,\s+call\(\) \{\s+handler\(0, ""\);/u,
    ],
    [
      'the options for the bar and for times have no effect',
      'webpack/lib/logging/ProgressPlugin.js',
      /this\.handler \|\|\s+createDefaultHandler\(\s+this\.profile,/u,
    ],
    [
      'modules in progress and names one of them',
      'webpack/lib/logging/ProgressPlugin.js',
      /if \(showActiveModules\) \{\s+items\.push\(lastActiveModule\);/u,
    ],
    [
      'the first build assumes a single entry and no dependencies',
      'webpack/lib/logging/ProgressPlugin.js',
      /let dependenciesCount = 0;\s+let entriesCount = 1;/u,
    ],
    [
      'in watch mode begin with the counts of the previous build',
      'webpack/lib/logging/ProgressPlugin.js',
      /lastEntriesCount = entriesCount;\s+lastDependenciesCount = dependenciesCount;/u,
    ],
    [
      "`'auto'` draws the bar only in an interactive terminal",
      'webpack/lib/logging/ProgressPlugin.js',
      /=== "auto"\) \{\s+progressBar = isInteractive\(compiler\)/u,
    ],
    [
      'If the name is unknown, the color is green',
      'webpack/lib/logging/ProgressPlugin.js',
      /color in c \? c\[[^\]]*\] : c\.green;/u,
    ],
    [
      '5.112.2 computes a wrong time during the first build',
      'webpack/lib/logging/ProgressPlugin.js',
      /^(?![\s\S]*hooks\.watchRun\.intercept)/u,
    ],
    [
      'The estimate is smoothed',
      'webpack/lib/logging/ProgressPlugin.js',
      /smoothedTotal \* 0\.7 \+ rawTotal \* 0\.3/u,
    ],
    [
      'prints a wrong total and wrong shares for the first build',
      'webpack/lib/logging/ProgressPlugin.js',
      /^(?![\s\S]*hooks\.watchRun\.intercept)/u,
    ],
    [
      'The arguments are `profile`, a logger, and an object',
      'webpack/lib/logging/ProgressPlugin.js',
      /createDefaultHandler = \(profile, logger, options = \{\}\)/u,
    ],
    [
      'must be a complete object with `name`, `color` and `width`',
      'webpack/lib/logging/ProgressPlugin.js',
      /createReportBar\(\s+progressBar\.name,\s+progressBar\.color,\s+progressBar\.width/u,
    ],
    [
      'For modules, the divisor is at least the assumed number',
      'webpack/lib/logging/ProgressPlugin.js',
      /Math\.max\(lastModulesCount \|\| this\.modulesCount \|\| 1, modulesCount\)/u,
    ],
    [
      'for entries and dependencies, no number is assumed',
      'webpack/lib/logging/ProgressPlugin.js',
      /Math\.max\(lastDependenciesCount \|\| 1, dependenciesCount\)/u,
    ],
    [
      'the counts of the previous build replace the assumption',
      'webpack/lib/logging/ProgressPlugin.js',
      /lastModulesCount = modulesCount;/u,
    ],
    [
      'show one number, the average of all builds',
      'webpack/lib/logging/ProgressPlugin.js',
      /handler\(sum \/ states\.length,/u,
    ],
    [
      'Messages then begin with `[0]`',
      'webpack/lib/logging/ProgressPlugin.js',
      /`\[\$\{idx\}\] \$\{msg\}`/u,
    ],
    [
      'the options for counts have no effect',
      'webpack/lib/logging/ProgressPlugin.js',
      /of compiler\.compilers\.entries\(\)\) \{\s+new ProgressPlugin\(\(p, msg, \.\.\.args\) => \{/u,
    ],
    [
      'a number from 0 to 1, which 5.112.2',
      'webpack/lib/logging/ProgressPlugin.js',
      /\(p, \.\.\.args\) => \{\s+handler\(percentage, "sealing", title, tap\.name, \.\.\.args\);/u,
    ],
    [
      'the middle value of the three is used',
      'webpack/lib/logging/ProgressPlugin.js',
      /median3\(\s+percentByModules,\s+percentByEntries,\s+percentByDependencies\s+\)/u,
    ],
    [
      '(over a second) or errors (over ten)',
      'webpack/lib/logging/ProgressPlugin.js',
      /d > 10000\) \{\s+logger\.error\(stateMsg\);\s+\} else if \(d > 1000\)/u,
    ],
    [
      '`getReporter` returns `undefined`',
      'webpack/lib/logging/ProgressPlugin.js',
      /return progressReporters\.get\(compiler\);/u,
    ],
    [
      '`finishMake`, `emit`, `afterEmit`, `done`, `watchClose`',
      'webpack/lib/logging/ProgressPlugin.js',
      /hooks\.finishMake,[\s\S]*hooks\.emit,[\s\S]*hooks\.afterEmit,[\s\S]*hooks\.done,[\s\S]*hooks\.watchClose,/u,
    ],
    [
      '`endIdle`, `storeBuildDependencies`, `beginIdle`, `shutdown`',
      'webpack/lib/logging/ProgressPlugin.js',
      /cache\.hooks\.endIdle,[\s\S]*cache\.hooks\.storeBuildDependencies,[\s\S]*\.shutdown,[\s\S]*\.beginIdle,/u,
    ],
    [
      'the main steps from `finishModules` to `afterSeal`',
      'webpack/lib/logging/ProgressPlugin.js',
      /const hooks = \{\s+finishModules: [^}]*\bafterSeal: "after seal"\s+\};/u,
    ],
  ]),
  ...claimsOfPage('plugins/provide-plugin', [
    [
      'webpack adds an import of the module you chose',
      'webpack/lib/provide/ProvidePlugin.js',
      /new ProvidedDependency\(\s+request\[0\],/u,
    ],
    [
      'Names with dots are allowed',
      'webpack/lib/provide/ProvidePlugin.js',
      /name\.includes\("\."\)\s+\? `__webpack_provided_/u,
    ],
    [
      "A key matches only where it's used as a free variable",
      'webpack/lib/provide/ProvidePlugin.js',
      /parser\.hooks\.expression\.for\(name\)\.tap\(/u,
    ],
    [
      'the first item is the request, and the other items',
      'webpack/lib/provide/ProvidePlugin.js',
      /request\[0\],\s+nameIdentifier,\s+request\.slice\(1\),/u,
    ],
    [
      'With a plain string, you get what `require()` returns',
      'webpack/lib/provide/ProvidedDependency.js',
      /const provided = !usedName\s+\? target/u,
    ],
  ]),
  ...claimsOfPage('plugins/source-map-dev-tool-plugin', [
    [
      '“Multiple assets emit different content to the same filename”',
      'webpack/lib/Compilation.js',
      /Conflict: Multiple assets emit different content to the same filename/u,
    ],
    [
      'no `filename`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /filename: inline \? null : options\.output\.sourceMapFilename,/u,
      'inline-',
    ],
    [
      '`append: false`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /append: hidden \? false : undefined,/u,
      'hidden-',
    ],
    [
      '`columns: false`, and `module: false`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /module: moduleMaps \? true : !cheap,\s+columns: !cheap,/u,
    ],
    [
      'relative to `output.path`, and not against your modules',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /of Object\.keys\(assets\)\) \{\s+if \(matchObject\(file\)\)/u,
    ],
    [
      'a RegExp, the beginning of a name',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /typeof test === "string"\) \{\s+return str\.startsWith\(test\);/u,
    ],
    [
      'Only files that match both `test` and this option',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /if \(obj\.include && !ModuleFilenameHelpers\.matchPart\(str, obj\.include\)\) \{\s+return false;/u,
    ],
    [
      '`[contenthash]` is a hash of the map',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /\.update\(sourceMapBuffer\)/u,
    ],
    [
      'Without a name, the map is embedded in the script itself',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /`data:application\/json;charset=utf-8;base64,\$\{sourceMapBase64\}`/u,
    ],
    [
      'like `false`, a function requires a `filename`',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /append can't be a function when no filename is provided/u,
    ],
    [
      'Otherwise, the URL is relative to the script',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /: relative\(\s+outputFs,\s+dirname\(outputFs, `\/\$\{file\}`\),/u,
    ],
    [
      'An output folder that is removed from `[file]`',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /relative\(\s+outputFs,\s+`\/\$\{options\.fileContext\}`,/u,
    ],
    [
      "computed from the script's content and name",
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /generateDebugId\(source, outputFile\)/u,
    ],
    [
      'Leaves out your source code',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /if \(options\.noSources\) \{\s+outputSourceMap\.sourcesContent = undefined;/u,
    ],
    [
      'which is `output.uniqueName` by default',
      'webpack/lib/config/defaults.js',
      /F\(output, "devtoolNamespace", \(\) => output\.uniqueName\);/u,
    ],
    [
      'when the main pattern gives the same name to two modules',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /conflictDetectionSet\.has\(sourceName\);[\s\S]*moduleFilenameTemplate: fallbackModuleFilenameTemplate,/u,
    ],
    [
      'If that name is taken too, asterisks are appended',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /while \(hasName\) \{\s+sourceName \+= "\*";/u,
    ],
    [
      'The value is tested against the names in the map',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /ModuleFilenameHelpers\.matchPart\(sourceName, rule\)/u,
    ],
    [
      'the query, with its question mark',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /const query = getAfter\(resource, "\?"\);/u,
    ],
    [
      'loaders that the import itself names',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /const loaders = getBefore\(resourceIdentifier, "!"\);/u,
    ],
    [
      "name of the module in webpack's output",
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /shortIdentifier = memoize\(\(\) =>\s+module\.readableIdentifier\(requestShortener\)/u,
    ],
    [
      'hash of the identifier, with four characters',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /digest\.slice\(0, 4\);/u,
    ],
    [
      '(but `moduleId` for `[id]`)',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /moduleId: memoize\(moduleId\),/u,
    ],
  ]),
  ...claimsOfPage('plugins/ssr-manifest-plugin', [
    [
      'No option creates this plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /^(?![\s\S]*SSRManifestPlugin)/u,
    ],
    [
      'relative to the project, with its query',
      'webpack/lib/output/SSRManifestPlugin.js',
      /makePathsRelative\(context, source\.resource\)/u,
    ],
    [
      'the layer comes first, as in `(server)./src/cart.js`',
      'webpack/lib/output/SSRManifestPlugin.js',
      /source\.layer \? `\(\$\{source\.layer\}\)\$\{path\}` : path/u,
    ],
    [
      'have their own keys',
      'webpack/lib/output/SSRManifestPlugin.js',
      /of module\.getSourceModules\(\)\) \{/u,
    ],
    [
      'a separate runtime chunk and the chunks of the entries',
      'webpack/lib/output/SSRManifestPlugin.js',
      /if \(runtimeChunk\) chunks\.add\(runtimeChunk\);/u,
    ],
    [
      'source maps are left out',
      'webpack/lib/output/SSRManifestPlugin.js',
      /if \(!sourceMaps\.has\(file\)\) files\.push\(base \+ file\);/u,
    ],
    [
      'Scripts and other files come first, in alphabetical order',
      'webpack/lib/output/SSRManifestPlugin.js',
      /\[\.\.\.\[\.\.\.entry\.files\]\.sort\(\), \.\.\.entry\.stylesheets\]/u,
    ],
    [
      'in the order in which their rules have to apply',
      'webpack/lib/output/SSRManifestPlugin.js',
      /CssModulesPlugin\.getCssChunksInCascadeOrder\(/u,
    ],
    [
      'Stylesheets from MiniCssExtractPlugin are among the other files',
      'webpack/lib/output/SSRManifestPlugin.js',
      /if \(hasCss && isStylesheet\(compilation, file\)\) \{\s+stylesheets\.push/u,
    ],
    [
      'This plugin adds the code for that lookup to the runtime',
      'webpack/lib/output/SSRManifestPlugin.js',
      /set\.add\(RuntimeGlobals\.hasServerRenderedStylesheets\);/u,
    ],
    [
      'Name of the file, relative to the output folder',
      'webpack/schemas/plugins/SSRManifestPlugin.json',
      /"filename": \{[^}]*"absolutePath": false/u,
    ],
    [
      'Absolute path of the folder that keys are relative to',
      'webpack/schemas/plugins/SSRManifestPlugin.json',
      /"context": \{[^}]*"absolutePath": true/u,
    ],
    [
      'URLs that begin with `/`, and prints a warning',
      'webpack/lib/output/SSRManifestPlugin.js',
      /base = "\/";\s+compilation\.warnings\.push\(new SSRManifestAutoPublicPathWarning\(\)\)/u,
    ],
  ]),
  ...claimsOfPage('plugins/typescript-plugin', [
    [
      'the experiment is on unless a rule for these files',
      'webpack/lib/config/defaults.js',
      /hasRuleForResource\(rules, "\/file\.ts"\) \|\|\s+RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.mts"\)/u,
    ],
    [
      'sets a type or a loader without `enforce`',
      'webpack/lib/rules/RuleSetCompiler.js',
      /rule\.loader !== undefined\) &&\s+rule\.enforce === undefined\);/u,
    ],
    [
      "After a module's loaders have run, the plugin replaces types",
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /\.processResult\.tap\(/u,
    ],
    [
      "combines this map with a loader's map",
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /stripMap && loaderSourceMap\s+\? composeWithLoaderSourceMap\(/u,
    ],
    [
      'its type is one of the types for JavaScript',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /if \(!JS_MODULE_TYPES\.has\(module\.type\)\) return result;/u,
    ],
    [
      'its path ends in `.ts`, `.mts` or `.cts`',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /TS_RESOURCE_RE = \/\\\.\(\?:\[mc\]\?tsx\?\)\$\/i;/u,
    ],
    [
      'of the type `text/typescript` or `application/typescript`',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /TS_DATA_URI_RE = \/\^data:\(\?:text\|application\)\\\/typescript\/i;/u,
    ],
    [
      'the plugin rejects files with that extension',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /if \(TSX_RESOURCE_RE\.test\(resource\)\) \{\s+throw new/u,
    ],
    [
      "since the rule turns `'auto'` off",
      'webpack/lib/rules/RuleSetCompiler.js',
      /if \(matched && establishesType\) return true;/u,
    ],
    [
      "Since such a loader turns `'auto'` off",
      'webpack/lib/rules/RuleSetCompiler.js',
      /if \(matched && establishesType\) return true;/u,
    ],
    [
      'The message appears only with `true`',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /if \(!\("stripTypeScriptTypes" in mod\)\) \{\s+throw new/u,
    ],
    [
      "since `'auto'` stays off in older versions",
      'webpack/lib/config/defaults.js',
      /typeof require\("module"\)\.stripTypeScriptTypes === "function" &&/u,
    ],
    [
      'has no effect if the parser option is off',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /if \(!parser\.options\.typescript\) return result;/u,
    ],
    [
      '`module.parser.javascript.typescript` is on for the module',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /if \(!parser\.options\.typescript\) return result;/u,
    ],
  ]),
  ...claimsOfPage('plugins/virtual-url-plugin', [
    [
      'The keys are the names that follow `virtual:`',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /DEFAULT_SCHEME = "virtual";/u,
    ],
    [
      'or of a defined name with a query, causes the error',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /findVirtualModuleConfigById\(\s+resourceData\.resource\s+\)/u,
    ],
    [
      "it's called when the module is built",
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /hooks\.readResource\s+\.for\(scheme\)/u,
    ],
    [
      'gets the loader context and can return a promise',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /\(loaderContext: LoaderContext<LoaderOptions>\) => Promise<string \| Buffer> \| string/u,
    ],
    [
      'The plugin takes two arguments',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /constructor\(modules, schemeOrOptions\) \{/u,
    ],
    [
      'the other options, or a string with the scheme',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /typeof schemeOrOptions === "string"\s+\? \{ scheme: schemeOrOptions \}/u,
    ],
    [
      'because the loader context is its argument',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /await virtualConfig\.source\(loaderContext\);/u,
    ],
    [
      'The extension is appended to the name before rules are applied',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /resourceData\.path = path \+ type;/u,
    ],
    [
      'below the `context` of the configuration',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /compiler\.context,\s+resolvedContext\s/u,
    ],
    [
      'With `true`, it happens in every build',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /return version === true\s+\? undefined/u,
    ],
    [
      "the `context` for all modules that don't set their own",
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /virtualConfig\.context \|\| this\.context;/u,
    ],
    [
      'has neither a `version` nor a dependency, its function runs only once',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /if \(virtualConfig\.version\) \{\s+const cacheKey/u,
    ],
  ]),
  ...claimsOfPage('plugins/watch-ignore-plugin', [
    [
      "that contains the file and isn't ignored itself",
      'webpack/lib/watch/WatchIgnorePlugin.js',
      /\[ignoredDirs, notIgnoredDirs\] = groupBy\(/u,
    ],
    [
      'looked for a missing file that now appears',
      'webpack/lib/watch/WatchIgnorePlugin.js',
      /notIgnoredDirs,\s+missing,/u,
    ],
    [
      'An ignored file counts as unchanged',
      'webpack/lib/watch/WatchIgnorePlugin.js',
      /\(fileTimestamps\)\.set\(path, IGNORE_TIME_ENTRY\);/u,
    ],
    [
      'A regular expression is tested against absolute paths',
      'webpack/lib/watch/WatchIgnorePlugin.js',
      /p instanceof RegExp \? p\.test\(path\)/u,
    ],
    [
      'An absolute path covers everything that begins with it',
      'webpack/lib/watch/WatchIgnorePlugin.js',
      /path\.indexOf\(p\) === 0/u,
    ],
    [
      'Any other string is a glob (since 5.112)',
      'webpack/schemas/plugins/WatchIgnorePlugin.json',
      /"absolutePath": false,\s+"minLength": 1,\s+"added": "5\.112\.0"/u,
    ],
  ]),
  ...claimsOfPage('plugins/define-plugin', [
    [
      "Each `mode` except `'none'` defines `process.env.NODE_ENV`",
      'webpack/lib/config/defaults.js',
      /"nodeEnv", \(\) => \{[^}]*return "development";\s*return false;/u,
    ],
    [
      'It also defines `import.meta.env.MODE`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /"import\.meta\.env\.MODE": defValue,/u,
    ],
    [
      'its source text in parentheses',
      'webpack/lib/define/DefinePlugin.js',
      /typeof code === "function" && code\.toString\) \{\s*return `\(\$\{code\.toString\(\)\}\)`;/u,
    ],
    [
      'put `typeof` in the key',
      'webpack/lib/define/DefinePlugin.js',
      /TYPEOF_OPERATOR_REGEXP = \/\^typeof\\s\+\/;/u,
    ],
    [
      'you get `undefined` instead of a copy of the object',
      'webpack/lib/define/DefinePlugin.js',
      /toConstantDependency\(\s*parser,\s*"undefined"\s*\)\(\s*membersOptionals/u,
    ],
    [
      'the output contains only the properties that you ask',
      'webpack/lib/define/DefinePlugin.js',
      /if \(objKeys\) \{\s*keys = objKeys\.size === 0 \? \[\] : keys\.filter\(\(k\) => objKeys\.has\(k\)\);/u,
    ],
    [
      'prints the warning “Conflicting values for …”',
      'webpack/lib/define/DefinePlugin.js',
      /Conflicting values for '/u,
    ],
    [
      '`--stats-error-details` adds both values',
      'webpack/lib/define/DefinePlugin.js',
      /warning\.details = `'\$\{oldVersion\}' !== '\$\{version\}'`;/u,
    ],
    [
      'function gets `{ module, key, version }` and returns code',
      'webpack/lib/define/DefinePlugin.js',
      /return this\.fn\(\{\s*module,\s*key,\s*get version\(\) \{/u,
    ],
    [
      'The value never causes the module to be built again',
      'webpack/lib/define/DefinePlugin.js',
      /: this\.options\.version\) \|\| "unset";/u,
    ],
    [
      'Short for `fileDependencies`',
      'webpack/lib/define/DefinePlugin.js',
      /Array\.isArray\(options\)\) \{\s*options = \{\s*fileDependencies: options/u,
    ],
    [
      'The module is never cached',
      'webpack/lib/define/DefinePlugin.js',
      /if \(this\.options === true\) \{[^}]*buildInfo\.cacheable = false;/u,
    ],
    [
      "one of these files, which don't exist yet",
      'webpack/lib/define/DefinePlugin.js',
      /of this\.options\.missingDependencies\) \{[^(]*\(\s*buildInfo\.missingDependencies\s*\)\.add\(dep\)/u,
    ],
    [
      'works only in modules that a loader handles',
      'webpack/lib/module/NormalModule.js',
      /buildDependencies: undefined,/u,
    ],
    [
      'A string, or a function that returns one',
      'webpack/lib/define/DefinePlugin.js',
      /typeof this\.options\.version === "function"\s*\? this\.options\.version\(\)/u,
    ],
    [
      "returns a promise but isn't declared `async`",
      'webpack/lib/define/DefinePlugin.js',
      /typeof this\.options\.async === "boolean"\s*\? this\.options\.async\s*: isAsyncFunction\(fn\);/u,
    ],
    [
      'Otherwise, the promise is an error',
      'webpack/lib/define/DefinePlugin.js',
      /if \(isThenable\(value\)\) \{[\s\S]{0,200}throw new WebpackError\(/u,
    ],
    [
      'is a waterfall hook (since 5.104)',
      'webpack/lib/define/DefinePlugin.js',
      /@since 5\.104\.0\s*\*\/\s*definitions: new SyncWaterfallHook\(\["definitions"\]\)/u,
    ],
    [
      'adds its definitions to one object',
      'webpack/lib/define/DefinePlugin.js',
      /\(previousDefinitions\) => \(\{\s*\.\.\.previousDefinitions,\s*\.\.\.definitions/u,
    ],
  ]),
  ...claimsOfPage('plugins/manifest-plugin', [
    [
      'such as compressed copies, are not in it',
      'webpack/lib/output/ManifestPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_SUMMARIZE/u,
    ],
    [
      'such as images, the key is the source path',
      'webpack/lib/output/ManifestPlugin.js',
      /usedName \|\|\s+sourceFilename \|\|/u,
    ],
    [
      "it's the chunk's name or id with the extension",
      'webpack/lib/output/ManifestPlugin.js',
      /if \(chunk\.name\) return chunk\.name;\s+return chunk\.id;/u,
    ],
    [
      'from which only full-length hashes between two dots are removed',
      'webpack/lib/output/ManifestPlugin.js',
      /createHashRegExp\(`\[a-f0-9\]\{\$\{hashDigestLength\},32\}`\)/u,
    ],
    [
      'also names the entries whose files it needs',
      'webpack/lib/output/ManifestPlugin.js',
      /if \(parents\.length > 0\) \{\s+item\.parents = parents;/u,
    ],
    [
      'set this option to `false` to leave out',
      'webpack/lib/output/ManifestPlugin.js',
      /if \(entrypoints\) \{/u,
    ],
    [
      'The name of the manifest, relative to `output.path`',
      'webpack/schemas/plugins/ManifestPlugin.json',
      /"filename": \{[^}]*"absolutePath": false/u,
    ],
    [
      "Placeholders such as `[contenthash]` aren't replaced in the name",
      'webpack/lib/output/ManifestPlugin.js',
      /emitAsset\(\s+this\.options\.filename \|\| DEFAULT_FILENAME,/u,
    ],
    [
      'with `file` and, for copied files, `src`',
      'webpack/lib/output/ManifestPlugin.js',
      /if \(sourceFilename\) \{\s+item\.src = sourceFilename;/u,
    ],
    [
      'returns `true` if the item belongs in the manifest',
      'webpack/lib/output/ManifestPlugin.js',
      /if \(!needKeep\) \{\s+return;/u,
    ],
    [
      "Entries in `entrypoints` aren't filtered",
      'webpack/lib/output/ManifestPlugin.js',
      /manifest\.entrypoints = entrypoints;[\s\S]*this\.options\.filter\(item\)/u,
    ],
    [
      'a hot update takes the place of its entry',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /currentChunk\.files\.add\(filename\);/u,
    ],
    [
      'returns the object to write instead',
      'webpack/lib/output/ManifestPlugin.js',
      /manifest = this\.options\.generate\(manifest\);/u,
    ],
    [
      'or `/` if the public path is `auto`',
      'webpack/lib/output/ManifestPlugin.js',
      /\(publicPath === "auto" \? "\/" : publicPath\)/u,
    ],
    [
      'An empty string has the same effect as leaving the option out',
      'webpack/lib/output/ManifestPlugin.js',
      /\(this\.options\.prefix \|\| DEFAULT_PREFIX\)/u,
    ],
    [
      'JSON with an indent of two spaces',
      'webpack/lib/output/ManifestPlugin.js',
      /JSON\.stringify\(manifest, null, 2\)\);/u,
    ],
    [
      'By default, the prefix is just this placeholder',
      'webpack/lib/output/ManifestPlugin.js',
      /DEFAULT_PREFIX = "\[publicpath\]";/u,
    ],
  ]),
  ...claimsOfPage('plugins/normal-module-replacement-plugin', [
    [
      'The expression is tested twice for each import',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /nmf\.hooks\.beforeResolve\.tap\([\s\S]*nmf\.hooks\.afterResolve\.tap\(/u,
    ],
    [
      'first against the request as written in the source',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /beforeResolve\.tap\(PLUGIN_NAME, \(result\) => \{\s+if \(resourceRegExp\.test\(result\.request\)\)/u,
    ],
    [
      'then against the absolute path that the request resolves to',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /afterResolve\.tap\([\s\S]*resourceRegExp\.test\([^)]*\(createData\.resource\)\)/u,
    ],
    [
      'relative to the folder of the file that was found',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /dirname\(fs, [^)]*\(createData\.resource\)\),\s+newResource/u,
    ],
    [
      'the module keeps the loaders and type of the original file',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /^(?![\s\S]*createData\.(?:loaders|type|parser))/u,
    ],
    [
      'The function gets the same object in both phases',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /newResource\(result\);[\s\S]*newResource\(result\);/u,
    ],
    [
      'The return value is ignored',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /=== "function"\) \{\s+newResource\(result\);\s+\} else/u,
    ],
    [
      '`createData.resource` is `undefined` before resolving',
      'webpack/lib/module/NormalModuleFactory.js',
      /createData: \{\},/u,
    ],
  ]),
  ...claimsOfPage('plugins/profiling-plugin', [
    [
      'together with a CPU profile',
      'webpack/lib/debug/ProfilingPlugin.js',
      /this\.sendCommand\("Profiler\.start"\)/u,
    ],
    [
      'a deprecation warning about `normalModuleLoader` appears',
      'webpack/lib/Compilation.js',
      /"DEP_WEBPACK_COMPILATION_NORMAL_MODULE_LOADER_HOOK"/u,
    ],
    [
      'In watch mode, the file is never finished',
      'webpack/lib/debug/ProfilingPlugin.js',
      /if \(compiler\.watchMode\) return callback\(\);/u,
    ],
    [
      'Absolute path of the file to write',
      'webpack/schemas/plugins/debug/ProfilingPlugin.json',
      /"outputPath": \{[^}]*"absolutePath": true/u,
    ],
    [
      'Missing folders are created',
      'webpack/lib/debug/ProfilingPlugin.js',
      /mkdirpSync\(fs, dirPath\);/u,
    ],
    [
      'the file is `events.json` in the folder',
      'webpack/lib/debug/ProfilingPlugin.js',
      /this\.options\.outputPath \|\| "events\.json"/u,
    ],
    [
      'Each build overwrites the file',
      'webpack/lib/debug/ProfilingPlugin.js',
      /fs\.createWriteStream\(outputPath\);/u,
    ],
  ]),
  ...measured(
    'plugins/profiling-plugin',
    'half a megabyte or more even for a project with seven modules',
  ),
  ...measured('plugins/progress-plugin', '10%', '65%', '70%', '95%', '99%'),
  ...measured('plugins/hot-module-replacement-plugin', 'some 40 KiB of runtime before minimizing'),
  ...measured(
    'plugins/split-chunks-plugin',
    '30 kB is above `minSize`',
    'would download 55 kB twice',
  ),
  ...measured('plugins/limit-chunk-count-plugin', '`main.js` 2.6 KiB, five of about 170 bytes'),
  ...measured(
    'plugins/min-chunk-size-plugin',
    'five dynamic imports of 67 bytes, which share a module of 22 bytes',
    '`main.js`, and five files of 170 bytes',
  ),
  ...measured(
    'plugins/module-federation-plugin',
    'is 4.8 KiB with `runtime: false`',
    'Without this setting, the file shrinks to 561 bytes',
  ),
  ...measured(
    'plugins/optimize-plugins',
    'two chunks of 3.1 kB that contain the same module of 3 kB, one file of 3.2 kB remains',
  ),
  ...measured(
    'plugins/split-chunks-plugin',
    'a package of 10 kB or more gets its own chunk',
    'In production, the threshold is 50 kB',
    'a package of 25 kB and a helper of 30 kB in common',
  ),
  ...measured('plugins/ssr-manifest-plugin', "for the example above, that's 60 bytes"),
  ...claimsOfPage('plugins/clean-plugin', [
    [
      'The plugin deletes files right before webpack writes',
      'webpack/lib/output/CleanPlugin.js',
      /compiler\.hooks\.emit\.tapAsync\(\s*\{\s*name: PLUGIN_NAME,\s*stage: 100/u,
    ],
    [
      'later builds look only at what webpack itself wrote',
      'webpack/lib/output/CleanPlugin.js',
      /if \(oldAssets\) \{\s*diffCallback\(null, getDiffToOldAssets\(currentAssets, oldAssets\)\);/u,
    ],
    ['stay for at least ten seconds', 'webpack/lib/output/CleanPlugin.js', /_10sec = 10 \* 1000;/u],
    [
      'and until a newer update has been written',
      'webpack/lib/output/CleanPlugin.js',
      /of lastHotUpdateAssets\) \{\s*if \(!currentAssets\.has\(asset\)\) currentAssets\.set\(asset, 0\);/u,
    ],
    [
      'a string that the path begins with, a regular expression',
      'webpack/lib/output/CleanPlugin.js',
      /typeof keep === "string"\s*\? \([^)]*\) => path\.startsWith\(keep\)/u,
    ],
    [
      'that gets the path and returns `true` to keep it',
      'webpack/types.d.ts',
      /keep\?:[^;]*\(path: string\) => undefined \| boolean/u,
    ],
    [
      'Deletes nothing and only logs what would be deleted',
      'webpack/lib/output/CleanPlugin.js',
      /case "unlink":\s*log\(`\$\{filename\} will be removed`\);\s*if \(dry\) \{/u,
    ],
    [
      'are kept in subfolders to which the build writes nothing',
      'webpack/lib/output/CleanPlugin.js',
      /if \(file\.startsWith\("\."\)\) \{\s*log\(\s*`\$\{filename\} will be kept \(dot-files/u,
    ],
    [
      'before `keep` is consulted',
      'webpack/lib/output/CleanPlugin.js',
      /hooks\.keep\.call\(path\);\s*if \(result !== undefined\) return result;\s*return keepFn\(path\);/u,
    ],
  ]),
];
