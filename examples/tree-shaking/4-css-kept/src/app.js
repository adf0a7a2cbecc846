import { createButton } from '../kit/index.js';

document.body.append(createButton('Cast on'));
