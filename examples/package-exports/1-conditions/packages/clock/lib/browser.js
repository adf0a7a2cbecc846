export const where = 'a browser';
