import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** A package version, pinned by the hash of its tarball. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Subresource integrity of the tarball: `sha512-` and the hash in base64. */
  readonly integrity: string;
}

const listSchema = z.object({ devDependencies: z.record(z.string(), z.string()) });

const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), integrity: z.string().optional() }),
  ),
});

const lockFolder = 'packages';
const mend = (specifier: string): string =>
  `run \`npm install ${specifier}\` in the folder ${lockFolder}/ (nothing is installed, only the lockfile is written)`;

function parse<T>(schema: z.ZodType<T>, value: unknown, file: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(
    `${lockFolder}/${file} does not have the expected shape: ${z.prettifyError(result.error)}`,
  );
}

/**
 * Combines the three lists of packages: the manifest (what is shown), packages/package.json (which version) and its
 * lockfile (which bytes).
 *
 * @param names npm names in the manifest
 * @param list parsed packages/package.json
 * @param lock parsed packages/package-lock.json
 * @returns one entry per name, in the order of `names`
 * @throws with the package name, if it isn't in all lists, a version isn't exact or differs, or a hash is missing
 */
export function agreeOnPackages(
  names: readonly string[],
  list: unknown,
  lock: unknown,
): readonly LockedPackage[] {
  const { devDependencies } = parse(listSchema, list, 'package.json');
  const { packages } = parse(lockSchema, lock, 'package-lock.json');
  const known = new Set(names);
  if (known.size !== names.length) {
    const twice = names.find((name, index) => names.indexOf(name) !== index) ?? '';
    throw new Error(`src/site/packages.ts lists ${twice} twice: remove one of the two entries.`);
  }
  for (const name of Object.keys(devDependencies)) {
    if (!known.has(name)) {
      throw new Error(
        `${name} is pinned in ${lockFolder}/package.json but missing in src/site/packages.ts: add it there, or run \`npm uninstall ${name}\` in the folder ${lockFolder}/.`,
      );
    }
  }
  return names.map((name) => {
    const version = devDependencies[name];
    if (version === undefined) {
      throw new Error(
        `${name} is listed in src/site/packages.ts but not pinned in ${lockFolder}/package.json: ${mend(`${name}@<version>`)}.`,
      );
    }
    if (!/^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/u.test(version)) {
      throw new Error(
        `${name} is pinned in ${lockFolder}/package.json as "${version}", which is no exact version: ${mend(`${name}@<version>`)}.`,
      );
    }
    const entry = packages[`node_modules/${name}`];
    if (entry?.version !== version) {
      throw new Error(
        `${lockFolder}/package-lock.json has ${name}@${entry?.version ?? '(none)'}, but ${lockFolder}/package.json asks for ${version}: ${mend(`${name}@${version}`)}.`,
      );
    }
    const { integrity } = entry;
    if (integrity === undefined || !/^sha512-[A-Za-z0-9+/]{86}==$/u.test(integrity)) {
      throw new Error(
        `${lockFolder}/package-lock.json has no sha512 for ${name}@${version}: ${mend(`${name}@${version}`)}.`,
      );
    }
    return { name, version, integrity };
  });
}

function readJson(folder: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown;
  } catch (error) {
    throw new Error(
      `${lockFolder}/${file} cannot be read (${(error as Error).message}): mend it, or restore it with \`git checkout\`.`,
      { cause: error },
    );
  }
}

/**
 * Reads the pinned packages of the project.
 *
 * @param siteDir project root
 * @param names npm names in the manifest
 * @throws like `agreeOnPackages`, and with the name of a file that is missing or not valid JSON
 */
export function readLockedPackages(
  siteDir: string,
  names: readonly string[],
): readonly LockedPackage[] {
  const folder = path.join(siteDir, lockFolder);
  return agreeOnPackages(
    names,
    readJson(folder, 'package.json'),
    readJson(folder, 'package-lock.json'),
  );
}
