import './map.css';

console.log('Here is the map');
