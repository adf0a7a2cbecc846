import { count } from './count.js';

document.body.append(`${count('a text of five words')} words`);
