import { basket } from './basket.js';

document.querySelector('#count').textContent = `Kinds of fruit: ${basket.length}`;
