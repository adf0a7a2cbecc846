import { clsx } from 'clsx';
import { euro } from '#shared/money.js';
import { title } from '../title.js';
import { names } from 'fruit-names';

console.log(title, names.join(', '), euro(2.4), clsx('shop', { open: true }));
