import { openHours } from './hours.js';

console.log(`Open from ${openHours}`);

document.querySelector('#report').addEventListener('click', () => import('./report.js'));
