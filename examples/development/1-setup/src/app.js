import './app.css';
import { advise } from './teas.js';

document.querySelector('#advice').textContent = advise('green');
