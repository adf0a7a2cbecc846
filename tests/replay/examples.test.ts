import type { Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { examplesFolder } from '../../src/content/examples/files.ts';
import { followablePages } from '../../src/content/examples/pages.ts';
import { discoverSteps, readStep } from '../../src/content/examples/step.ts';
import type { Step } from '../../src/content/examples/step.ts';
import { listPages } from '../../src/content/list-pages.ts';
import { checkPackages } from '../support/examples/packages.ts';
import { addressText, openBrowser, pageText } from '../support/examples/page.ts';
import { compareStep, openScratch, runCommand, runCommands } from '../support/examples/run.ts';
import type { CommandResult, Project } from '../support/examples/run.ts';
import { startServer } from '../support/examples/serve.ts';
import type { RunningServer } from '../support/examples/serve.ts';
import { publishedPage, replayOptions, siteDir } from '../support/replay/published.ts';
import { readPage } from '../support/replay/read-page.ts';
import { replay } from '../support/replay/replay.ts';
import type { ReachedStep } from '../support/replay/replay.ts';

const examplesDir = path.join(siteDir, examplesFolder);
const { modules } = replayOptions;
const update = process.env.UPDATE_EXAMPLES === '1';
const { followed, missing, total } = followablePages(siteDir, listPages(siteDir));
const steps = discoverSteps(examplesDir);

/** Steps that a followed page has shown to be as recorded. */
const shown = new Set<string>();

/** Steps that their page doesn't show so, and why. */
const differing: string[] = [];

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  process.stdout.write(
    `Pages with a project that are followed: ${followed.length} of ${total}\n` +
      `Steps that they show to be as recorded, and that don't run again: ${shown.size} of ${steps.length}\n` +
      differing.map((line) => `${line}\n`).join(''),
  );
});

/** Checks what the commands of a step have printed and written, what its page shows, and what its server serves. */
async function checkResults(
  step: Step,
  project: Project,
  results: readonly CommandResult[],
  serve: (command: string) => Promise<RunningServer>,
): Promise<void> {
  for (const { file, recorded, made } of await compareStep(step, project, results, update)) {
    expect(made, `${step.id}/${file} is out of date; UPDATE_EXAMPLES=1 records it anew`).toBe(
      recorded,
    );
  }
  if (step.page) {
    const { file, text } = step.page;
    expect(await pageText(browser, path.join(project.dir, file), text)).toBe(text);
  }
  if (step.serve) {
    const { path: place, run, text } = step.serve;
    const server = await serve(run);
    try {
      expect(await addressText(browser, server.origin + place, text)).toBe(text);
    } finally {
      await server.close();
    }
  }
}

/** Commands that write nothing, so that a page need not run them. */
const typeChecks: ReadonlySet<string> = new Set(['npx tsc --noEmit', 'npm run check']);

/**
 * Notes a step if the page has run exactly its commands, and a server of its own where the step has one. A step that
 * differs is run again, by a test of its own.
 */
async function noteStep({ id, dir, ran }: ReachedStep): Promise<void> {
  const step = readStep(examplesDir, id);
  const commands = step.commands.filter(({ run }) => !typeChecks.has(run));
  const isSame =
    ran.length === commands.length + (step.serve === undefined ? 0 : 1) &&
    commands.every(({ run }, index) => run === ran[index]?.command);
  if (!isSame) return;
  const made = ran.values();
  const results: CommandResult[] = [];
  const serve = (): Promise<RunningServer> => {
    const url = ran.at(-1)?.answer?.url;
    if (url === undefined) throw new Error('its server does not answer');
    // The page decides when its server ends.
    return Promise.resolve({ origin: new URL(url).origin, close: () => Promise.resolve() });
  };
  try {
    for (const { run } of step.commands) {
      const command = typeChecks.has(run) ? undefined : made.next().value;
      results.push(
        command === undefined
          ? await runCommand(run, dir, modules)
          : { exit: command.exit() ?? Number.NaN, output: command.output() },
      );
    }
    await checkResults(step, { dir, modules }, results, serve);
    shown.add(id);
  } catch (error) {
    differing.push(`${id} runs again: ${(error as Error).message}`);
  }
}

// To record outputs anew, nobody has to follow pages that show the old ones.
describe.skipIf(update)('a reader who follows the published page arrives where it says', () => {
  it.concurrent.each(followed)('%s', async (file) => {
    const copy = publishedPage(file);
    const name = path.relative(siteDir, copy);
    const actions = readPage(readFileSync(copy, 'utf8'));
    expect(actions.filter(({ kind }) => kind === 'panel')).not.toEqual([]);
    const failures: string[] = [];
    const options = { ...replayOptions, onCommand: noteStep };
    for await (const { heading, line, message } of replay(actions, options)) {
      failures.push(`${name}:${line} (${heading}): ${message}`);
    }
    expect(failures).toEqual([]);
  });
});

it('every page that shows a project can be followed', () => {
  expect(missing.map((file) => `${file}: add <StepFiles> where a step is complete`)).toEqual([]);
});

describe('every step of every example does what the pages show', () => {
  const manifest = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')));
  const installed = new Map(
    Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }),
  );

  test('there are steps', () => {
    expect(steps).toContain('getting-started/1-quick-start');
  });

  // Each step has a folder and a port of its own, so some of them run at once; `vitest.config.mts` says how many.
  test.concurrent.each(steps)('%s', async (id) => {
    const step = readStep(examplesDir, id);
    checkPackages(step, installed);
    if (shown.has(id)) return;
    const scratch = await openScratch(step, siteDir);
    try {
      const results = await runCommands(step, scratch);
      await checkResults(step, scratch, results, (run) => startServer(run, scratch.dir, modules));
    } finally {
      await scratch.close();
    }
  });
});
