function formatMoney(amount) {
  return `$${amount.toFixed(2)}`;
}

function roundUp(amount) {
  return Math.ceil(amount);
}
