const { prices } = await import('prices/fruit');

console.log(`3 apples cost $${(3 * prices.apple).toFixed(2)}`);
