export const one = 'I';
export const five = 'V';
