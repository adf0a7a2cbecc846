import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { listWorkspaces } from '../examples/workspaces.ts';
import { layOutModules } from '../examples/modules.ts';

const packages = z.record(z.string(), z.string());
const manifestSchema = z.object({
  dependencies: packages.optional(),
  devDependencies: packages.optional(),
});
const anyManifest = z.record(z.string(), z.unknown());

const versionSchema = z.object({ version: z.string() });

/** The arguments of `npm install`. */
export interface InstallCommand {
  readonly names: readonly string[];
  readonly isForDevelopment: boolean;
}

/** Parses `npm install …` and `npm ci`; undefined for any other command. */
export function readInstall(command: string): InstallCommand | undefined {
  const words = command.split(/\s+/u);
  if (words[0] !== 'npm' || !['install', 'i', 'ci', 'add'].includes(words[1] ?? ''))
    return undefined;
  const rest = words.slice(2);
  return {
    names: rest
      .filter((word) => !word.startsWith('-'))
      .map((name) => name.replace(/(?<=.)@.*$/u, '')),
    isForDevelopment: rest.some((word) => ['--save-dev', '-D'].includes(word)),
  };
}

function installedVersion(modules: string, name: string): string {
  const file = path.join(modules, name, 'package.json');
  if (!existsSync(file)) {
    throw new Error(`${name} is not among the portal's packages; add it to its package.json`);
  }
  return versionSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

/**
 * Does the same as `npm install`, with the portal's packages instead of the registry's.
 *
 * @param project folder of the reader's project
 * @param modules folder with the portal's packages
 * @throws {Error} if there is no package.json, or the portal doesn't have a package
 */
export async function install(
  { names, isForDevelopment }: InstallCommand,
  project: string,
  modules: string,
): Promise<void> {
  const file = path.join(project, 'package.json');
  if (!existsSync(file)) throw new Error('there is no package.json to install from');
  const written = anyManifest.parse(JSON.parse(await readFile(file, 'utf8')));
  const manifest = manifestSchema.parse(written);
  if (names.length > 0) {
    const key = isForDevelopment ? 'devDependencies' : 'dependencies';
    const added = Object.fromEntries(
      names.map((name) => [name, `^${installedVersion(modules, name)}`]),
    );
    const all = { ...manifest[key], ...added };
    manifest[key] = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
    await writeFile(file, `${JSON.stringify({ ...written, ...manifest }, undefined, 2)}\n`);
  }
  const workspaces = listWorkspaces(project);
  const own = new Set(workspaces.map((workspace) => workspace.name));
  const manifests = [
    manifest,
    ...workspaces.map(({ folder }) =>
      manifestSchema.parse(
        JSON.parse(readFileSync(path.join(project, folder, 'package.json'), 'utf8')),
      ),
    ),
  ];
  for (const { dependencies, devDependencies } of manifests) {
    for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (!/^(?:file|link):/u.test(range) && !own.has(name)) installedVersion(modules, name);
    }
  }
  await rm(path.join(project, 'node_modules'), { recursive: true, force: true });
  await rm(path.join(project, '../node_modules'), { recursive: true, force: true });
  await layOutModules(project, modules);
  // npm creates a link for a package that is a folder of the project.
  for (const [name, range] of Object.entries(manifest.dependencies ?? {})) {
    const [, folder] = /^(?:file|link):(.+)$/u.exec(range) ?? [];
    if (folder === undefined) continue;
    const link = path.join(project, 'node_modules', name);
    await rm(link, { recursive: true, force: true });
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(project, folder), link, 'junction');
  }
}
