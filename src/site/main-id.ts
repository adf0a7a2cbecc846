/** Id of a page's main element, the target of the skip link. */
export const mainId = 'main-content';
