// Imported by its file path, because in the browser bundle the package name is aliased to `no-prism.ts`.
import { Prism, normalizeTokens } from 'prism-react-renderer/dist/index.mjs';
import includeLanguages from '@theme-original/prism-include-languages';
import { linesHtml } from './lines.ts';
import type { LineOptions } from './lines.ts';

includeLanguages(Prism);

/** HTML of highlighted code; a language without a grammar stays plain text. */
export default function highlight(code: string, language: string, options: LineOptions): string {
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  return linesHtml(normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]), options);
}
