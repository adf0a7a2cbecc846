export const euro = (amount) => `€${amount.toFixed(2)}`;
