import { readFileSync } from 'node:fs';
import path from 'node:path';
import semverModule from 'semver';
import * as z from 'zod';
import { interopDefault } from '../lib/interop-default.ts';

const semver = interopDefault(semverModule);

const names = z.record(z.string(), z.unknown()).default({});

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      engines: z.object({ node: z.string().optional() }).optional().catch(undefined),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
      peerDependenciesMeta: z
        .record(z.string(), z.object({ optional: z.boolean().optional() }))
        .default({}),
    }),
  ),
});

/** The `packages` of a lockfile: npm's data about each folder in `node_modules`. */
export type LockedTree = z.infer<typeof lockSchema>['packages'];

/**
 * Reads the dependency tree of the portal, which the pages were tested with.
 *
 * @throws if `package-lock.json` is missing or has another format
 */
export function readLockedTree(siteDir: string): LockedTree {
  const file = path.join(siteDir, 'package-lock.json');
  return lockSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).packages;
}

/** The folder in which Node.js finds a package that is required from `from`. */
function locate(tree: LockedTree, from: string, name: string): string | undefined {
  const place = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (tree[place]) return place;
  return from === ''
    ? undefined
    : locate(tree, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

/** The `engines.node` ranges of packages and all their dependencies, by folder. */
function enginesBelow(tree: LockedTree, packages: readonly string[]): Map<string, string> {
  const engines = new Map<string, string>();
  const seen = new Set<string>();
  const waiting = packages.map((name) => {
    const place = locate(tree, '', name);
    if (place === undefined) {
      throw new Error(
        `package-lock.json has no ${name}, so its Node.js requirement is not known: install the package, or name another one`,
      );
    }
    return place;
  });
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const entry = tree[place];
    if (entry === undefined || seen.has(place)) continue;
    seen.add(place);
    if (entry.engines?.node !== undefined) engines.set(place, entry.engines.node);
    const peers = Object.keys(entry.peerDependencies).filter(
      (name) => entry.peerDependenciesMeta[name]?.optional !== true,
    );
    for (const name of [
      ...Object.keys(entry.dependencies),
      ...Object.keys(entry.optionalDependencies),
      ...peers,
    ]) {
      const found = locate(tree, place, name);
      if (found !== undefined) waiting.push(found);
    }
  }
  return engines;
}

/**
 * The oldest Node.js that a set of packages accepts together with all their dependencies. The `engines` field of a
 * package alone is not enough: Yarn refuses an installation for any package in the tree.
 *
 * @param tree the installed packages
 * @param packages packages that a reader installs
 * @returns a version without trailing zeros, such as `22.15`
 * @throws with the package, if it isn't installed, or with the ranges, if no version satisfies all of them
 */
export function nodeMinimum(tree: LockedTree, packages: readonly string[]): string {
  const ranges = [...new Set(enginesBelow(tree, packages).values())];
  const candidates = ranges
    .flatMap((range) => range.split('||'))
    .flatMap((range) => semver.minVersion(range)?.version ?? []);
  const lowest = candidates
    .sort((one, other) => semver.compare(one, other))
    .find((version) => ranges.every((range) => semver.satisfies(version, range)));
  if (lowest === undefined) {
    throw new Error(
      `No version of Node.js satisfies everything that ${packages.join(' and ')} depend on: ${ranges.join(', ')}`,
    );
  }
  const [major, minor, patch] = lowest.split('.');
  return [major, minor, ...(patch === '0' ? [] : [patch])].join('.');
}
