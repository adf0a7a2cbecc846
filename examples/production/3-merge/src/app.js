import './app.css';
import { cups } from './units.js';

if (process.env.NODE_ENV !== 'production') {
  console.log('Development build: more checks, more messages');
}

document.getElementById('recipe').textContent = `Take ${cups(480)} cups of milk.`;
