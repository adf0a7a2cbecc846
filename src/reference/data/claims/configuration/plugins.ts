import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, defaults, schema, validated } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/plugins', [
    [
      'An array of functions or of objects with an',
      schema,
      /"Plugins": \{[\s\S]{0,400}WebpackPluginInstance"[\s\S]{0,90}WebpackPluginFunction"/u,
    ],
    ['The method that webpack calls once', validated, /plugin\.apply\(compiler\);/u],
    [
      'Every object in the array must have this method',
      schema,
      /"WebpackPluginInstance": \{[\s\S]{0,400}"required": \["apply"\]/u,
    ],
    [
      'so its result is not awaited',
      validated,
      /else if \(plugin\) \{\s+plugin\.apply\(compiler\);/u,
    ],
    [
      'Items that are `false`, `null`, `undefined`, `0`',
      schema,
      /"enum": \[false, 0, "", null\],\s+"undefinedAsNull": true,/u,
    ],
    [
      "`true` isn't skipped",
      schema,
      /"Falsy": \{\s+"description": "[^"]+",[\s\S]{0,60}"enum": \[false, 0, "", null\],/u,
    ],
    ['both as its argument and as `this`', validated, /\(plugin\)\.call\(compiler, compiler\);/u],
    [
      'Plugins are applied in the order of the array',
      validated,
      /for \(const plugin of options\.plugins\) \{/u,
    ],
    [
      'before webpack sets any defaults except those',
      validated,
      /plugin\.apply\(compiler\);\s+\}\s+\}\s+\}\s+const resolvedDefaultOptions =/u,
    ],
    [
      'except those of `context` and `infrastructureLogging`',
      defaults,
      /"context", \(\) => process\.cwd\(\)\);\s+applyInfrastructureLoggingDefaults\(options\.infrastructureLogging\);\s+\};/u,
    ],
    [
      'the first plugin in the array runs first, unless',
      'tapable/lib/Hook.js',
      /if \(xStage > stage\) \{\s*continue;\s*\}\s*i\+\+;\s*break;/u,
    ],
    [
      'where `minimize: false` turns them off',
      applied,
      /if \(options\.optimization\.minimize\) \{\s*for \(const minimizer of/u,
    ],
    [
      'calls once, with the compiler, before the build',
      validated,
      /plugin\.apply\(compiler\);[\s\S]{0,600}applyWebpackOptionsDefaults\(/u,
    ],
    [
      'For a few lines, a function is enough',
      validated,
      /typeof plugin === "function"\) \{[\s\S]{0,200}plugin\)?\.call\(compiler, compiler\)/u,
    ],
    [
      'results in `true` under `webpack serve`, and the configuration',
      schema,
      /"Falsy": \{[\s\S]{0,260}"enum": \[false, 0, "", null\]/u,
    ],
    [
      'Plugins that come with webpack are properties of `webpack`',
      'webpack/lib/index.js',
      /get DefinePlugin\(\) \{/u,
    ],
  ]),
];
