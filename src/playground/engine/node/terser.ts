/** Terser is a separate part that only production builds load. */
import type * as terser from 'terser';
import { part } from '../parts.ts';

export const minify: typeof terser.minify = (...values) => part('terser').minify(...values);
