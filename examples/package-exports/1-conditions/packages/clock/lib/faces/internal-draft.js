export const face = 'a draft';
