import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

const parser = 'webpack/lib/css/CssParser.js';
const printer = 'webpack/lib/css/syntax-parser.js';

export const claims: readonly Claim[] = [
  ...measured(
    'guides/tailwind-postcss-sass',
    'The whole stylesheet is 6 kB',
    'shows it without a restart',
    'is relative to the file that webpack processes',
    'Sass has deprecated `@import`, and warns about it',
    'The slash is now reserved for CSS',
    'not values with another name, such as `-webkit-fill-available` for `stretch`',
  ),
  ...claimsOfPage('guides/tailwind-postcss-sass', [
    [
      'webpack reads, bundles and minimizes CSS by itself',
      defaults,
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\)/u,
    ],
    [
      "`type: 'css/auto'` passes the loader's result on",
      'webpack/lib/css/CssModulesPlugin.js',
      /const CSS_MODULE_TYPES = \[[^\]]*CSS_MODULE_TYPE_AUTO\s*\];/u,
    ],
    [
      'Files named `*.module.css` or `*.module.scss` become CSS modules',
      parser,
      /const IS_MODULES = \/\\\.modules\?\\\.\[\^\.\]\+\$\/i;/u,
    ],
    [
      'turns off the built-in support',
      defaults,
      /hasRuleForResource\(rules, "\/file\.css"\) \|\|[\s\S]{0,90}\) && "auto";/u,
    ],
    [
      'the build fails with `No parser registered for css/auto`',
      'webpack/lib/module/NormalModuleFactory.js',
      /throw new Error\(`No parser registered for \$\{type\}`\);/u,
    ],
    [
      '`experiments: { css: true }` keeps the support on',
      defaults,
      /if \(experiments\.css === "auto"\) \{\s+experiments\.css =/u,
    ],
    ['Tailwind 4 is configured in CSS', 'tailwindcss/package.json', /"version": "4\./u],
    [
      'each color under `@theme` creates classes',
      'tailwindcss/package.json',
      /"version": "4\.3\./u,
    ],
    ['searches the project for class names', 'tailwindcss/package.json', /"version": "4\.3\./u],
    [
      'writes rules for them, and watches the files',
      'tailwindcss/package.json',
      /"version": "4\.3\./u,
    ],
    ["it finds `'border-l-free'`, but not", 'tailwindcss/package.json', /"version": "4\.3\./u],
    ["`node_modules` isn't searched", 'tailwindcss/package.json', /"version": "4\.3\./u],
    [
      "This rule doesn't match `.css` files, so `experiments.css` stays",
      'webpack/lib/rules/RuleSetCompiler.js',
      /if \(matched && establishesType\) return true;/u,
    ],
    [
      'do what webpack does in production anyway',
      defaults,
      /D\(optimization, "minimize", production\);/u,
    ],
    [
      'the built-in minimizer adds the prefixes that your browsers need',
      'webpack/lib/css/syntax-printer.js',
      /const needed = _neededPrefixes\(PREFIXED_AT_RULES, base\);/u,
    ],
    ['webpack follows `@import` and `url()`', parser, /\burl: true,\s+import: true,/u],
    [
      'browsers that know `:is()` but not nesting',
      printer,
      /!_nestingAllowed &&\s+_S\._isSelectorAllowed &&/u,
    ],
    [
      'production builds expand nested style rules',
      printer,
      /writer\.options\.mode === "minify";/u,
    ],
    [
      'run one after the other, from the last to the first',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.loaderIndex = loaderContext\.loaders\.length - 1;/u,
    ],
    [
      "the loader only warns that it can't be used together",
      'css-loader/dist/index.js',
      /You can\\'t use `experiments\.css` \([^)]*\) and `css-loader` together/u,
    ],
    [
      'and does nothing else',
      'css-loader/dist/index.js',
      /\(now css-loader does nothing\)\.'\)\);\s+callback\(null, content, map, meta\);\s+return;/u,
    ],
    ['webpack renames names such as `--line` in CSS modules', parser, /\bdashedIdents: true,/u],
    [
      "loader: '@tailwindcss/webpack', type: 'css/auto' }`",
      'webpack/lib/module/ModuleTypeConstants.js',
      /const CSS_MODULE_TYPE_AUTO = "css\/auto";/u,
    ],
    [
      "loader: 'sass-loader', type: 'css/auto' }`",
      'webpack/lib/module/ModuleTypeConstants.js',
      /const CSS_MODULE_TYPE_AUTO = "css\/auto";/u,
    ],
    [
      "loader: 'postcss-loader', type: 'css/auto' }`",
      'webpack/lib/module/ModuleTypeConstants.js',
      /const CSS_MODULE_TYPE_AUTO = "css\/auto";/u,
    ],
    [
      '`url()` and class names work as in a `.css` file',
      'webpack/lib/css/CssModulesPlugin.js',
      /case CSS_MODULE_TYPE_AUTO: \{\s*defaultMode = "auto";/u,
    ],
  ]),
];
