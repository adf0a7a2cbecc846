import './vendor/shout.js';
import { plural } from './vendor/plural.js';

document.body.append(window.shout(plural(3, 'apple')));
