import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { findRewordedMessages } from '../../../../src/reference/check/messages.ts';

/** Findings on a page with this text, as line and message. */
function find(text: string, file = 'docs/api/errors.mdx'): string[] {
  const page = parsePage(file, `---\ntitle: Errors\ndescription: Messages.\n---\n\n${text}\n`);
  return findRewordedMessages(page).map(({ line, message }) => `${line} ${message}`);
}

const table = (head: string, ...cells: string[]): string =>
  `| ${head} | Meaning |\n| --- | --- |\n${cells.map((cell) => `| ${cell} |`).join('\n')}`;

describe('on the page about messages', () => {
  it.each([
    [
      'a row',
      table('Message', "Entrypoints 'b' and 'a' have 'dependOn' options that form a cycle. | x"),
    ],
    [
      'a row with values',
      table('Message', 'Entry a depends on zz, but there is no such entry | x'),
    ],
    ['the description of a class', table('Error', 'ModuleStoreError | `Module saving failed`. x')],
    ['an example', table('Group', 'The cache | `Saving failed for pack`')],
  ])('finds other words in %s', (_, text) => {
    expect(find(text)).toEqual([expect.stringMatching(/^8 /u)]);
  });

  it('finds other words in a heading', () => {
    expect(find("### The 'mode' option is missing {/* #no-mode */}")).toEqual([
      expect.stringContaining("6 `The 'mode' option is missing` "),
    ]);
  });

  it('shows the real words', () => {
    const text = table('Message', 'output.html.integrity: hash algorithm is not available | x');
    expect(find(text)).toEqual([
      '8 `output.html.integrity: hash algorithm is not available` is not how the message reads: "output.html.integrity: unsupported hash algorithm …"; quote it as it is',
    ]);
  });

  it.each([
    ['values', "Entrypoints 'b' and 'a' use 'dependOn' to depend on each other in a circular way."],
    ['values without marks', 'Entry a depends on zz, but this entry was not found'],
    ['open places', "Copying '…' to '…' would replace an asset the compilation emits"],
    ['a list', 'Unsupported chunk format, Unsupported chunk loading type'],
    [
      'a message of the runtime',
      'Unsatisfied version 2.0.0 from shop of shared singleton module kit',
    ],
    ['a message in parts', "Module not found: Error: Can't resolve './src'"],
  ])('accepts a row with %s', (_, message) => {
    expect(find(table('Message', `${message} | x`))).toEqual([]);
  });

  it('ignores other tables and short headings', () => {
    expect(
      find(`### Chunk errors\n\n${table('The file is', 'an image or another file | x')}`),
    ).toEqual([]);
  });
});

describe('on other pages', () => {
  it.each([
    ['The build fails with “Multiple assets emit other content to the same filename”.', 1],
    ['The build fails with “Multiple assets emit different content to the same filename”.', 0],
    ['It warns “the request of a dependency is a variable”.', 1],
    ['“Shared module cannot be used for eager consumption” means that.', 1],
    ['[“Module is never in strict mode”](/api/errors/#x)', 1],
    ['Ask “why is this package in it”.', 0],
    ['It prints `Invalid Host name`.', 1],
    ['It prints `Invalid Host header`.', 0],
    ['Run `php artisan serve`.', 0],
  ])('%s has %i findings', (text, count) => {
    expect(find(text, 'docs/guides/csp.mdx')).toHaveLength(count);
  });
});
