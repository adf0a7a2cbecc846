import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const manifestSchema = z.object({
  name: z.string().optional(),
  workspaces: z.array(z.string()).default([]),
});

function readManifest(dir: string): z.infer<typeof manifestSchema> {
  return manifestSchema.parse(JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')));
}

/** A package in a folder of the project: an npm workspace. */
export interface Workspace {
  readonly name: string;
  /** Folder, relative to the project, with slashes. */
  readonly folder: string;
}

/**
 * Lists the workspaces of a project.
 *
 * @param dir folder of the project, with a package.json
 * @returns an empty list for a project without workspaces
 * @throws {Error} if a pattern is neither a folder nor a folder followed by an asterisk, or if a workspace has no name
 */
export function listWorkspaces(dir: string): Workspace[] {
  return readManifest(dir).workspaces.flatMap((pattern) => {
    const parent = pattern.replace(/\/\*$/u, '');
    if (parent.includes('*')) {
      throw new Error(`"${pattern}" in workspaces: only a folder or "folder/*" is understood`);
    }
    const folders =
      parent === pattern
        ? [pattern]
        : readdirSync(path.join(dir, parent))
            .sort()
            .map((name) => `${parent}/${name}`);
    return folders
      .filter((folder) => existsSync(path.join(dir, folder, 'package.json')))
      .map((folder) => {
        const { name } = readManifest(path.join(dir, folder));
        if (name === undefined) throw new Error(`${folder}/package.json has no name`);
        return { name, folder };
      });
  });
}
