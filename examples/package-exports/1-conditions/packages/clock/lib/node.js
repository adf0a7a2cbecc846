export const where = 'Node.js';
