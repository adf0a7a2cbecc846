import { label } from './label.js';

alert(`${label} ordered`);
