/**
 * browserslist and its data are a part of their own, 90 kB with brotli, which production builds and projects with such a
 * target load.
 */
import type browserslist from 'browserslist';
import { hasPart, part } from '../parts.ts';

type Browserslist = typeof browserslist;

const lazy = Object.assign(
  (...values: Parameters<Browserslist>) => part('browserslist')(...values),
  {
    // Without the part, no file of the project has such a configuration.
    loadConfig: (...values: Parameters<Browserslist['loadConfig']>) =>
      hasPart('browserslist') ? part('browserslist').loadConfig(...values) : undefined,
  },
);

export { lazy as default, lazy as 'module.exports' };
