import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, defaults, normalization, schema } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/devtool', [
    [
      'or an array with separate values for scripts and styles',
      schema,
      /"enum": \["all", "javascript", "css"\]/u,
    ],
    ['Applies only to scripts', applied, /test: evalWrapped \? undefined : assetExt,/u, 'eval-'],
    [
      'Puts the map into the file itself',
      applied,
      /filename: inline \? null : options\.output\.sourceMapFilename,/u,
    ],
    ['Writes the map, but no comment', applied, /append: hidden \? false : undefined,/u],
    ['Maps lines, not columns', applied, /columns: !cheap,/u],
    ['shows what the loaders turned a file into', applied, /module: moduleMaps \? true : !cheap,/u],
    ['Allowed only after `cheap-`', schema, /\(nosources-\)\?\(cheap-\(module-\)\?\)\?source-map/u],
    ['webpack always follows these maps', applied, /module: moduleMaps \? true : !cheap,/u],
    [
      '`cheap-eval-source-map` from older configurations is rejected',
      schema,
      /"pattern": "\^\(inline-\|hidden-\|eval-\)\?\(nosources-\)\?\(cheap-/u,
    ],
    [
      'Every value except `false` and `eval` can end',
      schema,
      /source-map\(-debugids\)\?\(-scopes\)\?\$"/u,
    ],
    [
      'The default shows each module and stylesheet separately',
      defaults,
      /type: "css",\s+use: "source-map"/u,
    ],
    [
      "`module` or `modern-module`, there's no default",
      defaults,
      /type === "module" \|\| type === "modern-module";/u,
    ],
    [
      'The default in development is such an array',
      defaults,
      /development && !noDevSourceMap\s+\? \[/u,
    ],
    ['what you see of a module is generated code', defaults, /type: "javascript",\s+use: "eval"/u],
    [
      'Two items for the same files are both applied',
      applied,
      /for \(const item of devtool\) \{\s+const \{ type, use \} = item;/u,
    ],
    [
      'always apply to scripts, even in an item',
      applied,
      /test: evalWrapped \? undefined : assetExt,/u,
    ],
    [
      'or else for `javascript`, or else for `css`',
      normalization,
      /const match = \["all", "javascript", "css"\]\s+\.map\(/u,
    ],
    [
      'With `experiments.futureDefaults`, plugins see the array',
      normalization,
      /futureDefaults[\s\S]{0,120}return \{\s+options/u,
    ],
  ]),
  ...measured('configuration/devtool', 'take about one and a half times as long'),
  ...measured('configuration/devtool', 'a program of 729 modules'),
];
