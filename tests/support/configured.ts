import { applyConfigureWebpack } from '@docusaurus/core/lib/webpack/configure.js';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';

/**
 * What Docusaurus makes of a configuration with a plugin.
 *
 * @throws Error if the plugin has no `configureWebpack`
 */
export function configuredBy(
  plugin: Plugin,
  config: Configuration,
  { isServer = false }: { readonly isServer?: boolean } = {},
): Configuration {
  const configureWebpack = plugin.configureWebpack?.bind(plugin);
  if (configureWebpack === undefined) throw new Error('The plugin changes nothing.');
  return applyConfigureWebpack({
    configureWebpack,
    config,
    isServer,
    configureWebpackUtils: {} as ConfigureWebpackUtils,
    content: undefined,
  });
}
