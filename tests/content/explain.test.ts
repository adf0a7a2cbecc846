import { execFile } from 'node:child_process';
import { globSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isChecked, readSamples } from '../../src/reference/check/fences.ts';
import { openScratch, writeSample } from '../../src/reference/check/scratch.ts';
import { listPages } from '../../src/content/list-pages.ts';
import { readPage } from '../../src/content/source-page.ts';
import { explainedNames } from '../../src/reference/explained-names.ts';
import { Catalog } from '../../src/reference/catalog.ts';
import { readReferencePages } from '../../src/reference/coverage.ts';
import { gatherDocumented } from '../../src/reference/documented.ts';
import { readInventories } from '../../src/reference/inventories.ts';
import { findings, withoutRun } from '../support/explain/findings.ts';
import { findingsOf } from '../support/explain/summary.ts';
import { startWorker } from '../support/explain/worker.ts';
import type { TestWorker } from '../support/explain/worker.ts';

const root = path.resolve(import.meta.dirname, '../..');
const child = path.join(root, 'tests/support/explain/effective-child.mts');

let worker: TestWorker | undefined;

beforeAll(async () => {
  const catalog = new Catalog(await readInventories());
  const documented = gatherDocumented(readReferencePages(root, catalog), catalog);
  worker = await startWorker(explainedNames(catalog, documented));
}, 240_000);

afterAll(() => {
  worker?.stop();
});

interface Loaded {
  readonly file: string;
  readonly options?: readonly (readonly [string, string])[][];
  readonly error?: string;
}

/** Files of one process, so that a slow one does not hold up all others. */
const batch = 40;

async function loadAll(files: readonly string[], mode?: string): Promise<Map<string, Loaded>> {
  const loaded = new Map<string, Loaded>();
  for (let start = 0; start < files.length; start += batch) {
    const part = files.slice(start, start + batch);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--no-warnings', child, ...part],
      {
        maxBuffer: 2 ** 28,
        env: {
          ...process.env,
          NODE_ENV: mode ?? '',
          ...(mode !== undefined && { EXPLAIN_MODE: mode }),
        },
      },
    );
    for (const line of stdout.split('\n').filter((one) => one.startsWith('{'))) {
      const one = JSON.parse(line) as Loaded;
      loaded.set(one.file, one);
    }
  }
  return loaded;
}

/** Instances have the name of their class in Node.js, and that of the variable in what is read. */
function comparable(options: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(
    options
      // The methods of a console are no options.
      .filter(([name]) => !/^infrastructureLogging\.console(?:\.|$)/u.test(name))
      .map(([name, text]) => [name, text.replaceAll(/new [\w$.]+\(\)/gu, 'plugin')]),
  );
}

/** Compares what the worker reads of files with what Node.js makes of them; returns those that were compared. */
async function compare(files: readonly string[], mode?: string) {
  const loaded = await loadAll(files, mode);
  const compared: string[] = [];
  const different: unknown[] = [];
  const browsers: string[] = [];
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const answer = await worker?.ask({
      source,
      assumptions: { branch: 'first', ...(mode !== undefined && { mode }) },
      wantsEffective: true,
    });
    const { explanation, effective = [] } = answer ?? {};
    const isKnown =
      explanation !== undefined &&
      explanation.count > 0 &&
      explanation.open.length === 0 &&
      explanation.conditions.length === 0 &&
      (mode !== undefined || !explanation.usesMode);
    const own = loaded.get(file)?.options;
    if (!isKnown || own === undefined) continue;
    // The data about browsers is not part of the page, which says so; a file of the project may name them.
    const wantsBrowsers =
      own.some((options) =>
        options.some(([name, text]) => name === 'target' && text.includes('browserslist')),
      ) || effective.some((one) => 'error' in one && one.error.includes('Browserslist'));
    if (wantsBrowsers) {
      browsers.push(path.relative(root, file));
      continue;
    }
    compared.push(file);
    const read = effective.map((one) =>
      'error' in one
        ? { error: one.error }
        : comparable(one.options.map(({ path: name, value }) => [name, value])),
    );
    const expected = own.map(comparable);
    for (const [index, options] of expected.entries()) {
      const names = new Set([...Object.keys(options), ...Object.keys(read[index] ?? {})]);
      for (const name of names) {
        const [node, browser] = [
          options[name],
          (read[index] as Partial<Record<string, string>> | undefined)?.[name],
        ];
        if (node !== browser)
          different.push({ file: path.relative(root, file), name, node, browser });
      }
    }
  }
  return { compared, different, browsers };
}

describe('the options in effect are those of Node.js', () => {
  it('for every configuration in examples that can be evaluated', async () => {
    const files = globSync('examples/**/webpack*.config.{js,mjs,cjs,ts,mts}', {
      cwd: root,
      exclude: (name) => name === 'node_modules',
    }).map((file) => path.join(root, file));
    const { compared, different, browsers } = await compare(files);
    expect(different).toEqual([]);
    expect(browsers.length).toBeLessThan(20);
    // Shows how much is compared, which the test below only bounds.
    process.stdout.write(
      `Configurations in examples: ${files.length}, compared ${compared.length}, for Browserslist ${browsers.length}.\n`,
    );
    expect(compared.length).toBeGreaterThan(60);
  }, 600_000);

  it('for every sample of the docs that can be evaluated', async () => {
    const samples = listPages(root, 'docs').flatMap(
      (file) => readSamples(readPage(root, file)).samples,
    );
    const folder = openScratch(root, 'explain');
    const files = samples
      .filter((sample) => isChecked(sample, 'configuration'))
      .map((sample, index) =>
        writeSample(
          path.join(folder, String(index)),
          sample,
          samples.filter(({ page }) => page === sample.page),
        ),
      );
    const { compared, different, browsers } = await compare(files);
    expect(different).toEqual([]);
    expect(browsers.length).toBeLessThan(20);
    // Shows how much is compared, which the test below only bounds.
    process.stdout.write(
      `Samples of the docs: ${files.length}, compared ${compared.length}, for Browserslist ${browsers.length}.\n`,
    );
    expect(compared.length).toBeGreaterThan(600);
  }, 900_000);
});

describe('configurations as projects have them', () => {
  const folder = path.join(root, 'tests/support/explain/configurations');
  const files = readdirSync(folder).filter((file) => file !== 'package.json');

  it('there are twenty', () => {
    expect(files).toEqual(Object.keys(findings));
    expect(files.length).toBeGreaterThanOrEqual(20);
  });

  it.each(files)('%s', async (file) => {
    const answer = await worker?.ask({
      source: readFileSync(path.join(folder, file), 'utf8'),
      assumptions: { branch: 'first' },
      wantsEffective: false,
    });
    expect(answer && findingsOf(answer.explanation)).toEqual(findings[file]);
  });

  it.each(['production', 'development'])(
    'have the options in effect of Node.js in the mode %s',
    async (mode) => {
      const all = files.map((file) => path.join(folder, file));
      const { compared, different } = await compare(all, mode);
      expect(different).toEqual([]);
      expect(compared.map((file) => path.basename(file))).toEqual(withoutRun);
    },
    120_000,
  );
});
