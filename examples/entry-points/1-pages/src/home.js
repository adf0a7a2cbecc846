import './home.css';
import { euro } from './money.js';

document.querySelector('#offer').textContent = `Apples: ${euro(2.4)} per kilo`;
