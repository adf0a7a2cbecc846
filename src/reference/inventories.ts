import { readFileSync } from 'node:fs';
import webpack from 'webpack';
import { applyDefaults, defaultText, valueAt } from './defaults.ts';
import { flagsByPath } from './flags.ts';
import { readHooks } from './hooks.ts';
import type { Identifier, Kind } from './identifier.ts';
import { readOptions } from './options.ts';
import { parseSchema } from './schema.ts';

export async function readInventories(): Promise<ReadonlyMap<Kind, readonly Identifier[]>> {
  const file = 'node_modules/webpack/schemas/WebpackOptions.json';
  const flags = flagsByPath(
    (webpack as unknown as { cli: { getArguments: () => unknown } }).cli.getArguments(),
  );
  const development = applyDefaults(webpack as never, 'development');
  const production = applyDefaults(webpack as never, 'production');
  const options = readOptions(parseSchema(readFileSync(file, 'utf8'), file)).map(
    (fact): Identifier => {
      const a = defaultText(valueAt(development, fact.path));
      const b = defaultText(valueAt(production, fact.path));
      return {
        kind: 'option',
        id: fact.path,
        aliases: [],
        type: fact.type,
        deprecated: fact.deprecated,
        experimental: fact.experimental,
        flags: flags.get(fact.path) ?? [],
        ...(fact.added !== undefined && { added: fact.added }),
        ...(a !== undefined && b !== undefined && { defaults: { development: a, production: b } }),
      };
    },
  );
  const hooks = (await readHooks(webpack as never)).map((h): Identifier => ({
    kind: 'hook',
    id: h.owner.includes('(') ? `${h.owner}.${h.name}` : `${h.owner}.hooks.${h.name}`,
    aliases: [],
    deprecated: false,
    experimental: false,
    flags: [],
    hook: { kind: h.kind, isMap: h.isMap, args: h.args },
  }));
  return new Map<Kind, readonly Identifier[]>([
    ['option', options],
    ['hook', hooks],
  ]);
}
