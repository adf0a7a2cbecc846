import { format } from './format.js';

console.log(format(12));
document.querySelector('#map').onclick = () => import(/* webpackChunkName: "map" */ './map.js');
