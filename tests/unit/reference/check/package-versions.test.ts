import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findWrongPackageVersions } from '../../../../src/reference/check/package-versions.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';

const catalog = new Catalog(new Map());

function check(text: string, file = 'docs/guides/tools.mdx'): string[] {
  const page = parsePage(file, `---\ntitle: Tools\n---\n\n${text}\n`);
  return findWrongPackageVersions(withDefinitions(page, catalog)).map(findingText);
}

describe('a version that a package needs', () => {
  it.each([
    ['webpack-dev-server 6 is a module. It needs webpack 5.88 or newer.', 'webpack-dev-server'],
    ['webpack-cli needs Node.js 18.12 or newer.', 'webpack-cli'],
    ['`sass-loader` works with Node.js 16 or later.', 'sass-loader'],
    ['html-webpack-plugin requires webpack 4.30.', 'html-webpack-plugin'],
    ["`css-loader` doesn't support webpack 5.", 'css-loader'],
    ['`css-loader` supports webpack 4.', 'css-loader'],
    ['webpack itself needs Node.js 8.', 'webpack'],
    ['The built-in support for TypeScript needs Node.js 20.6.', 'TypeScript'],
  ])('is wrong in "%s"', (sentence, name) => {
    expect(check(sentence)).toEqual([
      expect.stringContaining(` is said of ${name}, which accepts `),
    ]);
  });

  it.each([
    'webpack-dev-server 6 is a module. It needs webpack 5.101 or newer.',
    'webpack-cli needs Node.js 20.9 or newer.',
    'html-webpack-plugin requires webpack 5.20.',
    '`css-loader` supports webpack 5.',
    "`css-loader` doesn't support webpack 4.",
    'webpack itself needs Node.js 10.13.',
    // Another release, another program, or a package that isn't installed.
    'webpack-cli 3 needs webpack 4.',
    'In Node.js 22.18 or newer, `node --watch service.ts` runs it without webpack.',
    'unknown-webpack-plugin needs webpack 4.',
  ])('is right in "%s"', (sentence) => {
    expect(check(sentence)).toEqual([]);
  });

  it.each([
    ['The page was built with `vue-loader` 17.3.0.', 1],
    ['The page was built with css-loader 1.2.3.', 1],
    ['| Package |\n| --- |\n| `webpack` 5.112.1 |', 1],
    ['The page was built with `unknown-package` 1.2.3.', 0],
    ['The page was built with `webpack` 5.112.2.', 0],
    ['The page was built with `webpack` 5.112.', 0],
  ])('is that of an installed package: "%s" has %i findings', (text, count) => {
    expect(check(text)).toHaveLength(count);
  });

  it('can be that of the package that the page is about, or of the portal', () => {
    const text = 'You need at least webpack 5.88.';
    expect(check(text, 'docs/api/webpack-dev-server.mdx')).toHaveLength(1);
    expect(check(text)).toEqual([]);
    expect(check('You need Node.js 18.0.', 'docs/contribute/deployment.mdx')).toHaveLength(1);
    expect(check('You need Node.js 20.20.', 'docs/contribute/deployment.mdx')).toEqual([]);
  });
});
