/** Texts that islands show, in the language of the page: the server writes them into an element of the frame. */
export const labelsId = 'island-labels';

/** @param name of a data attribute, in camel case */
export function label(name: 'copy' | 'copied' | 'wrap' | 'table' | 'list' | 'glossary'): string {
  return document.getElementById(labelsId)?.dataset[name] ?? '';
}

/** Puts values into the places of a text, as `{name}`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (place, name: string) => values[name] ?? place);
}
