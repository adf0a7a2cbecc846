import { round } from './round.js';

console.log(`You pay ${round(1.2)}`);
