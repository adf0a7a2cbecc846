import value, { name } from '../legacy.cjs';

console.log('loose', value, '/', name);
