import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
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
];
