import { unit } from './celsius';
import { scale } from './celsius.js';

module.exports = { unit, scale, here: __dirname };
