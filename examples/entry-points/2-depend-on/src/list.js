import { basket } from './basket.js';

basket.push('pears');
document.querySelector('#list').textContent = `Basket: ${basket.join(', ')}`;
