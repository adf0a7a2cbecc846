import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { followablePages } from '../../src/content/examples/pages.ts';
import { listPages } from '../../src/content/list-pages.ts';
import { publishedPage, replayOptions, siteDir } from '../support/replay/published.ts';
import { readPage } from '../support/replay/read-page.ts';
import { replay } from '../support/replay/replay.ts';

const { followed, missing, total } = followablePages(siteDir, listPages(siteDir));

describe('a reader who follows the published page arrives where it says', () => {
  it.concurrent.each(followed)('%s', async (file) => {
    const copy = publishedPage(file);
    const name = path.relative(siteDir, copy);
    const actions = readPage(readFileSync(copy, 'utf8'));
    expect(actions.filter(({ kind }) => kind === 'panel')).not.toEqual([]);
    const failures: string[] = [];
    for await (const { heading, line, message } of replay(actions, replayOptions)) {
      failures.push(`${name}:${line} (${heading}): ${message}`);
    }
    expect(failures).toEqual([]);
  });
});

it('every page that shows a project can be followed', () => {
  expect(missing.map((file) => `${file}: add <StepFiles> where a step is complete`)).toEqual([]);
});

afterAll(() => {
  process.stdout.write(`Pages with a project that are replayed: ${followed.length} of ${total}\n`);
});
