import './desk.css';
import { greeting } from './greeting.js';
import kebabCase from 'lodash-es/kebabCase.js';

document.body.append(greeting, `Shelf: ${kebabCase('Moby Dick')}`);
