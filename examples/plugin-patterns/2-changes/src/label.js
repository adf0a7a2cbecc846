export const label = 'Tea';
