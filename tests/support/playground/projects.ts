/** Projects that both Node.js and the playground build. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { listFiles } from '../../../src/lib/list-files.ts';
import { templateIds, templates } from '../../../src/playground/templates/index.ts';

export interface TestProject {
  /** Name of the step, with the number of the command if there are several. */
  readonly id: string;
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** Arguments after `webpack` on the command line. */
  readonly words: readonly string[];
  /** Packages that the build may import, apart from webpack's own. */
  readonly packages: readonly string[];
}

const stepSchema = z.object({ commands: z.array(z.object({ run: z.string() })).default([]) });
const manifestSchema = z.object({
  scripts: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/** Packages that any project may depend on: the engine has them, or builds don't import them. */
const allowed = /^(?:webpack|webpack-cli|webpack-dev-server|schema-utils|typescript|@types\/.+)$/u;

function filesBelow(folder: string): string[] {
  return listFiles(folder).filter((file) => !file.startsWith('output/') && file !== 'step.json');
}

/** Arguments after `webpack` in a command; undefined for another program. */
function webpackWords(
  command: string,
  scripts: Readonly<Record<string, string>>,
): string[] | undefined {
  const script = /^npm run (?<name>[\w:-]+)$/u.exec(command)?.groups?.name;
  const line = script === undefined ? command : (scripts[script] ?? '');
  const found = /^(?:npx )?webpack(?<rest>(?: .*)?)$/u.exec(line)?.groups?.rest;
  if (found === undefined || /[;&|"']/u.test(found) || /^ (?:serve|watch)\b/u.test(found))
    return undefined;
  // Messages of the command line itself aren't webpack's.
  if (/ --(?:json|analyze|watch)\b/u.test(found)) return undefined;
  return found.split(' ').filter((word) => word !== '' && word !== 'build');
}

/** The first command that runs webpack once, for each example step. */
export function exampleProjects(root: string): TestProject[] {
  const examples = path.join(root, 'examples');
  const steps = readdirSync(examples).flatMap((guide) =>
    existsSync(path.join(examples, guide, 'README.md')) || guide.includes('.')
      ? []
      : readdirSync(path.join(examples, guide)).map((step) => `${guide}/${step}`),
  );
  return steps.sort().flatMap((id) => {
    const folder = path.join(examples, id);
    if (!existsSync(path.join(folder, 'step.json'))) return [];
    const step = stepSchema.parse(JSON.parse(readFileSync(path.join(folder, 'step.json'), 'utf8')));
    const manifest = manifestSchema.parse(
      JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
    );
    const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      (name) => !allowed.test(name),
    );
    const words = step.commands
      .map(({ run }) => webpackWords(run, manifest.scripts))
      .find((found) => found !== undefined);
    if (words === undefined) return [];
    const files = Object.fromEntries(
      filesBelow(folder).map((file) => [
        file,
        new Uint8Array(readFileSync(path.join(folder, file))),
      ]),
    );
    return [{ id, files, words, packages }];
  });
}

/** The playground's templates in their initial state. */
export function templateProjects(): TestProject[] {
  return templateIds.map((id) => ({
    id: `template/${id}`,
    files: Object.fromEntries(
      Object.entries(templates[id].files).map(([name, content]) => [
        name,
        new TextEncoder().encode(content),
      ]),
    ),
    words: [],
    packages: [],
  }));
}
