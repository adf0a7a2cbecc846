export const format = (amount) => `$${amount.toFixed(2)}`;
