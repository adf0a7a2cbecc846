import * as amaro from 'amaro';
import { register } from '../parts.ts';

register('typescript', amaro);
