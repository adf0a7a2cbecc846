import './tea.css';
import { label } from './label.js';

document.title = label;
document.body.onclick = () => import('./order.js');
