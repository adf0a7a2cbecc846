import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { installScripts } from '../../../scripts/lib/supply-chain-exceptions.mts';

interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

function packagesOf(file: string): Record<string, LockEntry> {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockEntry> };
  return lock.packages;
}

/** Whether the package at `from` finds `name` as Node.js would: in its own folder or a parent's. */
function finds(packages: Record<string, LockEntry>, from: string, name: string): boolean {
  const folders = from.split('node_modules/');
  return folders.some((_, index) => {
    const folder = folders
      .slice(0, index + 1)
      .join('node_modules/')
      .replace(/\/$/u, '');
    return path.posix.join(folder, 'node_modules', name) in packages;
  });
}

describe.each(['package-lock.json', 'packages/package-lock.json'])('%s', (file) => {
  const packages = packagesOf(file);

  it('names no download address', () => {
    const named = Object.entries(packages).filter(([, entry]) => entry.resolved !== undefined);
    expect(named.map(([name]) => name)).toEqual([]);
  });

  it('pins every package by version and hash', () => {
    const unpinned = Object.entries(packages).filter(
      ([name, entry]) => name !== '' && !(entry.version && entry.integrity),
    );
    expect(unpinned.map(([name]) => name)).toEqual([]);
  });
});

describe('package-lock.json', () => {
  const packages = packagesOf('package-lock.json');

  it('has every platform package that a dependency may need on another machine', () => {
    const holes = Object.entries(packages).flatMap(([name, entry]) =>
      Object.keys(entry.optionalDependencies ?? {})
        .filter((dependency) => !finds(packages, name, dependency))
        .map((dependency) => `${name} lacks ${dependency}`),
    );
    expect(holes).toEqual([]);
  });

  it('has exactly the listed packages with an install script', () => {
    const scripted = Object.entries(packages)
      .filter(([, entry]) => entry.hasInstallScript === true)
      .map(([name]) => name.slice(name.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect(scripted.sort()).toEqual(Object.keys(installScripts).sort());
  });

  it('lets no dependency run a script on installation', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/mu);
  });
});

describe('package.json', () => {
  it('asks for exact versions only', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const ranges = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap(
      (kind) =>
        Object.entries(manifest[kind] ?? {})
          .filter(([, version]) => !/^(npm:[^@]+@)?\d+\.\d+\.\d+$/u.test(version))
          .map(([name, version]) => `${name}@${version}`),
    );
    expect(ranges).toEqual([]);
  });
});
