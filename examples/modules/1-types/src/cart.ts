export function total(prices: Record<string, number>): number {
  return Object.values(prices).reduce((sum, price) => sum + price, 0);
}
