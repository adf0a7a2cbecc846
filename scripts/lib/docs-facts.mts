import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocsFact, DocsMinor } from '../../packages/webpack-docs/src/data.ts';
import { dataFolder, dataIndexName } from '../../src/content/data/format.ts';
import type { DataEntry, DataFile, DataIndex } from '../../src/content/data/format.ts';
import type { ModeDefaults } from '../../src/reference/identifier.ts';
import { modesText } from '../../src/reference/default-text.ts';

/** A default on one line; defaults of targets other than the web come last. */
function defaultText({ targets = [], ...values }: NonNullable<DataEntry['defaults']>): string {
  // JSON has no undefined values.
  const own = modesText(values as ModeDefaults);
  const others = targets.map(
    ({ names, ...one }) => `${modesText(one as ModeDefaults)} for ${names.join(', ')}`,
  );
  return [...(own === '' ? [] : [own]), ...others].join('; ');
}

function factOf(entry: DataEntry): DocsFact {
  const { kind, name, aliases, type, defaults, since, deprecated, experimental, hook } = entry;
  const { changes, message, description, page, anchor, places = {} } = entry;
  const text = defaults === undefined ? '' : defaultText(defaults);
  const all = [entry, ...Object.values(places)].flatMap(({ flags = [] }) => flags);
  const flags = [...new Set(all)];
  return {
    kind,
    id: name,
    ...(aliases && { aliases }),
    ...(type !== undefined && { type }),
    ...(text !== '' && { default: text }),
    ...(since !== undefined && { added: since }),
    ...(deprecated && { deprecated }),
    ...(experimental && { experimental }),
    ...(flags.length > 0 && { flags }),
    ...(hook && {
      hook: `${hook.isMap ? `HookMap<${hook.kind}>` : hook.kind}(${hook.args.join(', ')})`,
    }),
    ...(changes && { history: changes }),
    ...(message !== undefined && { message }),
    ...(description !== undefined && { description }),
    ...(page !== undefined && { place: { url: page, ...(anchor !== undefined && { anchor }) } }),
  };
}

/**
 * Facts about names in webpack, and the changes between its versions, from the built site's data.
 *
 * @param siteDir folder of the built site
 */
export function readDocsFacts(siteDir: string): { facts: DocsFact[]; changes: DocsMinor[] } {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));
  const index = read(path.join(dataFolder, dataIndexName)) as DataIndex;
  const facts: DocsFact[] = [];
  const changes: DocsMinor[] = [];
  for (const { url } of index.files) {
    const file = read(url) as DataFile;
    if (file.subject === 'changes') changes.push({ version: file.name, entries: file.entries });
    else if (file.subject !== 'pages' && file.subject !== 'messages') {
      // A flag that only sets an option is listed with the option.
      facts.push(...file.entries.filter(({ option }) => option === undefined).map(factOf));
    }
  }
  const newestFirst = new Intl.Collator('en', { numeric: true });
  return {
    facts,
    changes: changes.sort((a, b) => newestFirst.compare(b.version, a.version)),
  };
}
