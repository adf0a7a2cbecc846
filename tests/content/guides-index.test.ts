import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { sections } from '../../src/site/sections.ts';
import { readFrontMatter } from '../../src/content/read-front-matter.ts';

const guidesDir = path.resolve(import.meta.dirname, '../../docs/guides');

const frontMatterSchema = z.object({
  group: z.string().default('(none)'),
  sidebar_position: z.number(),
});

/** Guides by heading of the index, in the order of its tables. */
function guidesOfIndex(): [heading: string, guides: string[]][] {
  const source = readFileSync(path.join(guidesDir, 'index.mdx'), 'utf8');
  const tree = unified().use(remarkParse).use(remarkGfm).parse(source);
  const found: [string, string[]][] = [];
  let heading = '';
  for (const node of tree.children) {
    if (node.type === 'heading') heading = toString(node);
    if (node.type !== 'table') continue;
    const guides: string[] = [];
    for (const row of node.children.slice(1)) {
      visit(row, 'link', ({ url }) => {
        guides.push(url);
      });
    }
    found.push([heading, guides]);
  }
  return found;
}

/** Guides by group of the sidebar, in the order of their positions. */
function guidesOfSidebar(): [group: string, guides: string[]][] {
  const guides = readdirSync(guidesDir)
    .filter((name) => name !== 'index.mdx')
    .map((name) => ({
      address: `/guides/${name.replace(/\.mdx?$/u, '')}/`,
      ...frontMatterSchema.parse(readFrontMatter(readFileSync(path.join(guidesDir, name), 'utf8'))),
    }))
    .sort((a, b) => a.sidebar_position - b.sidebar_position);
  const groups = sections.find(({ id }) => id === 'guides')?.groups ?? [];
  return ['(none)', ...groups]
    .map((group): [string, string[]] => [
      group,
      guides.filter((guide) => guide.group === group).map(({ address }) => address),
    ])
    .filter(([, addresses]) => addresses.length > 0);
}

it('the sidebar of guides and their index have the same groups, with the same guides in the same order', () => {
  expect(guidesOfSidebar()).toEqual(guidesOfIndex());
});
