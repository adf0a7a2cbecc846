import './public-path.js';
import leaf from './leaf.svg';

document.body.append(leaf.replace(/\w{20}/, 'HASH'));
