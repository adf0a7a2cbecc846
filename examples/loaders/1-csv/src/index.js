import prices from './prices.csv';

for (const { fruit, price } of prices) {
  console.log(`${fruit}: ${price} euros`);
}
