import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findUnshownFigures, findUnshownFiles } from '../../../../src/reference/check/figures.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';

const defaults = { development: '20000', production: '20000', none: '20000' };

const catalog = new Catalog(
  new Map([
    ['option', [identifier({ kind: 'option', id: 'cache.limit', type: 'number', defaults })]],
  ]),
);

const output =
  'asset main.js 15.7 KiB [emitted]\nasset 97.js 205 bytes [emitted]\ncompiled in 836 ms\nmaxSize: 40_000';

function parse(text: string) {
  return parsePage(
    'docs/guides/splitting.mdx',
    `---\ntitle: Splitting\n---\n\n${text}\n\n\`\`\`text\n${output}\n\`\`\`\n`,
  );
}

function check(text: string): string[] {
  const page = parse(text);
  return findUnshownFigures(withDefinitions(page, catalog), { catalog }).map(
    ({ message }) => /"(?<figure>[^"]*)"/u.exec(message)?.groups?.figure ?? '',
  );
}

describe('a figure with a unit', () => {
  it.each([
    ['The first visit loads 15.6 KiB.', ['15.6 KiB']],
    ['It loads 16 KiB instead of 19.', ['19']],
    ['It shrinks from 206 to 205 bytes.', ['206']],
    ['The build takes about 640 ms.', ['640 ms']],
    ['It takes 0.5 s, a share of 70%.', ['0.5 s', '70%']],
    ['A limit of 50 kB fails.', ['50 kB']],
    ['By default, `cache.limit` is 30 kB.', ['30 kB']],
  ])('is shown nowhere: "%s"', (text, figures) => {
    expect(check(text)).toEqual(figures);
  });

  it.each([
    'The script is 15.7 KiB, or 16 KiB, and the other 0.2 KiB.',
    'It is 205 bytes, which takes 0.8 seconds.',
    'A limit of 40 kB fails.',
    'All of it: 100%.',
    'By default, `cache.limit` is 20 kB.',
    'Reviewers accept, say, 90 kB.',
    'In the 2010s, 97 scripts were many.',
    'The name has `300 bytes`.',
  ])('is right: "%s"', (text) => {
    expect(check(text)).toEqual([]);
  });
});

describe('a file whose name webpack gives', () => {
  function files(text: string): string[] {
    const page = parse(text);
    return findUnshownFiles(withDefinitions(page, catalog)).map(({ message }) => message);
  }

  it.each(['512.js', 'dist/98.js', 'main.89164f6d.js', '97.js.map'])(
    'is shown nowhere: %s',
    (name) => {
      expect(files(`The file \`${name}\` has the worker.`)).toEqual([
        expect.stringContaining(`\`${name}\` is in no output`),
      ]);
    },
  );

  it.each(['97.js', 'main.js', 'report.js', 'es2015.js', '[contenthash].js', 'node_modules'])(
    'is shown, or has a name of its own: %s',
    (name) => {
      expect(files(`The file \`${name}\` has the worker.`)).toEqual([]);
    },
  );
});
