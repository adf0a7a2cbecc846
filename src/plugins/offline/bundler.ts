import type { CurrentBundler } from '@docusaurus/types';
import type { Configuration, RuleSetRule } from 'webpack';
import type { WorkerFacts } from '../../offline/worker/scope.ts';

interface WorkerBuild {
  /** Path of the worker's entry module. */
  readonly entry: string;
  /** Compiles TypeScript in the same way as for the pages. */
  readonly loader: RuleSetRule;
  readonly facts: WorkerFacts;
}

/** The configuration that Docusaurus's plugin created for its own worker, with the portal's worker instead. */
export function workerConfiguration(
  configuration: Configuration,
  { DefinePlugin }: CurrentBundler['instance'],
  { entry, loader, facts }: WorkerBuild,
): Configuration {
  return {
    ...configuration,
    entry,
    module: { rules: [{ test: /\.ts$/u, exclude: /node_modules/u, use: [loader] }] },
    plugins: [
      ...(configuration.plugins ?? []),
      new DefinePlugin({ portalWorker: JSON.stringify(facts) }),
    ],
  };
}

/**
 * A bundler that builds the portal's worker with a given configuration. The plugin's own worker wraps custom code: it
 * does nothing if it is registered without query parameters, and adds the handlers after an await, which is too late
 * for the browser's first events. Everything else in the plugin (output, minimizing, the file list) is unchanged.
 */
export function bundlerOfWorker(
  { name, instance }: CurrentBundler,
  build: WorkerBuild,
): CurrentBundler {
  return {
    name,
    instance: new Proxy(instance, {
      apply(webpack, self, [configurations]: [Configuration[]]) {
        const adapted = configurations.map((one) => workerConfiguration(one, instance, build));
        return Reflect.apply(webpack, self, [adapted]) as unknown;
      },
    }),
  };
}
