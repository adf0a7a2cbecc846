import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/tree-shaking', [
    [
      'whose exports are unused may be dropped',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /module\.factoryMeta\.sideEffectFree = !hasSideEffects;/u,
    ],
    [
      'A pattern without a slash applies to files in every folder',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /if \(!glob\.includes\("\/"\)\) \{\s+glob = `\*\*\/\$\{glob\}`;/u,
    ],
    [
      "names the exports that aren't needed",
      'webpack/lib/dependencies/esm/ESMExportInitFragment.js',
      /`\/\* unused harmony export \$\{first/u,
    ],
    [
      'In development, neither is',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "minimize", production\);/u,
    ],
    [
      'In development, webpack does drop modules because of promises',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "sideEffects", \(\) => \(production \? true : "flag"\)\);/u,
    ],
    [
      'Production mode also joins modules into one scope',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "concatenateModules", production\);/u,
    ],
    [
      'webpack does it in every production build',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "usedExports", production\);/u,
    ],
    [
      'many that are harmless, such as function declarations',
      'webpack/lib/javascript/JavascriptParser.js',
      /case "FunctionDeclaration":\s*case "FunctionExpression":[\s\S]{0,200}return true;/u,
    ],
    [
      'webpack follows simple forms of CommonJS',
      'webpack/lib/dependencies/commonjs/CommonJsExportsParserPlugin.js',
      /\.for\("exports"\)\s*\.tap\(PLUGIN_NAME, \(expr, members\) =>\s*handleAssignExport\(/u,
    ],
    [
      'webpack judges by the code',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /if \(sideEffectsStatement === undefined\) \{\s*parser\.state\.module\.buildMeta\.sideEffectFree = true;/u,
    ],
    [
      'only these files have effects',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /case "object":\s*return flagValue\.some\(\(glob\) =>/u,
    ],
    [
      'makes the same promise in your configuration',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /typeof settings\.sideEffects === "boolean"\) \{[\s\S]{0,140}sideEffectFree = !settings\.sideEffects;/u,
    ],
    [
      "imports in your program, and the minimizer's analysis",
      'webpack/lib/optimize/FlagDependencyUsagePlugin.js',
      /compilation\.getDependencyReferencedExports\(/u,
    ],
    [
      "otherwise webpack's own analysis",
      'webpack/lib/module/NormalModule.js',
      /if \(fm\.sideEffectFree === false\) return true;[\s\S]{0,60}mod\.buildMeta\.sideEffectFree\)/u,
    ],
    [
      'connect an import directly to the module that the export comes from',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /moduleGraph\.updateModule\(dep, target\.module\);/u,
    ],
    [
      'skip all modules that merely re-export it',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /"\(skipped side-effect-free modules\)"/u,
    ],
    [
      'uses no export, so the promise allows webpack to drop it',
      'webpack/lib/dependencies/esm/ESMImportSideEffectDependency.js',
      /refModule\.getSideEffectsConnectionState\(moduleGraph\)/u,
    ],
    [
      "Both are on in `mode: 'production'`",
      'webpack/lib/config/defaults.js',
      /"usedExports", production\);[\s\S]{0,1200}D\(optimization, "minimize", production\);/u,
    ],
    [
      'unused modules are dropped even without a minimizer',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "sideEffects", \(\) => \(production \? true : "flag"\)\);/u,
    ],
    [
      'applies to the call that follows it, not to the arguments',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(!pureFlag\) return false;[\s\S]{0,120}return expr\.arguments\.every\(\(arg\) => \{/u,
    ],
    [
      'This works across modules',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /buildInfo\.pureFunctions = pureFunctions;/u,
    ],
    [
      'skipped if it counts as free of effects',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /if \(module\.getSideEffectsConnectionState\(moduleGraph\) === false\) \{/u,
    ],
    [
      'webpack uses the nearest one above a file',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /if \(descriptionFileData\.sideEffects !== undefined\) \{\s*return callback\(\{/u,
    ],
    [
      'look further up, past one that has neither',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /if \(data\.name !== undefined\) return done\(null\);\s*dir = parent;\s*next\(\);/u,
    ],
    [
      'Only in `node_modules` does webpack',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /!NODE_MODULES_REGEXP\.test\(resolveInfo\.path\)\s*\) \{\s*return callback\(\);/u,
    ],
    [
      'whole modules, with everything that only they import',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /module\.factoryMeta\.sideEffectFree = !hasSideEffects;/u,
    ],
    [
      'Does it only declare functions, classes and constants',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /case "VariableDeclaration":\s*case "ClassDeclaration":\s*case "FunctionDeclaration":/u,
    ],
    [
      '`index.js` has no effects, so webpack skips this file',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /"\(skipped side-effect-free modules\)"/u,
    ],
    [
      'Each `package.json` speaks for its own package',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /if \(descriptionFileData\.name !== undefined\) \{\s*return callback\(\);/u,
    ],
    [
      "nothing imports `toYards`, and didn't export it",
      'webpack/lib/dependencies/esm/ESMExportInitFragment.js',
      /`\/\* unused harmony export \$\{first/u,
    ],
    [
      'so is everything that only this module imports',
      'webpack/lib/dependencies/esm/ESMImportSideEffectDependency.js',
      /refModule\.getSideEffectsConnectionState\(moduleGraph\)/u,
    ],
    [
      "declare that the call isn't needed unless its result is",
      'webpack/lib/util/magicComment.js',
      /Pure: \/\^\\s\*\(\?:#\|@\)__PURE__\\s\*\$\//u,
    ],
    [
      'mark the function instead of each call',
      'webpack/lib/util/magicComment.js',
      /NoSideEffects: \/\^\\s\*\[#@\]__NO_SIDE_EFFECTS__\\s\*\$\//u,
    ],
    [
      'what prevents its removal, with line and column',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /`Statement \(\$\{type\}\) with side effects in source code at \$\{at\}`/u,
    ],
    [
      "lists the package's files that have effects",
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /case "object":\s*return flagValue\.some\(\(glob\) =>/u,
    ],
  ]),
  ...measured('guides/tree-shaking', "There's no error and no warning"),
];
