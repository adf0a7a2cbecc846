import { load } from '../loaders/lazy-loader.js!./timer.js';

const { brew } = await load();
console.log(brew(3));
