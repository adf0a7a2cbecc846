import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import { parseSchema } from './schema.ts';
import type { Schema } from './schema.ts';

const manifestSchema = z.looseObject({
  version: z.string(),
  bin: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
});

/** An installed package whose files and exports can be read. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** Absolute path of its folder. */
  readonly folder: string;
  /** Returns the content of a file, by its path within the package. */
  readonly read: (file: string) => string;
  /** Returns a JSON schema, by its path within the package. */
  readonly schema: (file: string) => Schema;
  /** Returns a module, by its path within the package; the main module by default. */
  readonly load: (file?: string) => unknown;
}

/** Resolves packages as the site itself does. */
const requireFromSite = createRequire(import.meta.url);

/** A package in a folder, from which its dependencies are resolved. */
export function packageAt(folder: string, name: string): InstalledPackage {
  const manifestFile = path.join(folder, 'package.json');
  const { version } = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const requireThere = createRequire(manifestFile);
  const schemas = new Map<string, Schema>();
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  return {
    name,
    version,
    folder,
    read,
    schema: (file) => {
      const schema = schemas.get(file) ?? parseSchema(read(file), `${name}/${file}`);
      schemas.set(file, schema);
      return schema;
    },
    load: (file) => requireThere(file === undefined ? folder : path.join(folder, file)) as unknown,
  };
}

/**
 * Finds an installed package.
 *
 * @param name as in `node_modules`, so an alias such as `webpack-5-108` works
 * @throws Error that names the package, if it is not installed
 */
export function installedPackage(name: string): InstalledPackage {
  try {
    return packageAt(path.dirname(requireFromSite.resolve(`${name}/package.json`)), name);
  } catch (error) {
    throw new Error(`The package ${name} is not installed; run \`npm ci\`.`, { cause: error });
  }
}
