import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findOldObservations } from '../../../../src/reference/check/observed-versions.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { installedPackage } from '../../../../src/reference/package.ts';

const catalog = new Catalog(new Map());
const { version } = installedPackage('webpack');
const [, now = 0] = version.split('.').map(Number);

function check(text: string, file = 'docs/guides/pages.mdx'): string[] {
  const page = parsePage(file, `---\ntitle: Pages\n---\n\n${text}\n`);
  return findOldObservations(withDefinitions(page, catalog)).map(findingText);
}

describe('an observation', () => {
  it.each([
    'In 5.100.3, the option has no effect.',
    `webpack 5.${now}.99 adds no links.`,
    'Nothing is reported (seen with webpack 5.109.1).',
    'Install it with `npm install webpack@5.100.2`.',
    'A project that uses them keeps working with webpack 5.100.',
    'All loaders build production code with webpack 5.100, for example.',
    '| Tool | Tried with |\n| --- | --- |\n| Vite | webpack 5.100 |',
  ])('is old in "%s"', (text) => {
    expect(check(text)).toEqual([expect.stringContaining('pages.mdx:')]);
    expect(check(text)[0]).toContain(`${version} is installed`);
  });

  it.each([
    `In ${version}, the option has no effect.`,
    `A project that uses them keeps working with webpack 5.${now}.`,
    'It came with webpack 5.100.',
    'It works with webpack 5.100 or later.',
    'Stay on webpack 5.100, which still has these files.',
    'A range such as `^5.100.1` allows all that follow.',
    'Version 5.0.1 of `react-scripts` has its own configuration.',
  ])('is current, or not meant, in "%s"', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('may be old in a guide for upgrades', () => {
    expect(check('In 5.100.3, the option has no effect.', 'docs/migrate/5.mdx')).toEqual([]);
  });
});
