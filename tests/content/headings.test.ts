import { globSync, readFileSync } from 'node:fs';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';

/** Words that begin with a capital letter wherever they stand. */
const names = new Set(
  [
    ...[
      'Angular',
      'Babel',
      'Bun',
      'Deno',
      'Git',
      'Grunt',
      'Gulp',
      'Jest',
      'Karma',
      'Less',
      'Lodash',
    ],
    ...[
      'Markdown',
      'Mocha',
      'Moment',
      'Node',
      'Playwright',
      'React',
      'Sass',
      'Tapable',
      'Terser',
      'Vagrant',
      'Windows',
    ],
    ...['Django', 'Laravel', 'Rails', 'Rspack', 'Solid', 'Spring', 'Svelte', 'Vite', 'Vue'],
    ...['Vitest', 'Workbox', 'Worker', 'I'],
  ].map((word) => word.toLowerCase()),
);

/** Names of several words, and messages, which are quoted as they are printed. */
const phrases =
  /Create React App|Module Federation|CSS Modules|Fast Refresh|Trusted Types|GitHub Actions|^Invalid Host header|^(?:TypeError|Uncaught) .*/gu;

/** Code, addresses, markup and ids that are given by hand. */
const notProse = /\{\/\*.*?\*\/\}|`[^`]*`|<[^>]*>|(?<=\])\([^)]*\)/gu;

/** Words of a title or heading that sentence case writes small. */
function misspelled(heading: string): string[] {
  const text = heading.replaceAll(notProse, ' ').replaceAll(phrases, ' ').trim();
  // Whatever begins the heading, a number or a sentence begins with a capital letter.
  const [, ...rest] = text.replace(/^\d+\. /u, '').split(/\s+|(?<=\p{L})-/u);
  return [...(/^Webpack\b/u.test(text) ? ['Webpack'] : []), ...rest]
    .map((word) => word.replaceAll(/^["'“(]+|[^\p{L}]+$/gu, ''))
    .filter((word) => /^\p{Lu}(?:\p{Ll}|['’])*$/u.test(word) && !names.has(word.toLowerCase()));
}

describe('titles and headings', () => {
  // Most headings of the list of errors are messages.
  const files = globSync('{docs,blog}/**/*.mdx', { exclude: ['docs/api/errors.mdx'] });

  it.each(files.sort())('of %s are in sentence case', async (filePath) => {
    const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({
      filePath,
      fileContent: readFileSync(filePath, 'utf8'),
    });
    const prose = content.replaceAll(/^ *(`{3,}|~{3,}).*?^ *\1/gmsu, '');
    const headings = [...prose.matchAll(/^#{2,6} (.*)$/gmu)].map(([, text = '']) => text);
    const titles = [frontMatter.title, frontMatter.sidebar_label].flatMap((title) =>
      typeof title === 'string' ? [title] : [],
    );
    const wrong = [...titles, ...headings].filter((text) => misspelled(text).length > 0);
    expect(wrong).toEqual([]);
  });

  it('are found where a word is written large', () => {
    expect(misspelled('Two Low-Severity faults, fixed in Webpack')).toEqual([
      'Low',
      'Severity',
      'Webpack',
    ]);
    expect(misspelled('1. Replace the `Loader` of CSS Modules in Node.js')).toEqual([]);
  });
});
