export function formatMoney(amount) {
  return `$${amount.toFixed(2)}`;
}

export function roundUp(amount) {
  return Math.ceil(amount);
}
