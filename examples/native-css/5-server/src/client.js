import { view } from './view.js';

document.getElementById('root').innerHTML = view();
