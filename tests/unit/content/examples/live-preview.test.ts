import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { nextTab } from '../../../../src/islands/next-tab.ts';
import { remarkLivePreview } from '../../../../src/content/examples/remark-live-preview.ts';
import { exampleSandboxUrl } from '../../../../src/site/links.ts';

function check(markdown: string): void {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown);
  remarkLivePreview({ siteDir: process.cwd() })(tree, new VFile({ path: 'docs/a.mdx' }));
}

describe('remarkLivePreview', () => {
  it('accepts an example that can be opened', () => {
    expect(() => {
      check('<LivePreview example="getting-started/3-bundle" />');
    }).not.toThrow();
  });

  it.each([
    '<LivePreview example="getting-started/99-none" />',
    '<LivePreview example="getting-started" />',
    '<LivePreview example="../docs" />',
    '<LivePreview />',
  ])('refuses %s with file and line', (markdown) => {
    expect(() => {
      check(`a\n\n${markdown}`);
    }).toThrow(/docs\/a\.mdx:3: <LivePreview/u);
  });
});

it('an example opens in StackBlitz from the repository of the site', () => {
  expect(exampleSandboxUrl('getting-started/3-bundle')).toBe(
    'https://stackblitz.com/github/webpack/webpack.js.org/tree/main/examples/getting-started/3-bundle',
  );
});

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, undefined],
  ])('%s from %d leads to %s', (key, from, to) => {
    expect(nextTab(key, from, 3)).toBe(to);
  });
});
