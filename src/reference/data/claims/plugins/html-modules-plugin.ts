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
      "You don't create the plugin yourself",
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.experiments\.html\) \{\s*const HtmlModulesPlugin/u,
    ],
    [
      'lets webpack read HTML pages and write pages',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new HtmlModulesPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      '`output.html` writes no page and prints no message',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.experiments\.html\) \{[^}]*new HtmlModulesPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      'gives you the hooks of one compilation',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /getCompilationHooks = createHooksRegistry\(/u,
    ],
    [
      'are written after the page has been minimized',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH \+ 1\s/u,
    ],
    [
      'change, move or remove `script`, `link`, `style` and `meta` elements',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /await hooks\.transformTags\.promise\(model\.tags, \{/u,
    ],
    [
      'change the text of the page',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /transformHtml: new AsyncSeriesWaterfallHook\(\["html", "context"\]\)/u,
    ],
    [
      'do something with the finished page',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /await hooks\.htmlEmitted\.promise\(\{ outputName: name \}\);/u,
    ],
    [
      'can make webpack parse the page once more',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /if \(injected\.length > 0 \|\| transformTags \|\| csp\) \{/u,
    ],
    [
      '`context.outputName` identifies the page',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /await hooks\.transformTags\.promise\(model\.tags, \{\s*outputName: name,/u,
    ],
    [
      'Hooks are called both for pages that you wrote',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /await hooks\.htmlEmitted\.promise\(\{ outputName: name \}\);/u,
    ],
    [
      '`transformTags` to change elements, `injectTags` to add elements',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /injectTags: new AsyncSeriesWaterfallHook\(\["tags", "context"\]\)/u,
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
    [
      'With the experiment on, the plugin exists already',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new HtmlModulesPlugin\(\)\.apply\(compiler\);/u,
    ],
  ]),
];
