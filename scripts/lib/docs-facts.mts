import type { DocsFact } from '../../packages/webpack-docs/src/data.ts';
import type { ChangeList } from '../../src/content/plugin-data.ts';
import { cachedInventories } from '../../src/reference/cached-inventories.ts';
import { Catalog } from '../../src/reference/catalog.ts';
import { readReferencePages } from '../../src/reference/coverage.ts';
import { modesText } from '../../src/reference/default-text.ts';
import { gatherDocumented } from '../../src/reference/documented.ts';
import type { DocumentedPlace } from '../../src/reference/documented.ts';
import { listChanges } from '../../src/reference/history/changes.ts';
import { allFlags } from '../../src/reference/identifier.ts';
import type { Defaults, Identifier } from '../../src/reference/identifier.ts';
import { readHistory } from '../../src/reference/inventories.ts';
import { root } from './paths.mts';

/** A default in one line, that of targets other than the web after it. */
function defaultText({ targets = [], ...values }: Defaults): string {
  const own = modesText(values);
  const others = targets.map((one) => `${modesText(one)} for ${one.names.join(', ')}`);
  return [...(own === '' ? [] : [own]), ...others].join('; ');
}

function factOf(one: Identifier, places: readonly DocumentedPlace[]): DocsFact {
  const { kind, id, aliases, type, defaults, added, deprecated, experimental, hook, history } = one;
  const flags = allFlags(one);
  const isMessage = kind === 'error' || kind === 'warning';
  const text = defaults === undefined ? '' : defaultText(defaults);
  return {
    kind,
    id,
    ...(aliases.length > 0 && { aliases }),
    ...(type !== undefined && { type }),
    ...(text !== '' && { default: text }),
    ...(added !== undefined && { added }),
    ...(deprecated && { deprecated }),
    ...(experimental && { experimental }),
    ...(flags.length > 0 && { flags }),
    ...(hook && {
      hook: `${hook.isMap ? `HookMap<${hook.kind}>` : hook.kind}(${hook.args.join(', ')})`,
    }),
    ...(history && { history }),
    ...(isMessage && one.description !== undefined && { message: one.description }),
    ...(places.length > 0 && {
      places: places.map(({ url, anchor }) => ({ url, ...(anchor !== undefined && { anchor }) })),
    }),
  };
}

/** What is known of the names of webpack, and what changed between its versions. */
export async function readDocsFacts(): Promise<{ facts: DocsFact[]; changes: ChangeList }> {
  const inventories = await cachedInventories(root);
  const catalog = new Catalog(inventories);
  const documented = gatherDocumented(readReferencePages(root, catalog), catalog);
  const all = [...inventories.values()].flat();
  // A flag that only sets an option is told with the option.
  const isTold = (one: Identifier): boolean =>
    one.kind === 'cli-flag' && catalog.optionOfFlag({ id: one.id, aliases: [] }) !== undefined;
  return {
    facts: all.filter((one) => !isTold(one)).map((one) => factOf(one, documented.get(one) ?? [])),
    changes: listChanges(readHistory(), all, documented),
  };
}
