import type { Claim } from '../claim.ts';
import { claims as cache } from './cache.ts';
import { claims as configurationLanguages } from './configuration-languages.ts';
import { claims as configurationTypes } from './configuration-types.ts';
import { claims as devServer } from './dev-server.ts';
import { claims as devtool } from './devtool.ts';
import { claims as dotenv } from './dotenv.ts';
import { claims as entryContext } from './entry-context.ts';
import { claims as experiments } from './experiments.ts';
import { claims as extendingConfigurations } from './extending-configurations.ts';
import { claims as externals } from './externals.ts';
import { claims as index } from './index-page.ts';
import { claims as infrastructureLogging } from './infrastructureLogging.ts';
import { claims as mode } from './mode.ts';
import { claims as module } from './module.ts';
import { claims as node } from './node.ts';
import { claims as optimization } from './optimization.ts';
import { claims as otherOptions } from './other-options.ts';
import { claims as output } from './output.ts';
import { claims as performance } from './performance.ts';
import { claims as plugins } from './plugins.ts';
import { claims as resolve } from './resolve.ts';
import { claims as stats } from './stats.ts';
import { claims as target } from './target.ts';
import { claims as watch } from './watch.ts';

/** Evidence for what the pages about configuration say. */
export const configurationClaims: readonly Claim[] = [
  ...cache,
  ...configurationLanguages,
  ...configurationTypes,
  ...devServer,
  ...devtool,
  ...dotenv,
  ...entryContext,
  ...experiments,
  ...extendingConfigurations,
  ...externals,
  ...index,
  ...infrastructureLogging,
  ...mode,
  ...module,
  ...node,
  ...optimization,
  ...otherOptions,
  ...output,
  ...performance,
  ...plugins,
  ...resolve,
  ...stats,
  ...target,
  ...watch,
];
