import path from 'node:path';
import { expect, it } from 'vitest';
import { trialProject, trials } from '../../src/playground/trials.ts';
import { buildInNode } from '../support/playground/node-build.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('each value of each option that can be tried builds, to another output than the others', async () => {
  const all = trials.flatMap((trial) =>
    trial.values.map((value) => ({ trial, id: `${trial.option} ${value}`, value })),
  );
  const built = await buildInNode(
    root,
    all.map(({ trial, id, value }) => ({
      id,
      files: Object.fromEntries(
        trialProject(trial, value).files.map(({ path: file, content }) => [
          file,
          new TextEncoder().encode(content),
        ]),
      ),
      words: [],
      packages: [],
    })),
  );
  const outputs = new Map<string, string>();
  for (const { trial, id } of all) {
    const { files = {}, stats = '' } = built.get(id) ?? {};
    expect(stats, id).toMatch(/compiled successfully/u);
    expect(Object.keys(files).length, id).toBeGreaterThan(0);
    const output = `${trial.option}\n${JSON.stringify(files)}`;
    expect(outputs.get(output), `same output as ${id}`).toBeUndefined();
    outputs.set(output, id);
  }
}, 300_000);
