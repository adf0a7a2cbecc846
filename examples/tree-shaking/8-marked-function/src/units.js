import { createConverter } from './converter.js';

export const toInches = createConverter(1 / 2.54, 'in');
export const toYards = createConverter(1 / 0.9144, 'yd');
