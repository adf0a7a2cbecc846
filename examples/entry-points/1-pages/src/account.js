import { euro } from './money.js';

document.querySelector('#balance').textContent = `You owe ${euro(16.8)}`;
