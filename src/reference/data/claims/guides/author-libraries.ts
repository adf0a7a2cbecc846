import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...measured('guides/author-libraries', 'contained more than twenty modules'),
  ...claimsOfPage('guides/author-libraries', [
    [
      'This type switches on `output.module`',
      'webpack/lib/config/defaults.js',
      /libraryTypes\.some\(isModuleLibraryType\)\) \{\s+output\.module = true;/u,
    ],
    [
      'the default target is a browser',
      'webpack/lib/config/target.js',
      /getDefaultTarget = \(context\) => \{[\s\S]{0,400}?if \(!config\) return "web";/u,
    ],
    [
      'Since 5.110, a preset leaves out all packages',
      'webpack-5-108/schemas/WebpackOptions.json',
      /^(?![\s\S]*"nodeModules")/u,
    ],
    [
      'does not cover `lodash-es/chunk.js`',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /typeof externals === "string"\) \{\s+if \(\s+externals === request \|\|/u,
    ],
    [
      'webpack removes types from TypeScript but writes no declarations',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /mod\.stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
    [
      'the default, `self`, exists only in pages and workers',
      'webpack/lib/config/defaults.js',
      /\? self : global';\s+\}\s+\}\s+return "self";/u,
    ],
    [
      "you don't have to list them",
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.externalsPresets\.nodeModules\) \{[\s\S]{0,300}?"module-import" : "node-commonjs";/u,
    ],
    [
      'apart from their styles and other assets',
      'webpack/lib/config/WebpackOptionsApply.js',
      /const RUNTIME_LOADABLE = \/\\\.\(\?:m\|c\)\?js\$\|\\\.json\$\|\\\.node\$\/i;/u,
    ],
    [
      'also lets you make exceptions',
      'webpack/lib/config/WebpackOptionsApply.js',
      /const allowlist = preset === true \? undefined : preset\.allowlist;/u,
    ],
    [
      'Since the map contains your source',
      'webpack/lib/config/WebpackOptionsApply.js',
      /const noSources = use\.includes\("nosources"\);/u,
    ],
    [
      'your modules would then be in strings',
      'webpack/lib/devtool/EvalDevToolModulePlugin.js',
      /`eval\(\$\{/u,
    ],
    [
      'assigns each export by name',
      'webpack/lib/library/AssignLibraryPlugin.js',
      /`\$\{exportTarget\}\$\{nameAccess\} = \$\{RuntimeGlobals\.exports\}/u,
    ],
    [
      'contains everything and is minimized',
      defaults,
      /D\(optimization, "minimize", production\);/u,
    ],
    [
      "`{ type: 'commonjs-static' }`",
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "commonjs-static": \{[\s\S]{0,260}?prefix: \["exports"\],/u,
    ],
    [
      "`{ type: 'module' }`",
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "module":\s+case "modern-module": \{[\s\S]{0,120}?new ModuleLibraryPlugin\(/u,
    ],
    [
      "`{ type: 'umd', name: 'tallyMarks' }`",
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "umd":\s+case "umd2": \{/u,
    ],
    [
      'A package can import itself by its name',
      'enhanced-resolve/lib/SelfReferencePlugin.js',
      /"self reference",/u,
    ],
    [
      'a bundler can remove `read` if only `write` is',
      'webpack/lib/library/ModuleLibraryPlugin.js',
      /`export \{ \$\{shortHandedExports\.join\(", "\)\} \};\\n`/u,
    ],
    [
      'so the exports of the entry are removed',
      'webpack/lib/library/AssignLibraryPlugin.js',
      /exportsInfo\.setUsedInUnknownWay\(runtime\);/u,
    ],
    [
      'so an unused import can be dropped',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /switch \(typeof flagValue\) \{[\s\S]{0,80}?case "boolean":\s+return flagValue;/u,
    ],
    [
      "`target: 'universal'` keeps the file independent",
      'webpack/lib/config/target.js',
      /\/\^universal\$\/,[\s\S]{0,200}?\(\) => \(\{\s+node: null,/u,
    ],
    [
      "`globalObject: 'globalThis'` lets it run in Node.js as well",
      defaults,
      /if \(tp\.global\) return "global";\s+if \(tp\.globalThis\) return "globalThis";/u,
    ],
    [
      '`source-map` writes a separate file',
      'webpack/lib/config/WebpackOptionsApply.js',
      /filename: inline \? null : options\.output\.sourceMapFilename,/u,
    ],
    [
      'bundlers see every export by name',
      'webpack/lib/library/ModuleLibraryPlugin.js',
      /`export \{ \$\{shortHandedExports\.join\(", "\)\} \};\\n`/u,
    ],
    [
      '`minimize: false` keeps the file readable',
      defaults,
      /D\(optimization, "minimize", production\);/u,
    ],
    [
      'list it in `sideEffects`, or their bundlers remove it',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /case "string":\s+return globToRegexp\(flagValue, cache\)\.test\(moduleName\);/u,
    ],
  ]),
];
