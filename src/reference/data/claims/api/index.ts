import type { Claim } from '../claim.ts';
import { claims as chunkGraph } from './chunk-graph.ts';
import { claims as chunkObject } from './chunk-object.ts';
import { claims as cli } from './cli.ts';
import { claims as compilationHooks } from './compilation-hooks.ts';
import { claims as compilationObject } from './compilation-object.ts';
import { claims as compilerHooks } from './compiler-hooks.ts';
import { claims as contextmodulefactoryHooks } from './contextmodulefactory-hooks.ts';
import { claims as errors } from './errors.ts';
import { claims as hotModuleReplacement } from './hot-module-replacement.ts';
import { claims as indexPage } from './index-page.ts';
import { claims as loaders } from './loaders.ts';
import { claims as logging } from './logging.ts';
import { claims as moduleGraph } from './module-graph.ts';
import { claims as moduleMethods } from './module-methods.ts';
import { claims as moduleObject } from './module-object.ts';
import { claims as moduleVariables } from './module-variables.ts';
import { claims as node } from './node.ts';
import { claims as normalmodulefactoryHooks } from './normalmodulefactory-hooks.ts';
import { claims as parser } from './parser.ts';
import { claims as pluginHooks } from './plugin-hooks.ts';
import { claims as plugins } from './plugins.ts';
import { claims as resolvers } from './resolvers.ts';
import { claims as stats } from './stats.ts';
import { claims as webpackDevServer } from './webpack-dev-server.ts';

/** Evidence for what the pages about the API say. */
export const apiClaims: readonly Claim[] = [
  ...chunkGraph,
  ...chunkObject,
  ...cli,
  ...compilationHooks,
  ...compilationObject,
  ...compilerHooks,
  ...contextmodulefactoryHooks,
  ...errors,
  ...hotModuleReplacement,
  ...indexPage,
  ...loaders,
  ...logging,
  ...moduleGraph,
  ...moduleMethods,
  ...moduleObject,
  ...moduleVariables,
  ...node,
  ...normalmodulefactoryHooks,
  ...parser,
  ...pluginHooks,
  ...plugins,
  ...resolvers,
  ...stats,
  ...webpackDevServer,
];
