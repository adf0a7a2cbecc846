export const names = ['apple', 'pear'];
