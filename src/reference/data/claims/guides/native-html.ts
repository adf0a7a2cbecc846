import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults, schema } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/native-html', [
    [
      'webpack removes `type="module"`',
      'webpack/lib/html/HtmlParser.js',
      /else if \(!outputModule && type === "script-module" && typeAttr !== 0\)/u,
    ],
    [
      'A hyphen in the path is doubled',
      'webpack/lib/html/HtmlParser.js',
      /if \(character === "-"\) return "--";/u,
    ],
    [
      'followed by eight digits of a hash',
      'webpack/lib/html/HtmlParser.js',
      /\.digest\("hex"\)\s+\.slice\(0, 8\);\s+return `data-/u,
    ],
    [
      '`src/index.html` is the default entry',
      defaults,
      /\(\["\.\/src"\]\)[\s\S]*\.\.\.\(html && !htmlFirst \? \["\.html"\] : \[\]\)/u,
    ],
    [
      'Nothing is added by default',
      'webpack/lib/html/syntax-parser.js',
      /buildHeadTags = \(opts\) => \{\s+let out = "";[\s\S]{0,500}?if \(opts\.title\) \{/u,
    ],
    ['counted from 0', 'webpack/lib/html/HtmlParser.js', /let nextEntryIndex = 0;/u],
    [
      'call the synchronous render function',
      'webpack/lib/html/HtmlParser.js',
      /typeof transformed !== "string"\) \{\s+throw new Error\(\s+"The `template` html/u,
    ],
    [
      'complete since 5.109',
      schema,
      /"title": \{\s+"description": "Sets the `<title>`[^\n]+\s+"type": "string",\s+"added": "5\.109\.0"/u,
    ],
    [
      "`'defer'`, `'blocking'`, or `'auto'`",
      'webpack/schemas/WebpackOptions.json',
      /"scriptLoading": \{\s+"description": [^\n]+\s+"enum": \["auto", "blocking", "defer"\]/u,
    ],
    [
      'module scripts with `output.module`, otherwise `defer`',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /htmlObj\.scriptLoading \|\| "auto";/u,
    ],
    ['`true` means SHA-384', 'webpack/lib/html/HtmlGenerator.js', /\? \["sha384"\]/u],
    [
      'the hints for scripts are on by default',
      defaults,
      /if \(output\.module\) D\(output\.resourceHints, "initial", true\);/u,
    ],
    [
      "`'body'` by default, `'head'` by default with",
      'webpack/lib/html/HtmlModulesPlugin.js',
      /inject === "head" \|\| \(inject !== "body" && output\.module\)/u,
    ],
    [
      '`webpackAs`, `webpackType` and `webpackMedia`',
      'webpack/lib/prefetch/parseResourceHintOptions.js',
      /importOptions\.webpackAs\b[\s\S]*importOptions\.webpackType\b[\s\S]*importOptions\.webpackMedia\b/u,
    ],
  ]),
];
