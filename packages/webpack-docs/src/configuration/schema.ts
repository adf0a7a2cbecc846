import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { data } from '../data.ts';

/** The schema to validate with, and where it is from. */
export interface UsedSchema {
  readonly schema: object;
  readonly version: string;
  readonly isInstalled: boolean;
}

let known: UsedSchema | undefined;

function ofProject(folder: string): UsedSchema | undefined {
  try {
    const manifest = createRequire(path.join(folder, 'package.json')).resolve(
      'webpack/package.json',
    );
    const file = path.join(path.dirname(manifest), 'schemas/WebpackOptions.json');
    if (!existsSync(file)) return undefined;
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    // The schemas of older major versions require another validator.
    if (!version.startsWith('5.')) return undefined;
    const schema = JSON.parse(readFileSync(file, 'utf8')) as object;
    return { schema, version, isInstalled: true };
  } catch {
    return undefined;
  }
}

/** The schema of the webpack in the reader's project, or else the one in this package. */
export function usedSchema(): UsedSchema {
  known ??= ofProject(process.cwd()) ?? {
    schema: data('schema.json'),
    version: data('versions.json').webpack,
    isInstalled: false,
  };
  return known;
}
