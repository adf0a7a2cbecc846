import type { Claim } from '../claim.ts';
import { claims as configuration } from './configuration.ts';
import { claims as dependencyGraph } from './dependency-graph.ts';
import { claims as entryPoints } from './entry-points.ts';
import { claims as hotModuleReplacement } from './hot-module-replacement.ts';
import { claims as index } from './index-page.ts';
import { claims as loaders } from './loaders.ts';
import { claims as manifest } from './manifest.ts';
import { claims as moduleFederation } from './module-federation.ts';
import { claims as moduleResolution } from './module-resolution.ts';
import { claims as modules } from './modules.ts';
import { claims as output } from './output.ts';
import { claims as plugins } from './plugins.ts';
import { claims as targets } from './targets.ts';
import { claims as underTheHood } from './under-the-hood.ts';
import { claims as whyWebpack } from './why-webpack.ts';

/** Evidence for what pages about concepts say. */
export const conceptClaims: readonly Claim[] = [
  ...configuration,
  ...dependencyGraph,
  ...entryPoints,
  ...hotModuleReplacement,
  ...index,
  ...loaders,
  ...manifest,
  ...moduleFederation,
  ...moduleResolution,
  ...modules,
  ...output,
  ...plugins,
  ...targets,
  ...underTheHood,
  ...whyWebpack,
];
