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
  ]),
  ...claimsOfPage('plugins/merge-duplicate-chunks-plugin', [
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
  ]),
  ...claimsOfPage('plugins/platform-plugin', [
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
      'provided that `output.environment.document` is off',
      'webpack/lib/css/CssInjectStyleRuntimeModule.js',
      /!outputOptions\.environment\.document &&\s+compilation\.compiler\.platform\.node === true;/u,
    ],
    [
      '`import.meta.env.SSR` is `true` for Node.js without a browser',
      'webpack/lib/config/WebpackOptionsApply.js',
      /compiler\.platform\.node === true && compiler\.platform\.browser !== true;/u,
    ],
  ]),

  ...claimsOfPage('plugins/split-chunks-plugin', [
    [
      'The `default` group has its own value, `2`',
      'webpack/lib/config/defaults.js',
      /F\(cacheGroups, "default", \(\) => \(\{[^}]*\bminChunks: 2,/u,
    ],
    [
      '`0` splits everything that the other conditions allow',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /hasNonZeroSizes = \(sizes\) => \{[^}]*if \(sizes\[key\] > 0\) return true;/u,
    ],
    [
      "`0` makes the limits apply to all of the group's chunks",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /_conditionalEnforce: hasNonZeroSizes\(enforceSizeThreshold\)/u,
    ],
    [
      'A group for all packages can set `0`',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /_validateRemainingSize: hasNonZeroSizes\(minRemainingSize\)/u,
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
  ]),
  ...measured(
    'plugins/limit-chunk-count-plugin',
    ['`main.js` 2.6 KiB, 332 bytes, 251 bytes', '3'],
    ['`main.js` 1.1 KiB', '1'],
  ),
  ...claimsOfPage('plugins/min-chunk-size-plugin', [
    [
      "the size of the source code of a chunk's modules, plus 1",
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /chunkOverhead: 1,\s+entryChunkMultiplicator: 1\s/u,
    ],
  ]),
  ...measured(
    'plugins/min-chunk-size-plugin',
    ['`main.js`, and one file of 333 bytes', '150'],
    ['`main.js` alone', '10000'],
  ),
  ...claimsOfPage('plugins/module-federation-plugin', [
    [
      'or, better, an asynchronous entry',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /throw new Error\("Shared module is not available for eager consumption: "/u,
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
      "webpack warns that it can't determine a required version",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /No required version specified and unable to automatically determine one\./u,
    ],
    [
      'the optional, normal, peer and development dependencies, in this order',
      'webpack/lib/sharing/utils.js',
      /"optionalDependencies",\s+"dependencies",\s+"peerDependencies",\s+"devDependencies"\s+\];/u,
    ],
    [
      'if no version matches the required range',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"fail\(getInvalidVersionMessage\(scope, scopeName, key, requiredVersion, eager\)\);"/u,
    ],
    [
      "The default is `true` for items that have a fallback and aren't singletons",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /: item\.import !== false && !item\.singleton,/u,
    ],
    [
      'Since 5.112, you can share part of an item',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /@since 5\.112\.0\s+\* @typedef \{object\} SharedModuleFilter/u,
    ],
    [
      'when webpack determines the required range',
      'webpack/schemas/plugins/sharing/SharePlugin.json',
      /"Package name to determine required version from description file\./u,
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
      'The default is the value of the `context` option',
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /this\.context \|\| compiler\.context,/u,
    ],
  ]),
  ...claimsOfPage('plugins/progress-plugin', [
    [
      'gets a number from 0 to 1, the name of the phase',
      'webpack/lib/logging/ProgressPlugin.js',
      /handler\(0, ""\);[\s\S]*handler\(1, ""\);/u,
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
  ]),
  ...claimsOfPage('plugins/source-map-dev-tool-plugin', [
    [
      'which is `output.uniqueName` by default',
      'webpack/lib/config/defaults.js',
      /F\(output, "devtoolNamespace", \(\) => output\.uniqueName\);/u,
    ],
    [
      'hash of the identifier, with four characters',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /digest\.slice\(0, 4\);/u,
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
      'gets the loader context and can return a promise',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /\(loaderContext: LoaderContext<LoaderOptions>\) => Promise<string \| Buffer> \| string/u,
    ],
    [
      'The plugin takes two arguments',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /constructor\(modules, schemeOrOptions\) \{/u,
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
  ]),
  ...claimsOfPage('plugins/profiling-plugin', [
    [
      'a deprecation warning about `normalModuleLoader` appears',
      'webpack/lib/Compilation.js',
      /"DEP_WEBPACK_COMPILATION_NORMAL_MODULE_LOADER_HOOK"/u,
    ],
    [
      'the file is `events.json` in the folder',
      'webpack/lib/debug/ProfilingPlugin.js',
      /this\.options\.outputPath \|\| "events\.json"/u,
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
