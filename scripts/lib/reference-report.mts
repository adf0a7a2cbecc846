/** Prints the differences between two installed versions of webpack, as Markdown. */
import { compareInventories } from '../../src/reference/difference.ts';
import { differenceReport } from '../../src/reference/difference-report.ts';
import { readInventories } from '../../src/reference/inventories.ts';
import { installedPackage } from '../../src/reference/package.ts';

/** Default comparison: the older version among the dev dependencies, and the documented one. */
const defaultPackages = ['webpack-5-108', 'webpack'] as const;

/**
 * @param packages names of two packages in `node_modules`, the older one first; an alias such as `"webpack-5-108":
 * "npm:webpack@5.108.4"` in package.json gives an older webpack a name
 * @throws Error that names a package that isn't installed
 */
export async function referenceReport(packages: readonly string[] = []): Promise<string> {
  const [older = defaultPackages[0], newer = defaultPackages[1]] = packages;
  const [before, after] = [await inventoriesOf(older), await inventoriesOf(newer)];
  return differenceReport(
    { before: nameOf(older), after: nameOf(newer) },
    compareInventories(before, after),
  );
}

function inventoriesOf(packageName: string): ReturnType<typeof readInventories> {
  return readInventories({ packageName });
}

function nameOf(packageName: string): string {
  return `webpack ${installedPackage(packageName).version}`;
}
