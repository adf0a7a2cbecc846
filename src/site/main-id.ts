/** Id of the main part of a page, to which the skip link leads. */
export const mainId = 'main-content';
