export function recipe(flour) {
  return `${flour * 0.7} g of water, ${flour * 0.02} g of salt`;
}
