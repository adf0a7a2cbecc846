export const round = (amount) => Math.round(amount * 100) / 100;
