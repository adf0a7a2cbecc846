import { title } from 'title.js';

console.log(title);
