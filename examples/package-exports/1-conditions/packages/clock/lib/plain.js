export const where = 'anywhere';
