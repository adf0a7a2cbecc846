import { count } from './stock.js';

document.getElementById('count').textContent = count('apples');
