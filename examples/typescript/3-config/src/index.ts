import { minutes, type Tea } from './teas.ts';

const cup: Tea = { kind: 'green', grams: 3 };

console.log(`${cup.kind}: ${minutes(cup)} minutes`);
