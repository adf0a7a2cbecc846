import validateSchema from 'webpack/lib/config/validateSchema.js';
import { editDistance } from '../../../../src/search/edit-distance.ts';

/** Characters of one fault: the list of all valid properties of an object is longer than anybody reads. */
const mostCharacters = 700;

/** What is wrong in a configuration, and the line where. */
export interface Fault {
  readonly line: number | undefined;
  readonly text: string;
}

/** The name in a list that looks most like another one. */
function nearest(name: string, names: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(name.length / 3));
  return names
    .map((one) => ({ one, distance: editDistance(one.toLowerCase(), name.toLowerCase(), most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)[0]?.one;
}

/** Line of the option that a fault is about, or of the nearest one around it. */
function lineOf(text: string, lines: ReadonlyMap<string, number>): number | undefined {
  const place =
    /^configuration(?:\[\d+\](?=\.))?\.?(?<place>(?:[\w$/-]+|\[\d+\]|\.(?=\w))*)/u.exec(text)
      ?.groups?.place ?? '';
  const property = /unknown property '(?<property>[^']+)'/u.exec(text)?.groups?.property;
  const full =
    property === undefined ? place : [place, property].filter((part) => part !== '').join('.');
  for (let end = full; end !== ''; end = end.replace(/(?:^|\.)[^.[]*$|\[\d+\]$/u, '')) {
    const line = lines.get(end);
    if (line !== undefined) return line;
  }
  return undefined;
}

function shortened(text: string): string {
  const [, property = '', list = ''] =
    /unknown property '([^']+)'.*?object \{(.*)\}/su.exec(text) ?? [];
  const names = list.split(',').map((name) => name.trim().replace(/\?$/u, ''));
  const like = property === '' ? undefined : nearest(property, names);
  const hint = like === undefined ? '' : `\n   Did you mean '${like}'?`;
  const cut = text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
  return `${cut}${hint}`;
}

/**
 * What webpack itself finds wrong in a configuration.
 *
 * @param lines line of each option, by its path
 */
export function faultsOf(
  schema: object,
  configuration: unknown,
  lines: ReadonlyMap<string, number>,
): Fault[] {
  try {
    validateSchema(schema, configuration);
    return [];
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ValidationError') throw error;
    const [, ...faults] = error.message.split(/^ - /mu);
    return faults.map((fault) => {
      const text = fault.trim();
      return { line: lineOf(text, lines), text: shortened(text) };
    });
  }
}
