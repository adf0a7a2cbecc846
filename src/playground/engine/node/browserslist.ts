/**
 * browserslist and its data are a separate part, 90 kB with Brotli, which production builds and projects with such a
 * target load.
 */
import type browserslist from 'browserslist';
import { hasPart, part } from '../parts.ts';

type Browserslist = typeof browserslist;

const lazy = Object.assign(
  (...values: Parameters<Browserslist>) => part('browserslist')(...values),
  {
    // Without the part, the project has no file with such a configuration.
    loadConfig: (...values: Parameters<Browserslist['loadConfig']>) =>
      hasPart('browserslist') ? part('browserslist').loadConfig(...values) : undefined,
  },
);

export { lazy as default, lazy as 'module.exports' };
