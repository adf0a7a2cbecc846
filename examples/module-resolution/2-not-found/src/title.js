export const title = 'Fruit shop';
