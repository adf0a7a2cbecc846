/** Texts that islands show, in the language of the page: the server writes them into an element of the frame. */
export const labelsId = 'island-labels';

/** @param name of a data attribute, in camel case */
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
