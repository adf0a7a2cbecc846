import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

const target = 'webpack/lib/config/target.js';
const browserslist = 'webpack/lib/config/browserslistTargetHandler.js';
const htmlParser = 'webpack/lib/html/HtmlParser.js';
const swc = '@swc/types/index.d.ts';

/** Without `target`, a list of browsers becomes the target. */
const isTarget = /return browsers \? "browserslist" : "web";/u;
const features = /return browserslistTargetHandler\.resolve\(browsers\);/u;
const newerModules = /if \(compare\(version, '<=', corejs\)\) \{\s*result\.push\(/u;

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/old-browsers', [
    [
      "webpack doesn't translate your code",
      'webpack/lib/config/WebpackOptionsApply.js',
      /^(?![\s\S]*require\("(?:@babel\/core|@swc\/core|esbuild)"\))/u,
    ],
    ['configuration for the code that it adds itself', target, features],
    [
      'and for stylesheets',
      defaults,
      /getTargetsBrowsers\(\s*Array\.isArray\(target\) \? target : \[target\],\s*context\s*\)/u,
    ],
    ['core-js, which SWC or Babel imports', swc, /mode\?: "usage" \| "entry";/u],
    ['webpack, according to Browserslist', browserslist, /arrowFunction: rawChecker\(\{/u],
    [
      'webpack, with `minimizeOptions.css`',
      defaults,
      /const cssEnvironment = \{\s*browsers,\s*vendorPrefixes:/u,
    ],
    [
      "`isModule: 'unknown'` lets SWC find out",
      swc,
      /isModule\?: boolean \| "unknown" \| "commonjs";/u,
    ],
    [
      "`'import' and 'export' may appear only with 'sourceType: module'`",
      'webpack/lib/javascript/syntax-parser.js',
      /"'import' and 'export' may appear only with 'sourceType: module'"/u,
    ],
    [
      "`mode: 'usage'` imports the functions",
      swc,
      /export interface EnvConfig \{\s*mode\?: "usage" \| "entry";/u,
    ],
    [
      'is the installed version, including the minor number',
      swc,
      /version of the used core js\.[\s*/]*coreJs\?: string;/u,
    ],
    [
      "If you write `'3'`, newer functions are left out",
      'core-js-compat/get-modules-list-for-target-version.js',
      newerModules,
    ],
    ['SWC and webpack both read the `browserslist` field', target, isTarget],
    [
      'A parser that rejects newer syntax checks every file',
      'acorn/dist/acorn.js',
      /if \(options\.ecmaVersion >= 2015\) \{\s*options\.ecmaVersion -= 2009;/u,
    ],
    [
      "`sourceType: 'unambiguous'` does what",
      '@babel/parser/lib/index.js',
      /options\) == null \? void 0 : _options\.sourceType\) === "unambiguous"\) \{/u,
    ],
    [
      '`output.module` keeps `type="module"`',
      htmlParser,
      /\} else if \(!outputModule && type === "script-module" && typeAttr !== 0\) \{/u,
    ],
    [
      'webpack turns the script into a classic one',
      htmlParser,
      /\} else if \(!outputModule && type === "script-module" && typeAttr !== 0\) \{/u,
    ],
    [
      'makes webpack leave the second script alone',
      htmlParser,
      /pendingWebpackIgnore = options\.webpackIgnore;/u,
    ],
    [
      '`keep` prevents the first build from deleting',
      'webpack/lib/output/CleanPlugin.js',
      /\? \(path\) => keep\.test\(path\)/u,
    ],
    [
      'in this project or in a folder above it',
      browserslist,
      /const config = browserslist\.loadConfig\(\{\s*path: context,\s*env\s*\}\);/u,
    ],
    [
      'takes the query for the name of an environment',
      browserslist,
      /return browserslist\(config, \{ env, throwOnMissing: true \}\);/u,
    ],
    [
      'and uses the other list without a warning',
      browserslist,
      /if \(config\) \{\s*try \{\s*return browserslist\(config,/u,
    ],
    [
      'inline scripts in HTML and code in strings',
      htmlParser,
      /const request = dataUri\("text\/javascript", scriptText\);/u,
    ],
    [
      'the last two and a half years',
      'browserslist/index.js',
      /options\.widelyAvailableOnDate = new Date\(\)\.setMonth\(\s*new Date\(\)\.getMonth\(\) \+ 30/u,
    ],
    [
      'In files that are always CommonJS, the build fails',
      'webpack/lib/javascript/syntax-parser.js',
      /"'import' and 'export' may appear only with 'sourceType: module'"/u,
    ],
  ]),
  ...measured(
    'guides/old-browsers',
    'Without the rule, `index.js` is 398 bytes',
    'Almost everything that the rule adds is core-js',
    'Babel adds somewhat more of core-js than SWC',
    'the build succeeds without a message',
    'The modern script is 374 bytes',
    'and the other one is 42 KiB',
  ),
];
