/** Modules of the calculator for bread, and what one of them accepts. A test holds them to the example. */
export const files = { edited: 'src/recipe.js', accepting: 'src/index.js' } as const;
export const accepted = { request: './recipe.js', handler: 'show' } as const;
