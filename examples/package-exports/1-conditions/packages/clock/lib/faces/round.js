export const face = 'round';
