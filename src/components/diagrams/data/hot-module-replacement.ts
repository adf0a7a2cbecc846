/** Modules of the bread calculator, and what one of them accepts. A test compares them with the example. */
export const files = { edited: 'src/recipe.js', accepting: 'src/index.js' } as const;
export const accepted = { request: './recipe.js', handler: 'show' } as const;
