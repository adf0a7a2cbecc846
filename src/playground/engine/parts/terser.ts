import * as terser from 'terser';
import { register } from '../parts.ts';

register('terser', terser);
