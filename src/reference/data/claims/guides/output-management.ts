import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { addedIn, before, defaults, htmlWasOff, schema } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/output-management', [
    [
      '`[name].js` is the default name',
      defaults,
      /D\(output, "filename", output\.module \? "\[name\]\.mjs" : "\[name\]\.js"\);/u,
    ],
    ['Before webpack 5.109, pages usually came from', before, htmlWasOff],
    ['since webpack 5.112, a pattern such as', schema, addedIn('GlobCondition', '5.112.0')],
  ]),
];
