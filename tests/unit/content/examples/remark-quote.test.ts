import type { Code, Root } from 'mdast';
import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { remarkQuote } from '../../../../src/content/examples/remark-quote.ts';
import { site } from './fixture.ts';

const files = {
  'examples/guide/1-a/src/app.js':
    "// #region greet\nconsole.log('one');\n// #endregion\nexport {};\n",
  'examples/guide/1-a/output/webpack.txt': 'compiled\n# #region kept\n\n',
  'examples/guide/1-a/step.json': '{}',
  'examples/guide/2-b/src/app.js': "console.log('two');\nexport {};\n",
};

/** The code blocks of a page after the plugin ran. */
async function blocks(
  page: string,
  root = site(files),
): Promise<Pick<Code, 'lang' | 'meta' | 'value'>[]> {
  const processor = unified().use(remarkParse).use(remarkQuote, { siteDir: root });
  const file = new VFile({ path: path.join(root, 'docs/guides/page.mdx'), value: page });
  const tree: Root = await processor.run(processor.parse(file), file);
  const found: Pick<Code, 'lang' | 'meta' | 'value'>[] = [];
  visit(tree, 'code', ({ lang, meta, value }) => {
    found.push({ lang: lang ?? null, meta: meta ?? null, value });
  });
  return found;
}

const fence = (info: string, body = ''): string => `\`\`\`${info}\n${body}\n\`\`\`\n`;

describe('a fence that quotes', () => {
  test('shows the file without markers, titled by its path inside the step', async () => {
    expect(await blocks(fence('js file=guide/1-a/src/app.js'))).toEqual([
      { lang: 'js', meta: 'title="src/app.js"', value: "console.log('one');\nexport {};" },
    ]);
  });

  test('shows one region', async () => {
    expect(await blocks(fence('js file=guide/1-a/src/app.js region=greet'))).toEqual([
      { lang: 'js', meta: 'title="src/app.js (excerpt)"', value: "console.log('one');" },
    ]);
  });

  test('keeps a title of its own and the words of the theme, in their order', async () => {
    const page = fence('js {1,2} file=guide/1-a/src/app.js title="my file.js" showLineNumbers');
    expect((await blocks(page))[0]?.meta).toBe('{1,2} title="my file.js" showLineNumbers');
  });

  test('shows the difference between two files', async () => {
    expect(await blocks(fence('js file=guide/2-b/src/app.js diff=guide/1-a/src/app.js'))).toEqual([
      {
        lang: 'diff',
        meta: 'title="src/app.js"',
        value: "-console.log('one');\n+console.log('two');\n export {};",
      },
    ]);
  });

  test('limits the unchanged lines around a change', async () => {
    const page = fence('js file=guide/2-b/src/app.js diff=guide/1-a/src/app.js context=0');
    expect((await blocks(page))[0]?.value).toBe("-console.log('one');\n+console.log('two');\n …");
  });

  test('shows recorded output letter for letter, under a caption that says so', async () => {
    expect(await blocks(fence('text file=guide/1-a/output/webpack.txt'))).toEqual([
      { lang: 'text', meta: 'title="Output"', value: 'compiled\n# #region kept' },
    ]);
  });

  test('is filled inside a list, too', async () => {
    const page = '1. Do this:\n\n   ```js file=guide/2-b/src/app.js\n   ```\n';
    expect((await blocks(page))[0]?.value).toBe("console.log('two');\nexport {};");
  });
});

test('a fence that quotes nothing stays as it is', async () => {
  expect(await blocks(fence('js title="a.js" showLineNumbers', 'let a;'))).toEqual([
    { lang: 'js', meta: 'title="a.js" showLineNumbers', value: 'let a;' },
  ]);
});

describe('an error names page, line and mending', () => {
  test('with the address in the repository', async () => {
    const page = `# Page\n\n${fence('js file=guide/1-a/src/gone.js')}`;
    await expect(blocks(page)).rejects.toThrow(
      `${path.join('docs', 'guides', 'page.mdx')}:3: examples/guide/1-a/src/gone.js does not exist; the step has output/webpack.txt, src/app.js`,
    );
  });

  test.each([
    ['js file=guide/1-a/src/app.js', 'let a;', 'has text of its own; empty it, or remove "file="'],
    ['js file=guide/9-z/a.js', '', 'there is no step examples/guide/9-z'],
    ['js file=guide/1-a/src', '', 'does not exist'],
    ['js file=guide/1-a', '', 'names no file of a step'],
    ['json file=guide/1-a/step.json', '', 'describes the checks of a step'],
    ['js file=guide/1-a/../2-b/src/app.js', '', "isn't a plain path inside examples/"],
    ['js file=../package.json', '', "isn't a plain path inside examples/"],
    ['js file=/etc/hosts', '', "isn't a plain path inside examples/"],
    ['js file=guide\\1-a\\src\\app.js', '', "isn't a plain path inside examples/"],
    ['js file=guide/1-a/src/app.js region=gone', '', 'region "gone" does not exist; it has greet'],
    ['js file=guide/1-a/src/app.js diff=guide/1-a/src/app.js', '', 'the two files are equal'],
    ['js region=greet', '', '"region" needs "file=guide/step/path"'],
    ['js diff=guide/1-a/src/app.js', '', '"diff" needs "file=guide/step/path"'],
    ['js file=guide/1-a/src/app.js context=1', '', '"context" needs "diff='],
    [
      'js file=guide/2-b/src/app.js diff=guide/1-a/src/app.js context=few',
      '',
      "isn't a whole number of lines",
    ],
    ['js file="" ', '', '"file=" has no value'],
    ['js file=guide/1-a/src/app.js file=guide/2-b/src/app.js', '', '"file=" is given twice'],
  ])('%s', async (info, body, message) => {
    await expect(blocks(fence(info, body))).rejects.toThrow(message);
  });
});
