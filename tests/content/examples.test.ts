import type { Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { examplesFolder } from '../../src/content/examples/files.ts';
import { discoverSteps, readStep } from '../../src/content/examples/step.ts';
import { checkPackages } from '../support/examples/packages.ts';
import { addressText, openBrowser, pageText } from '../support/examples/page.ts';
import { openScratch, runStep } from '../support/examples/run.ts';
import { startServer } from '../support/examples/serve.ts';

const portalDir = path.resolve(import.meta.dirname, '../..');
const examplesDir = path.join(portalDir, examplesFolder);
const update = process.env.UPDATE_EXAMPLES === '1';

const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync(path.join(portalDir, 'package.json'), 'utf8')));
const installed = new Map(
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }),
);

describe('every step of every example does what the pages show', () => {
  const ids = discoverSteps(examplesDir);
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser.close();
  });

  test('there are steps', () => {
    expect(ids).toContain('getting-started/1-quick-start');
  });

  async function checkStep(id: string): Promise<void> {
    const step = readStep(examplesDir, id);
    checkPackages(step, installed);
    const scratch = await openScratch(step, portalDir);
    try {
      for (const { file, recorded, made } of await runStep(step, scratch, update)) {
        expect(made, `${id}/${file} is out of date; UPDATE_EXAMPLES=1 records it anew`).toBe(
          recorded,
        );
      }
      if (step.page) {
        const { file, text } = step.page;
        expect(await pageText(browser, path.join(scratch.dir, file), text)).toBe(text);
      }
      if (step.serve) {
        const server = await startServer(step.serve.run, scratch.dir, scratch.modules);
        try {
          const { path: place, text } = step.serve;
          expect(await addressText(browser, server.origin + place, text)).toBe(text);
        } finally {
          await server.close();
        }
      }
    } finally {
      await scratch.close();
    }
  }

  // Each step has a folder and a port of its own, so some of them run at once; `vitest.config.mts` says how many.
  test.concurrent.each(ids)('%s', checkStep);
});
