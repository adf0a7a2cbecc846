import { countReads, readTrails } from './trails.js';

const total = readTrails().reduce((sum, { km }) => sum + km, 0);
document.body.append(`Map of ${total} km. `, countReads(), '. ');
