import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { listPages } from '../../src/content/list-pages.ts';
import { readPage } from '../../src/content/source-page.ts';
import type { Project } from '../../src/playground/project.ts';
import {
  countSamples,
  fillIn,
  isOpen,
  samplesOf,
  stepProject,
  stepsOf,
} from '../../src/playground/remark-samples.ts';
import { openScratch } from '../../src/reference/check/scratch.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Samples that don't build on their own, with webpack's message, by digest. */
const closedSamplesFile = 'src/playground/closed-samples.json';

const child = path.join(root, 'tests/support/playground/build-samples.mts');

interface Opened {
  /** Page and line, or the name of a step. */
  readonly id: string;
  readonly digest: string;
  readonly project: Project;
}

/** Projects of one process, so that a slow one does not hold up all others. */
const batch = 60;

/** Builds projects in Node.js. Returns what is wrong with those that fail, by their ids. */
async function failures(name: string, all: readonly Opened[]): Promise<Map<string, string>> {
  const scratch = openScratch(root, name);
  const ids = new Map<string, string>();
  for (const [index, { id, project }] of all.entries()) {
    const folder = path.join(scratch, String(index));
    ids.set(folder, id);
    // Without a manifest, that of the site would say what kind of module a file is.
    for (const { path: file, content } of [
      { path: 'package.json', content: '{}' },
      ...project.files,
    ]) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
  }
  const folders = [...ids.keys()];
  const failed = new Map<string, string>();
  let answers = 0;
  for (let start = 0; start < folders.length; start += batch) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--no-warnings', child, ...folders.slice(start, start + batch)],
      { maxBuffer: 2 ** 28, timeout: 300_000 },
    );
    for (const line of stdout.split('\n').filter((one) => one.startsWith('{'))) {
      const { folder, errors } = JSON.parse(line) as { folder: string; errors: string[] };
      answers += 1;
      const [first] = errors;
      if (first !== undefined) failed.set(ids.get(folder) ?? folder, first);
    }
  }
  expect(answers, 'projects that were built').toBe(all.length);
  return failed;
}

const pages = listPages(root, 'docs').map((file) => ({
  file,
  tree: fillIn(root, file, readPage(root, file).tree),
}));

const samples = pages.flatMap(({ file, tree }) =>
  samplesOf(tree).map((sample) => ({
    ...sample,
    id: `${file}:${sample.node.position?.start.line ?? sample.node.value.slice(0, 60)}`,
  })),
);

const update = process.env.UPDATE_EXAMPLES === '1';

/** What webpack says first, without the folder and the samples of the run. */
function reason(message: string): string {
  const first = message.split('\n').find((line) => /[a-z]/iu.test(line)) ?? message;
  return first.replaceAll(/\/\S*\/\.cache\/samples\/\w+\/\d+/gu, '/project').slice(0, 160);
}

describe('what opens in the playground builds', () => {
  it('every sample, but for those that are listed', async () => {
    const unique = [...new Map(samples.map((sample) => [sample.digest, sample])).values()];
    const failed = await failures('samples', unique);
    const failing = unique.filter(({ id }) => failed.has(id));
    if (update) {
      const reasons = failing
        .map(({ digest, id }) => [digest, reason(failed.get(id) ?? '')] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1));
      const text = `${JSON.stringify(Object.fromEntries(reasons), undefined, 2)}\n`;
      writeFileSync(path.join(root, closedSamplesFile), text);
      return;
    }
    const wrong = unique.filter((sample) => isOpen(sample) === failed.has(sample.id));
    expect(
      wrong.map(({ id, digest }) => `${id} (${digest}): ${failed.get(id) ?? 'builds now'}`),
      `UPDATE_EXAMPLES=1 writes ${closedSamplesFile} anew`,
    ).toEqual([]);
  }, 1_500_000);

  it('every step of a guide', async () => {
    const steps = new Set(pages.flatMap(({ tree }) => stepsOf(tree).map(({ step }) => step)));
    const opened = [...steps].flatMap((id): Opened[] => {
      const project = stepProject(root, id);
      return project ? [{ id, digest: '', project }] : [];
    });
    expect([...(await failures('steps', opened))]).toEqual([]);
    expect(opened.length).toBeGreaterThan(20);
  }, 600_000);

  it('prints how many there are', () => {
    const docs = listPages(root, 'docs').map((file) => readPage(root, file));
    const { opened, total, steps, allSteps } = countSamples(root, docs);
    process.stdout.write(
      `Open in the playground: ${opened} of ${total} configurations, ${samples.filter(isOpen).length} samples in all, ${steps} of ${allSteps} steps.\n`,
    );
    expect(opened / total).toBeGreaterThan(0.5);
  });
});
