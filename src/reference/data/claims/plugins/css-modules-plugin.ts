import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/css-modules-plugin', [
    [
      '`experiments.css` creates the plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.experiments\.css\) \{\s*const CssModulesPlugin/u,
    ],
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
      'fails in the JavaScript parser, and a file whose rule',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.experiments\.css\) \{\s*const CssModulesPlugin/u,
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
];
