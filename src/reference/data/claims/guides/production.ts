import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { addedIn, cli, defaults, exitsWithOne, schema } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/production', [
    [
      'In other modes, there are no hints by default',
      defaults,
      /F\(options, "performance", \(\) =>\s+production &&/u,
    ],
    ['A failing build ends with exit code 1', cli, exitsWithOne],
    [
      "since 5.110, webpack's own printers for stylesheets",
      schema,
      addedIn('OptimizationMinimizeOptions', '5.110.0'),
    ],
    [
      "replaces the default minimizer unless it contains `'...'`",
      defaults,
      /if \(item === "\.\.\."\) \{[\s\S]*A\(optimization, "minimizer", \(\) => \[/u,
    ],
    [
      'For production, the default is none',
      defaults,
      /"devtool",\s+\(\) =>\s+[^\n]+\s+development && !noDevSourceMap\s+\? \[/u,
    ],
    [
      'and similar options are off by default because',
      'webpack/lib/css/syntax-parser.js',
      /writer\.options\.convertLengthUnits === true;/u,
    ],
    ['the default limit of 250 kB', defaults, /D\(performance, "maxAssetSize", 250000\);/u],
  ]),
];
