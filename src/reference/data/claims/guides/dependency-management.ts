import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/dependency-management', [
    [
      'returns a promise in asynchronous modes',
      'webpack/lib/context/ContextModule.js',
      /function webpackAsyncContextResolve\(req\) \{[\s\S]{0,200}?return Promise\.resolve\(\)\.then/u,
    ],
  ]),
];
