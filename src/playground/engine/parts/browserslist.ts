import browserslist from 'browserslist';
import { register } from '../parts.ts';

register('browserslist', browserslist);
