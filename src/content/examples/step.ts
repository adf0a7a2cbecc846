import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseJson } from '../../lib/parse-json.ts';
import { examplesFolder, listFiles, outputFolder, stepFile } from './files.ts';

const outputPath = z
  .string()
  .regex(
    /^output\/[\w./-]+$/,
    `must be a file below "${outputFolder}/", such as "output/webpack.txt"`,
  );

const stepSchema = z
  .strictObject({
    /** Run in this order, in a copy of the project. */
    commands: z
      .array(
        z.strictObject({
          run: z.string().min(1),
          /** Recorded output, with standard output and standard error combined. */
          output: outputPath.optional(),
          exit: z.int().min(0).max(255).default(0),
        }),
      )
      .default([]),
    /** Files that the commands write, each with the file in `output/` that pages quote. */
    emitted: z.record(z.string().min(1), outputPath).default({}),
    /** A page, and the text that its body shows in a browser. */
    page: z.strictObject({ file: z.string().min(1), text: z.string().min(1) }).optional(),
    /**
     * A long-running server command, a URL path on the server, and the text shown there. The command gets a free port
     * in `PORT` and, for webpack-dev-server, in `WEBPACK_DEV_SERVER_BASE_PORT`.
     */
    serve: z
      .strictObject({
        run: z.string().min(1),
        path: z.string().startsWith('/').default('/'),
        text: z.string().min(1),
      })
      .optional(),
  })
  .refine(({ commands, page, serve }) => commands.length > 0 || (page ?? serve) !== undefined, {
    error:
      'has no command, page or server, so nothing is checked; add "commands", "page" or "serve"',
  })
  .refine((step) => step.commands.length > 0 || Object.keys(step.emitted).length === 0, {
    error: 'nothing writes files when there is no command; add "commands" or remove it',
    path: ['emitted'],
  });

/** A step of an example: its location and its checks. */
export interface Step extends z.infer<typeof stepSchema> {
  /** `guide/step`, the prefix of the paths that pages quote. */
  readonly id: string;
  readonly dir: string;
}

/**
 * Reads one step.
 *
 * @param examplesDir absolute path of the examples folder
 * @param id `guide/step`
 * @throws {Error} if `step.json` is missing or invalid (with the key), or if no command produces a recorded output
 */
export function readStep(examplesDir: string, id: string): Step {
  const dir = path.join(examplesDir, id);
  const name = `${examplesFolder}/${id}/${stepFile}`;
  const description = path.join(dir, stepFile);
  if (!existsSync(description)) throw new Error(`${name} is missing; add it`);
  const step = parseJson(readFileSync(description, 'utf8'), stepSchema, name);
  const made = [
    ...step.commands.flatMap(({ output }) => (output === undefined ? [] : [output])),
    ...Object.values(step.emitted),
  ];
  const twice = made.find((file, index) => made.indexOf(file) !== index);
  if (twice !== undefined) throw new Error(`${name}: ${twice} is written twice; use two files`);
  const orphan = listFiles(path.join(dir, outputFolder))
    .map((file) => `${outputFolder}/${file}`)
    .find((file) => !made.includes(file));
  if (orphan !== undefined) {
    throw new Error(
      `${name}: nothing makes ${orphan}; name it in "commands" or "emitted", or delete it`,
    );
  }
  return { ...step, id, dir };
}

/**
 * All steps: every folder `guide/step` in the examples folder, sorted by name.
 *
 * @returns the ids; `readStep` checks whether each has a valid `step.json`
 */
export function discoverSteps(examplesDir: string): string[] {
  const folders = (dir: string): string[] =>
    readdirSync(dir, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  return folders(examplesDir).flatMap((guide) =>
    folders(path.join(examplesDir, guide)).map((step) => `${guide}/${step}`),
  );
}
