import { round } from './round.js';

export const total = (prices) => round(prices.reduce((sum, price) => sum + price, 0));
