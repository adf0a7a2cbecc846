import { toInches } from './units.js';

console.log(toInches(process.argv.length * 10));
