import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { cli, exitsWithOne } from './evidence.ts';

const exitsWithTwo =
  /isValidationError\(error\)\) \{\s+this\.logger\.error\(error\.message\);[\s\S]{0,90}?process\.exit\(2\);/u;

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/getting-started', [
    ['webpack exits with code 2 and a message', cli, exitsWithTwo],
    ['the build fails with exit code 1', cli, exitsWithOne],
  ]),
];
