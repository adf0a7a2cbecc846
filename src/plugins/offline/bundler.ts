import type { CurrentBundler } from '@docusaurus/types';
import type { Configuration, RuleSetRule } from 'webpack';
import type { WorkerFacts } from '../../offline/worker/scope.ts';

interface WorkerBuild {
  /** Path of the module that the worker starts with. */
  readonly entry: string;
  /** Compiles TypeScript as it is compiled for the pages. */
  readonly loader: RuleSetRule;
  readonly facts: WorkerFacts;
}

/** The configuration that the plugin of Docusaurus made for its own worker, with the portal's worker instead. */
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
 * A bundler that makes the portal's worker of the configuration it is given. The worker of the plugin wraps custom
 * code: it does nothing when it is registered without parameters in its address, and adds the handlers after an
 * await, which is too late for what a browser sends first. Everything else of the plugin (output, minimizing, the
 * list of files) stays.
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
