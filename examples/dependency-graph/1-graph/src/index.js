import './page.css';
import { total } from './total.js';

document.querySelector('#total').textContent = total([0.5, 0.7]);
document.querySelector('#print').onclick = () => import('./receipt.js');
