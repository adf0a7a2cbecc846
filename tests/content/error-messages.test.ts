import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import type { Section } from '../../src/content/notation.ts';
import { readPage } from '../../src/content/source-page.ts';
import { openScratch } from '../../src/reference/check/scratch.ts';
import { build, writeCase } from '../support/messages/build.ts';
import { cases } from '../support/messages/cases.ts';

const siteDir = process.cwd();
const page = readPage(siteDir, 'docs/api/errors.mdx');

/** Quoted messages that no case produces yet, with what one would need. */
const notProduced: Readonly<Record<string, string>> = {
  'caching-failed': 'two processes that write one cache at the same moment, or a full disk',
  'circular-chunks': 'a build in which chunks with runtimes of their own name each other by hash',
  chunkloaderror: 'a browser that asks a server for a file which is no longer there',
};

/** First cells of the rows of tables with messages. */
function rowsOf(blocks: Section['blocks']): string[] {
  return blocks.flatMap((block) => {
    if (block.type !== 'table') return [];
    const [head, ...rows] = block.children.map(({ children: [cell] }) =>
      cell ? toString(cell) : '',
    );
    return head === 'Message' ? rows : [];
  });
}

/** What each section quotes: its fences, else the rows of its table, else its heading, which is the message. */
const quotes = page.sections.flatMap(({ heading, depth, name, blocks }) => {
  const id = heading && page.ids.ofHeading.get(heading);
  if (id === undefined || depth < 3) return [];
  const fences = blocks.flatMap((block) =>
    block.type === 'code' && block.lang === 'text' ? [block.value] : [],
  );
  const lines = fences.length > 0 ? fences : id === 'entry-dependon' ? rowsOf(blocks) : [name.text];
  return [{ id, text: lines.join('\n') }];
});

/** One line without differences of white space, and without the folder of the test. */
const plain = (text: string, dir: string): string =>
  text.replaceAll(dir, '/shop').replaceAll(/\s+/gu, ' ').trim();

it('has a build or a reason for each message', () => {
  const known = new Set([...Object.keys(cases), ...Object.keys(notProduced)]);
  expect(quotes.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
  expect(quotes.length).toBeGreaterThan(50);
  expect(Object.keys(notProduced).length).toBeLessThan(8);
});

it.each(quotes.filter(({ id }) => id in cases))(
  'webpack prints what #$id quotes',
  async ({ id, text }) => {
    const one = cases[id] ?? {};
    const dir = openScratch(siteDir, path.join('messages', id));
    writeCase(dir, one);
    const printed = plain(await (one.run?.(dir) ?? build(dir, one)), dir);
    // Each line of the quote has to be there; `…` stands for what is left out.
    const missing = text
      .split('\n')
      .flatMap((line) => line.split('…'))
      .map((part) => plain(part, dir))
      .filter((part) => !printed.includes(part));
    expect(missing, printed).toEqual([]);
  },
  60_000,
);
