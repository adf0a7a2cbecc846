import { format } from './format.js';

console.log(format(0.5));
document.querySelector('#map').onclick = () => import(/* webpackChunkName: "map" */ './map.js');
