export const cloud = '☁';
