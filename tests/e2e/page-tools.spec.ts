import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { visit } from './visit.ts';

interface RegisteredTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: { readonly type: string; readonly required: readonly string[] };
  readonly execute: (input: unknown) => Promise<string>;
}

type WithTools = Window & { registeredTools?: RegisteredTool[] };

/** Installs the interface that browsers with WebMCP have, before anything of the page runs. */
async function installModelContext(page: Page, place: 'document' | 'navigator'): Promise<void> {
  await page.addInitScript((where) => {
    const tools: RegisteredTool[] = [];
    (window as WithTools).registeredTools = tools;
    Object.defineProperty(
      where === 'document' ? Document.prototype : Navigator.prototype,
      'modelContext',
      {
        value: {
          registerTool: (tool: RegisteredTool) => {
            tools.push(tool);
            return Promise.resolve();
          },
        },
      },
    );
  }, place);
}

function ask(page: Page, name: string, input: unknown): Promise<string> {
  return page.evaluate(
    ([tool, given]) => {
      const found = (window as WithTools).registeredTools?.find((one) => one.name === tool);
      if (found === undefined) throw new Error(`No tool ${tool}`);
      return found.execute(given);
    },
    [name, input] as const,
  );
}

async function toolsOf(page: Page): Promise<string[]> {
  await page.waitForFunction(() => (window as WithTools).registeredTools?.length === 3);
  return page.evaluate(() => ((window as WithTools).registeredTools ?? []).map(({ name }) => name));
}

for (const place of ['document', 'navigator'] as const) {
  test(`offers its tools to a browser that has WebMCP at ${place}`, async ({ page }) => {
    await installModelContext(page, place);
    await visit(page, '/concepts/');
    expect(await toolsOf(page)).toEqual(['search_docs', 'read_docs', 'look_up']);
  });
}

test('the tools answer', async ({ page }) => {
  await installModelContext(page, 'document');
  await visit(page, '/concepts/');
  await toolsOf(page);
  const found = await ask(page, 'search_docs', { query: 'copy static files' });
  expect(found).toContain('/configuration/output/#outputcopy');
  const section = await ask(page, 'read_docs', {
    page: '/configuration/output/',
    section: 'outputclean',
  });
  expect(section).toContain('## output.clean');
  expect(section).not.toContain('## output.compareBeforeEmit');
  const own = await ask(page, 'read_docs', { page: '/concepts/' });
  expect(own.length).toBeGreaterThan(1000);
  const long = await ask(page, 'read_docs', { page: '/api/errors/' });
  expect(long.length).toBeLessThanOrEqual(8000);
  expect(long).toMatch(/ask again with offset: \d+/u);
  const option = await ask(page, 'look_up', { name: 'output.htmlFilename' });
  expect(option).toContain('/configuration/output/#outputhtmlfilename');
  expect(option).toContain('[name].html');
});

test('the tools say what is wrong', async ({ page, problems }) => {
  await installModelContext(page, 'document');
  await visit(page, '/concepts/');
  await toolsOf(page);
  expect(await ask(page, 'search_docs', {})).toContain('"query" is missing');
  expect(await ask(page, 'search_docs', { query: 'x'.repeat(9999) })).toContain('may have 500');
  expect(await ask(page, 'read_docs', { page: '/no/such/page/' })).toContain('There is no page');
  // The page that is not there was asked for twice.
  await expect.poll(() => problems.length).toBe(2);
  problems.length = 0;
  expect(await ask(page, 'read_docs', { page: '/concepts/', section: 'nonsense' })).toContain(
    'Its sections: ',
  );
});

test('a browser without WebMCP loads nothing for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await visit(page, '/concepts/');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  const withTools = scripts.filter((file) =>
    readFileSync(`build${file}`, 'utf8').includes('No page speaks of'),
  );
  expect(withTools).toEqual([]);
});
