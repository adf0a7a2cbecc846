import { createHash } from 'node:crypto';
import { Parser, type ReadEntry } from 'tar';
import type { LockedPackage } from './lock.ts';

/** The stored files of a package. */
export interface PackageFiles {
  readonly readme: Buffer;
  readonly license: Buffer;
  readonly packageJson: Buffer;
  /** True if the tarball has a CHANGELOG.md, which means that the repository has one. */
  readonly hasChangelog: boolean;
}

/** Maximum total size of the files read from a package: README, license and package.json are far smaller. */
const maximalSize = 8 * 1024 * 1024;

/** @throws if the hash of the bytes differs from the lockfile */
export function verifyTarball(bytes: Buffer, locked: LockedPackage): void {
  const actual = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  if (actual !== locked.integrity) {
    throw new Error(
      `${locked.name}@${locked.version}: the fetched tarball has the hash ${actual}, but packages/package-lock.json has ${locked.integrity}. Find out why the published file changed before you touch the lockfile.`,
    );
  }
}

/** Name of a file at the top level of the package; undefined for nested files. */
function topLevelName(entryPath: string): string | undefined {
  const [, name, ...rest] = entryPath.split('/');
  return rest.length === 0 ? name : undefined;
}

interface Entries {
  /** Contents of the requested files, by name. */
  readonly contents: ReadonlyMap<string, Buffer>;
  /** Names of all top-level files of the package. */
  readonly names: ReadonlySet<string>;
}

function readEntries(bytes: Buffer, wanted: (name: string) => boolean): Promise<Entries> {
  return new Promise((resolve, reject) => {
    const contents = new Map<string, Buffer>();
    const names = new Set<string>();
    let size = 0;
    const parser = new Parser({
      strict: true,
      onReadEntry(entry: ReadEntry) {
        const name = topLevelName(entry.path);
        // Links and folders are skipped: only a regular file has content of its own.
        if (name === undefined || (entry.type !== 'File' && entry.type !== 'OldFile')) {
          entry.resume();
          return;
        }
        names.add(name);
        if (!wanted(name)) {
          entry.resume();
          return;
        }
        size += entry.size;
        if (size > maximalSize) {
          // Nothing after this is unpacked.
          parser.abort(
            new Error(
              `${[...contents.keys(), name].join(', ')}: ${size} bytes, but at most ${maximalSize} are read of one package.`,
            ),
          );
          return;
        }
        const chunks: Buffer[] = [];
        entry.on('data', (chunk: Buffer) => chunks.push(chunk));
        entry.on('end', () => contents.set(name, Buffer.concat(chunks)));
      },
    });
    parser.on('error', reject);
    parser.on('end', () => {
      resolve({ contents, names });
    });
    parser.end(bytes);
  });
}

/**
 * Extracts the few files that the portal needs from a tarball, in memory: nothing is unpacked to disk.
 *
 * @param bytes a tarball whose hash has been verified
 * @throws with the package name, if a file is missing, the files are too large, or the tarball is damaged
 */
export async function readTarball(bytes: Buffer, locked: LockedPackage): Promise<PackageFiles> {
  const label = `${locked.name}@${locked.version}`;
  const readme = /^readme\.(?:md|markdown)$/iu;
  const license = /^licen[cs]e(?:\.md|\.txt)?$/iu;
  const changelog = /^changelog\.md$/iu;
  const manifest = /^package\.json$/u;
  let entries: Entries;
  try {
    entries = await readEntries(bytes, (name) =>
      [readme, license, manifest].some((pattern) => pattern.test(name)),
    );
  } catch (error) {
    throw new Error(`${label}: the tarball cannot be read.`, { cause: error });
  }
  const { contents, names } = entries;
  const need = (pattern: RegExp, what: string): Buffer => {
    const name = [...contents.keys()].sort().find((candidate) => pattern.test(candidate));
    const content = contents.get(name ?? '');
    if (content === undefined || content.length === 0) {
      throw new Error(
        `${label}: the published package has no ${what}. Pin a version that has one, or remove the package from src/site/packages.ts and packages/package.json.`,
      );
    }
    return content;
  };
  return {
    readme: need(readme, 'README.md'),
    license: need(license, 'LICENSE file'),
    packageJson: need(manifest, 'package.json'),
    hasChangelog: [...names].some((name) => changelog.test(name)),
  };
}
