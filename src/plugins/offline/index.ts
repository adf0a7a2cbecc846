import path from 'node:path';
import pwaModule from '@docusaurus/plugin-pwa';
import type { PluginOptions } from '@docusaurus/plugin-pwa';
import type { CurrentBundler, LoadContext, Plugin } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';
import { offlineManifestName } from '../../offline/manifest.ts';
import type { OfflineManifest } from '../../offline/manifest.ts';
import { interopDefault } from '../../lib/interop-default.ts';
import { bundlerOfWorker } from './bundler.ts';
import { writeManifest } from './write.ts';

/** The package only has types for its options. */
const pwaPlugin = interopDefault(pwaModule) as unknown as (
  context: LoadContext,
  options: PluginOptions,
) => Plugin | null;

/** Files that the worker caches during installation. */
function shellEntries({ files, build }: OfflineManifest, base: string) {
  return [
    { url: base + offlineManifestName, revision: build },
    ...files
      .filter(({ kind }) => kind === 'shell')
      .map(({ path: file, revision }) => ({
        url: base + file,
        revision: file.startsWith('assets/') ? null : revision,
      })),
  ];
}

/** The parts of a plugin that make the site readable offline. */
export interface OfflineReading {
  readonly getClientModules: () => string[];
  readonly configureWebpack: NonNullable<Plugin['configureWebpack']>;
  /** Writes the list of storable files and the worker. All other files must already exist. */
  readonly write: NonNullable<Plugin['postBuild']>;
}

/**
 * Docusaurus's progressive web app plugin with the portal's worker and registration.
 *
 * @throws Error for the development server, which has no worker: it would serve outdated files from its caches
 */
export function offlineReading(context: LoadContext): OfflineReading {
  const { siteDir, outDir, baseUrl, i18n, siteConfig } = context;
  const offline = path.join(siteDir, 'src/offline');
  const worker = path.join(outDir, 'sw.js');
  const entries: ReturnType<typeof shellEntries> = [];
  const options = {
    debug: false,
    // src/offline decides what is stored and when, in the same way for every reader.
    offlineModeActivationStrategies: [],
    injectManifestConfig: {
      swSrc: worker,
      swDest: worker,
      globDirectory: outDir,
      // The shell's files are listed by name, and nothing else is added to the worker.
      globIgnores: ['**/*'],
      additionalManifestEntries: entries,
    },
    pwaHead: [],
    swRegister: path.join(offline, 'client.ts'),
  } satisfies PluginOptions;
  const pwa = pwaPlugin(context, options);
  if (pwa === null) throw new Error('Only builds can be read offline; see docusaurus.config.ts.');
  const foreign = Object.values(i18n.localeConfigs)
    .map((locale) => locale.baseUrl)
    .filter((other) => other !== baseUrl && other.startsWith(baseUrl));
  let loader: RuleSetRule | undefined;
  return {
    getClientModules: () => pwa.getClientModules?.() ?? [],
    configureWebpack(config, isServer, utils, content) {
      loader = utils.getJSLoader({ isServer: false });
      const own = pwa.configureWebpack?.(config, isServer, utils, content);
      return { ...own, output: { chunkLoadTimeout: 120_000 } };
    },
    async write(props) {
      const manifest = await writeManifest({
        siteDir,
        locale: i18n.currentLocale,
        outDir,
        base: baseUrl,
        routes: props.routes,
        titleSuffix: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
      });
      entries.push(...shellEntries(manifest, baseUrl));
      if (loader === undefined) throw new Error('The worker was asked for before the pages.');
      const currentBundler: CurrentBundler = bundlerOfWorker(props.currentBundler, {
        entry: path.join(offline, 'worker/index.ts'),
        loader,
        facts: { base: baseUrl, foreign, build: manifest.build },
      });
      await pwa.postBuild?.({ ...props, currentBundler });
    },
  };
}
