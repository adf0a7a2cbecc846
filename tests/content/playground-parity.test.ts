import type { Browser, Page } from '@playwright/test';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BuildCache, keyOf } from '../../src/lib/build-cache.ts';
import { packageFacts } from '../../src/playground/engine/package-files.ts';
import { openBrowser } from '../support/examples/page.ts';
import { optionsOf } from '../support/playground/command-line.ts';
import { differentProjects, missingPackages } from '../support/playground/different-projects.ts';
import { buildInEngine } from '../support/playground/engine-build.ts';
import { openEnginePage, serveEngine } from '../support/playground/engine-page.ts';
import type { ServedEngine } from '../support/playground/engine-page.ts';
import { buildInNode } from '../support/playground/node-build.ts';
import { exampleProjects, templateProjects } from '../support/playground/projects.ts';
import type { TestProject } from '../support/playground/projects.ts';

const root = path.resolve(import.meta.dirname, '../..');
const all = [...exampleProjects(root), ...templateProjects()];
const projects = all.filter(({ packages }) => !packages.some((name) => name in missingPackages));

interface Plain {
  readonly files: Readonly<Record<string, string>>;
  readonly stats: string;
}

/** What Node.js makes of a project changes with the project and the installed packages only. */
const inNode = new BuildCache<Plain>({
  siteDir: root,
  name: 'playground-parity',
  inputs: ['tests/support/playground/node-build.ts', 'tests/support/playground/node-builder.mjs'],
});

/** Without times. */
function comparable(stats: string): string {
  return stats
    .replaceAll(/ in \d+ ms/gu, ' in TIME')
    .replaceAll(/ \d+ ms\b/gu, ' TIME')
    .trim();
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

function keyOfProject({ files, words }: TestProject): string {
  return keyOf(
    Object.entries(files).map(([name, bytes]) => [name, text(bytes)]),
    words,
  );
}

/** Has Node.js build what is not known yet. */
async function buildUnknown(): Promise<void> {
  const unknown = projects.filter((project) => inNode.get(keyOfProject(project)) === undefined);
  const built = unknown.length === 0 ? new Map<string, Plain>() : await buildInNode(root, unknown);
  for (const project of unknown) {
    const result = built.get(project.id);
    if (result === undefined) throw new Error(`Node.js has not built ${project.id}`);
    inNode.set(keyOfProject(project), { ...result, stats: comparable(result.stats) });
  }
  inNode.save();
}

/** One worker builds them all, since starting takes longer than most builds. */
async function madeBy(page: Page, { files, words }: TestProject): Promise<Plain> {
  const { result, failure, lines } = await buildInEngine(page, {
    id: 'parity',
    files,
    options: optionsOf(words),
  });
  if (failure !== undefined) {
    return { files: {}, stats: [...lines, `${failure.kind}: ${failure.message}`].join('\n') };
  }
  const entries = result?.compilations.flatMap((one) => Object.entries(one.files)) ?? [];
  return {
    files: Object.fromEntries(entries.sort()),
    stats: comparable([...lines, result?.stats].join('\n')),
  };
}

describe('the playground makes what Node.js makes', () => {
  let browser: Browser;
  let served: ServedEngine;
  let page: Page;

  beforeAll(async () => {
    const building = buildUnknown();
    served = await serveEngine();
    browser = await openBrowser();
    page = await openEnginePage(browser, served.url);
    await building;
  }, 900_000);

  afterAll(async () => {
    await browser.close();
    served.close();
  });

  test('there are at least 60 projects', () => {
    expect(projects.length).toBeGreaterThanOrEqual(60);
  });

  test('what is listed as different is still there', () => {
    const ids = projects.map(({ id }) => id);
    expect(Object.keys(differentProjects).filter((id) => !ids.includes(id))).toEqual([]);
    const used = new Set(all.flatMap(({ packages }) => packages));
    expect(Object.keys(missingPackages).filter((name) => !used.has(name))).toEqual([]);
  });

  test('a package is either there, or listed with the reason why it is missing', () => {
    const there = new Set(packageFacts.map(({ name }) => name));
    const used = [...new Set(all.flatMap(({ packages }) => packages))];
    expect(used.filter((name) => there.has(name) === name in missingPackages)).toEqual([]);
  });

  describe('byte for byte', () => {
    test.for(projects)('$id', async (project) => {
      const expected = inNode.get(keyOfProject(project));
      const made = await madeBy(page, project);
      const reason = differentProjects[project.id];
      if (reason === undefined) expect(made).toEqual(expected);
      else
        expect(made, `${project.id} is the same now; take it off the list`).not.toEqual(expected);
    });
  });
});
