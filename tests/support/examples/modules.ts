import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { listWorkspaces } from './workspaces.ts';

const packages = z.record(z.string(), z.string()).default({});
const manifest = z.looseObject({ dependencies: packages, devDependencies: packages });

async function packagesOf(
  folder: string,
  kind: 'dependencies' | 'devDependencies',
): Promise<string[]> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8');
  return Object.keys(manifest.parse(JSON.parse(text))[kind]);
}

/**
 * The packages that end up in a project's bundles: dependencies of the project and its workspaces, including transitive
 * ones.
 */
async function bundledPackages(
  folders: readonly string[],
  own: ReadonlySet<string>,
  modules: string,
): Promise<Set<string>> {
  const found = new Set<string>();
  const named = await Promise.all(folders.map((folder) => packagesOf(folder, 'dependencies')));
  const waiting = named.flat().filter((name) => !own.has(name));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...(await packagesOf(path.join(modules, name), 'dependencies')));
  }
  return found;
}

/**
 * Makes the installed packages available to a project, where Node.js and webpack look for them.
 *
 * webpack generates ids from the real paths of modules. Bundled packages are therefore copied into the project, so
 * ids are the same as for readers, wherever the portal is; tools that the project depends on are linked. Their own
 * dependencies are found in the parent folder, which is a single link: a thousand links would take longer than most
 * projects take to build.
 *
 * @param projectDir the project, alone in its folder; its `package.json`, and those of its workspaces, list the
 *   packages
 * @param modules folder with the installed packages
 */
export async function layOutModules(projectDir: string, modules: string): Promise<void> {
  await symlink(modules, path.join(projectDir, '../node_modules'), 'junction');
  const target = path.join(projectDir, 'node_modules');
  await mkdir(target);
  const workspaces = listWorkspaces(projectDir);
  const folders = [projectDir, ...workspaces.map(({ folder }) => path.join(projectDir, folder))];
  const own = new Set(workspaces.map(({ name }) => name));
  const bundled = await bundledPackages(folders, own, modules);
  const named = await Promise.all(folders.map((folder) => packagesOf(folder, 'devDependencies')));
  const tools = new Set(named.flat().filter((name) => !own.has(name)));
  // npx only looks for programs in the project's folder.
  for (const name of ['.bin', ...[...tools].filter((tool) => !bundled.has(tool))]) {
    const link = path.join(target, name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(modules, name), link, 'junction');
  }
  for (const name of bundled) {
    await cp(path.join(modules, name), path.join(target, name), { recursive: true });
  }
  // npm creates a link for each workspace.
  for (const { name, folder } of workspaces) {
    const link = path.join(target, name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(projectDir, folder), link, 'junction');
  }
}
