import './polyfills.js';
import { summarize } from './summary.js';

document.body.append(summarize(['fig', 'pear', 'plum']));
