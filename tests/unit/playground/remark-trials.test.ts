import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { remarkTrials } from '../../../src/playground/remark-trials.ts';

const siteDir = path.resolve('/site');

async function transform(file: string, value: string): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkTrials, { siteDir })
    .use(remarkStringify);
  return String(await processor.process(new VFile({ path: path.join(siteDir, file), value })));
}

const place = (option: string) => `<try-it data-screen-only="" data-option="${option}" />`;

it('ends a section with its place, before the next heading or the end of the page', async () => {
  const text =
    '## output.filename\n\nNames.\n\n### Template strings\n\nMore.\n\n## output.iife\n\nWraps.\n';
  expect(await transform('docs/configuration/output.mdx', text)).toBe(
    `## output.filename\n\nNames.\n\n${place('output.filename')}\n\n### Template strings\n\nMore.\n\n## output.iife\n\nWraps.\n\n${place('output.iife')}\n`,
  );
});

it('knows the sections of translations by the ids of their headings', async () => {
  const file = 'i18n/ko/docusaurus-plugin-content-docs/current/configuration/mode.mdx';
  const text = '## 모드 {/* #mode */}\n\n값.\n';
  expect(await transform(file, text)).toContain(place('mode'));
});

it('leaves other pages and sections alone', async () => {
  const text = '## output.filename\n\nNames.\n';
  expect(await transform('docs/configuration/resolve.mdx', text)).toBe(text);
  expect(await transform('docs/configuration/optimization.mdx', text)).toBe(text);
});
