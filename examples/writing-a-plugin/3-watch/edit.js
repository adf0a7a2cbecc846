import { readFile, writeFile } from 'node:fs/promises';
import webpack from 'webpack';
import { PriceListPlugin } from './plugins/price-list-plugin.js';

const compiler = webpack({
  mode: 'development',
  plugins: [new PriceListPlugin({ file: 'prices.json' })],
});
let builds = 0;

const watching = compiler.watch({ aggregateTimeout: 500 }, async () => {
  builds += 1;
  console.log(`Build ${builds}\n${await readFile('dist/prices.tsv', 'utf8')}`);
  if (builds === 1) await writeFile('prices.json', '{ "green": 5, "mint": 3 }\n');
  else watching.close(() => {});
});
