export const basket = ['apples'];
