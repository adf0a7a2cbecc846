import { cp, mkdir, readFile, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const manifest = z.looseObject({ dependencies: z.record(z.string(), z.string()).optional() });

async function dependenciesOf(folder: string): Promise<string[]> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8');
  return Object.keys(manifest.parse(JSON.parse(text)).dependencies ?? {});
}

/** The packages that end up in a project's bundles: its dependencies, and theirs. */
async function bundledPackages(projectDir: string, modules: string): Promise<Set<string>> {
  const found = new Set<string>();
  const waiting = await dependenciesOf(projectDir);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...(await dependenciesOf(path.join(modules, name))));
  }
  return found;
}

/**
 * Gives a project the installed packages, as npm would lay them out.
 *
 * webpack makes ids from the real paths of modules. What is bundled is therefore copied, so that ids are those
 * that a reader gets, wherever the portal lies; tools are only linked, which is faster.
 *
 * @param projectDir the project; its `package.json` names its dependencies
 * @param modules folder with the installed packages
 */
export async function layOutModules(projectDir: string, modules: string): Promise<void> {
  const target = path.join(projectDir, 'node_modules');
  const bundled = await bundledPackages(projectDir, modules);
  const scopes = new Set([...bundled].filter((name) => name.includes('/')).map(path.dirname));
  await mkdir(target);
  for (const entry of await readdir(modules)) {
    // npm's and the portal's own records are not packages.
    if (entry.startsWith('.') && entry !== '.bin') continue;
    if (bundled.has(entry) || scopes.has(entry)) continue;
    await symlink(path.join(modules, entry), path.join(target, entry), 'junction');
  }
  for (const scope of scopes) {
    await mkdir(path.join(target, scope));
    for (const entry of await readdir(path.join(modules, scope))) {
      const name = `${scope}/${entry}`;
      if (!bundled.has(name)) {
        await symlink(path.join(modules, name), path.join(target, name), 'junction');
      }
    }
  }
  for (const name of bundled) {
    await cp(path.join(modules, name), path.join(target, name), { recursive: true });
  }
}
