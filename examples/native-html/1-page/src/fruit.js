export const fruit = ['apples', 'pears'];
