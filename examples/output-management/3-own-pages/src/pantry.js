export const recipes = {
  pancakes: ['flour', 'milk', 'eggs'],
  omelette: ['eggs', 'butter'],
};
