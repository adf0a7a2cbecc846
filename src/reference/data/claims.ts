import { apiClaims } from './claims/api/index.ts';
import type { Claim } from './claims/claim.ts';
import { conceptClaims } from './claims/concepts/index.ts';
import { configurationClaims } from './claims/configuration/index.ts';
import { guideClaims } from './claims/guides/index.ts';
import { migrationClaims } from './claims/migrate/index.ts';
import { pluginClaims } from './claims/plugins/index.ts';

export type { Claim } from './claims/claim.ts';

/** Cells with figures that a separate test compares with their source. */
export const comparedCells: readonly { readonly page: string; readonly cell: RegExp }[] = [
  // tests/content/devtool-table.test.ts
  { page: 'docs/configuration/devtool.mdx', cell: /^\d\.\d \(\d\.\d–\d\.\d\)$/u },
];

/** Evidence for what pages say, by page. */
export const claims: ReadonlyMap<string, readonly Claim[]> = Map.groupBy(
  [
    ...apiClaims,
    ...conceptClaims,
    ...configurationClaims,
    ...guideClaims,
    ...migrationClaims,
    ...pluginClaims,
  ],
  ({ page }) => page,
);
