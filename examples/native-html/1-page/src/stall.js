import { fruit } from './fruit.js';

document.getElementById('stall').textContent = `Today: ${fruit.join(', ')}.`;
