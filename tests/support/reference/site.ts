import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { optionIdentifier } from '../../../src/reference/option-identifiers.ts';
import { readOptions } from '../../../src/reference/options.ts';
import type { Inventories } from '../../../src/reference/inventories.ts';
import type { Schema } from '../../../src/reference/schema.ts';

/** A small site whose pages a test changes. */
export interface TestSite {
  readonly dir: string;
  /** Writes a page, by its path in `docs`, and returns its path in the site. */
  readonly write: (page: string, text: string) => string;
  readonly close: () => void;
}

/** Creates a site inside the repository, so samples find the installed packages. */
export function openSite(): TestSite {
  const parent = path.resolve('.cache/test-sites');
  mkdirSync(parent, { recursive: true });
  const dir = mkdtempSync(path.join(parent, 'site-'));
  return {
    dir,
    write: (page, text) => {
      const file = path.join(dir, 'docs', page);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
      return `docs/${page}`;
    },
    close: () => {
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Options of a schema as an inventory, with defaults by id. */
export function optionsOf(
  schema: Schema,
  defaults: Readonly<Record<string, string>> = {},
): Inventories {
  const options = readOptions(schema).map((fact) => {
    const text = defaults[fact.path];
    return optionIdentifier(fact, 'option', fact.path, {
      flags: [`--${fact.path.replaceAll('.', '-')}`],
      ...(text !== undefined && { defaults: { development: text, production: text, none: text } }),
    });
  });
  return new Map([['option', options]]);
}
