import path from 'node:path';
import { pathToFileURL } from 'node:url';
import modules from '@docusaurus/utils/lib/moduleUtils.js';

type LoadModule = (file: string) => Promise<unknown>;

/** Whether Node.js can load a file of the site by itself. */
function isOwnSource(file: string, siteDir: string): boolean {
  const relative = path.relative(siteDir, file);
  return (
    path.extname(file) === '.ts' &&
    !relative.startsWith('..') &&
    !relative.split(path.sep).includes('node_modules')
  );
}

/**
 * Lets Node.js load the configuration and the plugins. The loader of Docusaurus compiles them, and the packages that
 * they import, with Babel, and runs all of them anew for each plugin, since the development server has to notice
 * changes; a build has no use for either. What is no TypeScript of the site stays with that loader.
 *
 * @throws Error if Docusaurus has no such loader any more
 */
export function loadOwnModulesNatively(siteDir: string): void {
  const found: Partial<typeof modules> = modules;
  const { loadFreshModule } = found;
  if (loadFreshModule === undefined) {
    throw new Error(
      'scripts/lib/native-modules.mts: @docusaurus/utils/lib/moduleUtils.js has no loadFreshModule() any more; ' +
        'look for what loads plugins now',
    );
  }
  const load: LoadModule = async (file) => {
    if (!isOwnSource(file, siteDir)) return loadFreshModule(file);
    const loaded = (await import(pathToFileURL(file).href)) as { readonly default: unknown };
    // Docusaurus looks for more than the default export in plugins alone.
    return typeof loaded.default === 'function' ? loaded : loaded.default;
  };
  Object.assign(modules, { loadFreshModule: load });
}
