import './desk.css';
import kebabCase from 'lodash-es/kebabCase.js';

document.body.append(`Shelf: ${kebabCase('Moby Dick')}`);
