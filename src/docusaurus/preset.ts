import { createRequire } from 'node:module';
import path from 'node:path';
import blogModule, {
  validateOptions as validateBlogOptions,
} from '@docusaurus/plugin-content-blog';
import docsModule, {
  type PropVersionMetadata,
  validateOptions as validateDocsOptions,
} from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import presetModule, { type Options } from '@docusaurus/preset-classic';
import type {
  LoadContext,
  Plugin,
  PluginConfig,
  PluginModule,
  Preset,
  RouteConfig,
} from '@docusaurus/types';
import { interopDefault } from '../lib/interop-default.ts';

/**
 * Empties the map of all documents that Docusaurus adds to the props of every docs page: only its card lists use it,
 * which the portal doesn't have, and it would add about 12 kB to each page.
 */
export function withoutDocsMap(route: RouteConfig): RouteConfig {
  const { version, ...props } = (route.props ?? {}) as { version?: PropVersionMetadata };
  return {
    ...route,
    ...(version && { props: { ...props, version: { ...version, docs: {} } } }),
    ...(route.routes && { routes: route.routes.map(withoutDocsMap) }),
  };
}

/**
 * Empties the list of all documents that Docusaurus adds to every page for its own navigation bar, which the portal
 * doesn't use.
 */
export function withoutDocsList(data: GlobalPluginData): GlobalPluginData {
  return { ...data, versions: data.versions.map((version) => ({ ...version, docs: [] })) };
}

/** Leaves out the list of authors, which is available from their profiles. */
export function withoutAuthorsList(route: RouteConfig): RouteConfig | undefined {
  return route.component === '@theme/Blog/Pages/BlogAuthorsListPage' ? undefined : route;
}

interface Changes {
  readonly route: (route: RouteConfig) => RouteConfig | undefined;
  readonly globalData?: (data: never) => unknown;
}

type AnyPlugin = (context: LoadContext, options: never) => Promise<Plugin>;

/** A Docusaurus plugin whose routes and global data are modified before they are used. */
function withChanges(
  plugin: AnyPlugin,
  validateOptions: unknown,
  { route: changeRoute, globalData = (data: unknown) => data }: Changes,
): PluginModule {
  const changed = async (context: LoadContext, options: unknown): Promise<Plugin> => {
    const own = await plugin(context, options as never);
    return {
      ...own,
      contentLoaded: (args) =>
        own.contentLoaded?.({
          ...args,
          actions: {
            ...args.actions,
            addRoute: (route) => {
              const kept = changeRoute(route);
              if (kept !== undefined) args.actions.addRoute(kept);
            },
            setGlobalData: (data) => {
              args.actions.setGlobalData(globalData(data as never));
            },
          },
        }),
    };
  };
  return Object.assign(changed, { validateOptions }) as PluginModule;
}

const changedPlugins = new Map<string, PluginModule>([
  [
    '@docusaurus/plugin-content-docs',
    withChanges(interopDefault(docsModule) as AnyPlugin, validateDocsOptions, {
      route: withoutDocsMap,
      globalData: withoutDocsList,
    }),
  ],
  [
    '@docusaurus/plugin-content-blog',
    withChanges(interopDefault(blogModule) as AnyPlugin, validateBlogOptions, {
      route: withoutAuthorsList,
    }),
  ],
]);

/**
 * Docusaurus's classic preset, with its own options. The data that its docs and blog plugins add to the site is
 * reduced; see `decisions/014-preset-with-smaller-data.md`.
 *
 * @throws Error if the preset no longer has one of the plugins, which could happen in a new version of Docusaurus
 */
export default function portalPreset(context: LoadContext, options: Options): Preset {
  const preset = interopDefault(presetModule)(context, options);
  const { resolve } = createRequire(path.join(context.siteDir, 'package.json'));
  const left = new Map([...changedPlugins].map(([name, plugin]) => [resolve(name), plugin]));
  const plugins = (preset.plugins ?? []).map((config): PluginConfig => {
    if (!Array.isArray(config) || typeof config[0] !== 'string') return config;
    const [file, pluginOptions] = config;
    const changed = left.get(file);
    if (changed === undefined) return config;
    left.delete(file);
    return [changed, pluginOptions] as PluginConfig;
  });
  if (left.size > 0) {
    throw new Error(
      `src/docusaurus/preset.ts: @docusaurus/preset-classic no longer lists ${[...left.keys()].join(' and ')}; ` +
        'look at its index and adapt this function',
    );
  }
  return { ...preset, plugins };
}
