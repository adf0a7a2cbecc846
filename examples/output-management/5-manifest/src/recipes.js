import { show } from './page.js';
import { recipes } from './pantry.js';

show('Recipes', Object.keys(recipes));
