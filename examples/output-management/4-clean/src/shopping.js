import { show } from './page.js';
import { recipes } from './pantry.js';

show('Shopping', new Set(Object.values(recipes).flat()));
