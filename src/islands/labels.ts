/** Texts that islands show, in the page's language. The server renders them into an element of the layout. */
export const labelsId = 'island-labels';

/** @param name data attribute name, in camel case */
export function label(
  name:
    | 'copy'
    | 'copied'
    | 'wrap'
    | 'table'
    | 'list'
    | 'glossary'
    | 'find'
    | 'found'
    | 'nothing'
    | 'link'
    | 'playground'
    | 'playgroundAddress',
): string {
  return document.getElementById(labelsId)?.dataset[name] ?? '';
}
