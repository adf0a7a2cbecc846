import './style.css';
import { greet } from './greet.js';

document.querySelector('#greeting').textContent = greet('webpack');
