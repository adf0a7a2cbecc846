export const prices = { apple: 0.5, pear: 0.7 };
