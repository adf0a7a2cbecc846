import { dark, grow, soil } from './bed.module.css';
import * as bed from './bed.module.css';

document.querySelector('h1').className = dark;
document.getElementById('note').textContent = `${soil}; ${grow}; ${bed['is-dry']}`;
