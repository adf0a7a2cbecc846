import { cloud } from './Icons.js';

document.body.append(cloud);
