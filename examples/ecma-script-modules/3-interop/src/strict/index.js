import value, { name } from '../legacy.cjs';

console.log('strict', value, '/', name);
