import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { examplesFolder } from '../../../src/content/examples/files.ts';
import type { Step } from '../../../src/content/examples/step.ts';
import { parseJson } from '../../../src/lib/parse-json.ts';
import { listWorkspaces } from './workspaces.ts';

const packageSchema = z.object({
  private: z.literal(true, { error: 'must be true, or the example could be published' }),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * Compares the packages of a step with those of the portal, since a step is run with the latter.
 *
 * @param step the step whose package.json is read
 * @param installed exact versions by package name
 * @throws {Error} if the file isn't private, or a package is missing from the portal or has another version there
 */
export function checkPackages(step: Step, installed: ReadonlyMap<string, string>): void {
  const project = `${examplesFolder}/${step.id}`;
  checkManifest(step.dir, `${project}/package.json`, installed, new Set());
  const workspaces = listWorkspaces(step.dir);
  const own = new Set(workspaces.map(({ name }) => name));
  for (const { folder } of workspaces) {
    checkManifest(path.join(step.dir, folder), `${project}/${folder}/package.json`, installed, own);
  }
}

function checkManifest(
  dir: string,
  name: string,
  installed: ReadonlyMap<string, string>,
  own: ReadonlySet<string>,
): void {
  const { dependencies, devDependencies } = parseJson(
    readFileSync(path.join(dir, 'package.json'), 'utf8'),
    packageSchema,
    name,
  );
  for (const [dependency, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (own.has(dependency)) continue;
    const known = installed.get(dependency);
    if (known === undefined) {
      throw new Error(
        `${name}: the portal does not install ${dependency}; add it to the portal's package.json`,
      );
    }
    if (known !== version) {
      throw new Error(
        `${name}: ${dependency} is "${version}", the portal has "${known}"; use the same`,
      );
    }
  }
}
