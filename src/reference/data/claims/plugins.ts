import { claimsOfPage } from './claim.ts';
import type { Claim } from './claim.ts';

/** Evidence for what pages about plugins say. */
export const pluginClaims: readonly Claim[] = [
  ...claimsOfPage('plugins/automatic-prefetch-plugin', [
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
  ]),
  ...claimsOfPage('plugins/dll-plugin', [
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
  ]),
  ...claimsOfPage('plugins/entry-plugin', [
    [
      'This form is deprecated',
      'webpack/lib/entry/EntryPlugin.js',
      /entry options \(passing a string is deprecated\)/u,
    ],
    [
      'and prints a deprecation warning',
      'webpack/lib/index.js',
      /"SingleEntryPlugin was renamed to EntryPlugin"/u,
    ],
  ]),
  ...claimsOfPage('plugins/eval-source-map-dev-tool-plugin', [
    [
      "so it doesn't change with the content",
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /shorten\(module\.identifier\(\)\)\)\);[\s\S]*hash = getHash\(identifier, hashFunction\);/u,
    ],
  ]),
  ...claimsOfPage('plugins/hashed-module-ids-plugin', [
    [
      'which applies this plugin, is deprecated',
      'webpack/lib/config/WebpackOptionsApply.js',
      /WarnDeprecatedOptionPlugin\(\s+"optimization\.moduleIds",\s+"hashed"/u,
    ],
  ]),
  ...claimsOfPage('plugins/html-modules-plugin', [
    [
      'on unless one of your rules sets a loader or a type',
      'webpack/lib/config/defaults.js',
      /!RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.html"\) && "auto"/u,
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
  ]),
  ...claimsOfPage('plugins/internal-plugins', [
    [
      'which are the defaults for browsers unless the output is a module',
      'webpack/lib/config/defaults.js',
      /case "array-push":\s+if \(tp\.document\) return "jsonp";/u,
    ],
    [
      'The plugin is deprecated: webpack prints a warning',
      'webpack/lib/index.js',
      /"webpack\.LibraryTemplatePlugin is deprecated/u,
    ],
    [
      'the ones whose experiment is on',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /case "fetch": \{\s+if \(compiler\.options\.experiments\.syncWebAssembly\) \{/u,
    ],
    [
      '`webpack.JavascriptModulesPlugin` is a deprecated name for it',
      'webpack/lib/index.js',
      /get JavascriptModulesPlugin\(\) \{\s+return util\.deprecate\(/u,
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
      "for `require()`, it's always `node-commonjs`",
      'webpack/lib/node/NodeTargetPlugin.js',
      /dependency\.category === "commonjs"\) \{\s+return "node-commonjs";/u,
    ],
    [
      'the plugin also warns that this function is deprecated',
      'webpack/lib/errors/RequireIncludeDeprecationWarning.js',
      /require\.include\(\) is deprecated/u,
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
];
