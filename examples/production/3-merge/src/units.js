export const cups = (milliliters) => milliliters / 240;

export const ounces = (grams) => grams / 28.35;
