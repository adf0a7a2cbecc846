import { minutes, type Tea } from '@lib/teas';

const cup: Tea = { kind: 'green', grams: 3 };

console.log(`${cup.kind}: ${minutes(cup)} minutes`);
