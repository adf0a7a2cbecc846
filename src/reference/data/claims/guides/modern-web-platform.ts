import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { before } from './evidence.ts';

const wasmWasOff = /D\(experiments, "asyncWebAssembly", experiments\.futureDefaults\)/u;

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/modern-web-platform', [
    ['on by default since 5.109', before, wasmWasOff],
  ]),
];
