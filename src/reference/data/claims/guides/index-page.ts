import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/index', [
    ['in a folder with webpack and a `src/index.js` file', defaults, /\(\["\.\/src"\]\)/u],
    [
      'let webpack write the pages',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /return `data:text\/html,<!doctype html>/u,
    ],
    [
      'use TypeScript, with or without a loader',
      defaults,
      /experiments\.typescript =[\s\S]{0,90}?typeof require\("module"\)\.stripTypeScriptTypes === "function" &&/u,
    ],
    [
      'use styles and CSS modules without loaders',
      defaults,
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\)/u,
    ],
    [
      'use pages as entries and HTML as modules',
      defaults,
      /F\(experiments, "html", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\)/u,
    ],
    [
      'require modules whose names are known only at run time',
      'webpack/lib/dependencies/context/ContextDependency.js',
      /get category\(\) \{\s*return "commonjs";/u,
    ],
    [
      'use any of these with the built-in CSS support',
      'webpack/lib/css/CssModulesPlugin.js',
      /case CSS_MODULE_TYPE_AUTO: \{/u,
    ],
    [
      'the `exports` field of a package',
      'webpack/lib/config/defaults.js',
      /exportsFields: \["exports"\],/u,
    ],
  ]),
];
