import type { Props } from '@docusaurus/types';

/**
 * Waits until the plugins after this one have finished the site. Docusaurus starts all of them at once; the worker lists
 * files by the hash of their content, so nothing may write to them afterwards. The plugin that waits comes before
 * the others in the configuration: it is called first, and wraps the hook of each plugin after it.
 *
 * @param plugins all plugins, in the order in which Docusaurus calls them
 * @param name name of the plugin that waits
 * @returns settles when all later plugins have finished; rejects when one fails, which stops the build anyway
 */
export async function othersFinished(plugins: Props['plugins'], name: string): Promise<void> {
  const own = plugins.findIndex((plugin) => plugin.name === name);
  const finished: Promise<void>[] = [];
  for (const plugin of plugins.slice(own + 1)) {
    const { postBuild } = plugin;
    if (postBuild === undefined) continue;
    finished.push(
      new Promise((resolve, reject) => {
        plugin.postBuild = async (props) => {
          try {
            await postBuild.call(plugin, props);
            resolve();
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
            throw error;
          }
        };
      }),
    );
  }
  await Promise.all(finished);
}
