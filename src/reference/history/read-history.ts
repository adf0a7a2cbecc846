import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DatedPackage } from '../identifier.ts';
import { historyFileOf, parseHistory } from './file.ts';
import type { HistoryFile } from './file.ts';

const histories = new Map<string, HistoryFile>();

/** The release history of a package, from its committed file. */
export function readHistory(name: DatedPackage | 'webpack' = 'webpack'): HistoryFile {
  const target = historyFileOf(name);
  // Docusaurus's configuration loader only supports `import.meta.url`.
  const file = new URL(`./${path.basename(target)}`, import.meta.url);
  const history = histories.get(name) ?? parseHistory(readFileSync(file, 'utf8'), target);
  histories.set(name, history);
  return history;
}
