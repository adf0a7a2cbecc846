import type { ExplainedName } from '../content/plugin-data.ts';
import type { Catalog } from './catalog.ts';
import { modesText } from './default-text.ts';
import type { Documented } from './documented.ts';
import type { Identifier } from './identifier.ts';

const kinds: ReadonlySet<string> = new Set(['option', 'dev-server-option', 'plugin']);

/** A longer type is only shown on its page. */
const mostType = 100;

function explained(one: Identifier, documented: Documented): ExplainedName[] {
  const [place] = documented.get(one) ?? [];
  const url = place && `${place.url}${place.anchor === undefined ? '' : `#${place.anchor}`}`;
  const { type, defaults, deprecated, experimental } = one;
  const text = defaults === undefined ? '' : modesText(defaults);
  const kind = one.kind as ExplainedName['kind'];
  return [one.id, ...one.aliases].map((name) => ({
    name,
    kind,
    ...(url !== undefined && { url }),
    ...(type !== undefined && type.length <= mostType && { type }),
    ...(text !== '' && { default: text }),
    ...(deprecated && { deprecated }),
    ...(experimental && { experimental }),
  }));
}

/** Options and plugins with their documented places, for the explanation of configurations. */
export function explainedNames(
  { inventories }: Catalog,
  documented: Documented,
): readonly ExplainedName[] {
  return [...inventories.values()]
    .flat()
    .filter(({ kind }) => kinds.has(kind))
    .flatMap((one) => explained(one, documented));
}
