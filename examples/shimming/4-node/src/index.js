import { randomUUID } from 'crypto';
import { readFileSync } from 'fs';

console.log(randomUUID().length, typeof readFileSync);
