import toCelsius, { unit } from './celsius.js';
import * as celsius from './celsius.js';
import station from './station.json' with { type: 'json' };

console.log(station.name, toCelsius(station.fahrenheit), unit);
console.log(Object.keys(celsius));
