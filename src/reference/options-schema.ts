import { existsSync } from 'node:fs';
import path from 'node:path';
import type { InstalledPackage } from './package.ts';
import type { Schema } from './schema.ts';

/** The options schema of webpack-dev-server or webpack-dev-middleware, whose location depends on the release. */
export function optionsSchema(from: InstalledPackage): Schema {
  const file = existsSync(path.join(from.folder, 'dist/options.json'))
    ? 'dist/options.json'
    : 'lib/options.json';
  return from.schema(file);
}
