import { compile } from '@mdx-js/mdx';
import type { Program } from 'estree';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { describe, expect, it } from 'vitest';
import { recmaLocalRuntime } from '../../../src/plugins/docs/recma-local-runtime.ts';
import { recmaParts } from '../../../src/plugins/docs/recma-parts.ts';
import { rehypeParts, sizeOfPart } from '../../../src/plugins/docs/rehype-parts.ts';

interface PagePartProps {
  readonly size: string;
  readonly children: () => ReactNode;
}

function PagePart({ size, children }: PagePartProps): ReactNode {
  return createElement('div', { 'data-size': size }, children());
}

async function compilePage(mdx: string): Promise<string> {
  return String(await compile(mdx, { rehypePlugins: [rehypeParts], recmaPlugins: [recmaParts] }));
}

/** HTML of a page that is compiled as those of the site are. */
async function render(mdx: string): Promise<string> {
  const code = await compilePage(mdx);
  const body = code
    .replace(/import \{(.*)\} from "react\/jsx-runtime";/u, (_, names: string) => {
      return `const {${names.replaceAll(' as ', ': ')}} = arguments[0];`;
    })
    .replace('export default function', 'return function')
    .replace('export const', 'const');
  // The code is what this test has compiled.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  const Content = new Function(body)(runtime) as (props: {
    readonly components: object;
  }) => ReactNode;
  const html = renderToStaticMarkup(createElement(Content, { components: { PagePart } }));
  return html.replaceAll('\n', '');
}

describe('parts of a page', () => {
  it('begin at each heading of level 2 or 3 and leave the text before the first where it is', async () => {
    expect(
      await render('Lead\n\n## One\n\na\n\n### Below\n\nb\n\n#### Deeper\n\n## Two\n\nc'),
    ).toBe(
      '<p>Lead</p><div data-size="0"><h2>One</h2><p>a</p></div>' +
        '<div data-size="1"><h3>Below</h3><p>b</p><h4>Deeper</h4></div>' +
        '<div data-size="0"><h2>Two</h2><p>c</p></div>',
    );
  });

  it('do not exist on a page without such headings', async () => {
    expect(await render('a\n\n#### b')).toBe('<p>a</p><h4>b</h4>');
  });

  it('stand on pages that hold nothing but one heading', async () => {
    expect(await render('## One')).toBe('<div data-size="0"><h2>One</h2></div>');
  });

  it('keep what the page exports and computes', async () => {
    expect(await render('export const sum = 1 + 1\n\n## One\n\nis {sum}')).toBe(
      '<div data-size="0"><h2>One</h2><p>is 2</p></div>',
    );
  });
});

describe('the code of parts', () => {
  it('is a function for each, so that browsers compile it late', async () => {
    const code = await compilePage('Lead\n\n## One\n\na\n\n## Two');
    expect(code.match(/children: \(\) => /gu)).toHaveLength(2);
    expect(code).toContain('Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs');
  });

  it('is not made where a new MDX compiles pages in another way', () => {
    expect(() => {
      recmaParts()({
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ExpressionStatement',
            expression: {
              type: 'CallExpression',
              optional: false,
              callee: { type: 'Identifier', name: '_jsx' },
              arguments: [
                { type: 'Identifier', name: 'PagePart' },
                { type: 'ObjectExpression', properties: [] },
              ],
            },
          },
        ],
      });
    }).toThrow('recma-parts.ts');
  });
});

describe('the functions that make elements', () => {
  const compileLocal = async (mdx: string): Promise<string> =>
    String(await compile(mdx, { recmaPlugins: [recmaLocalRuntime] }));

  it('are imported under other names, and have names of the page wherever they are called', async () => {
    const code = await compileLocal('export const part = <b />\n\nText and *more*');
    expect(code).toContain(
      'import {jsx as imported_jsx, jsxs as imported_jsxs} from "react/jsx-runtime";\n' +
        'const _jsx = imported_jsx, _jsxs = imported_jsxs;\n',
    );
    expect(code.match(/imported_jsx\b/gu)).toHaveLength(2);
    expect(code).toContain('_jsxs(_components.p');
  });

  it('do not exist in a page without elements', async () => {
    const program: Program = { type: 'Program', sourceType: 'module', body: [] };
    recmaLocalRuntime()(program);
    expect(program.body).toEqual([]);
    expect(await compileLocal('')).toContain('_jsx');
  });
});

describe('the size of a part', () => {
  const size = (html: string) => {
    const tree: Root = fromHtml(html, { fragment: true });
    return sizeOfPart(tree.children as never);
  };

  it('grows with text, lines of code, items and rows', () => {
    const short = size('<p>a</p>');
    expect(size(`<p>${'word '.repeat(300)}</p>`)).toBeGreaterThan(short);
    expect(size(`<pre><code>${'line\n'.repeat(20)}</code></pre>`)).toBeGreaterThan(short);
    expect(size(`<ul>${'<li>a</li>'.repeat(20)}</ul>`)).toBeGreaterThan(short);
    expect(size(`<table><tbody>${'<tr><td>a</td></tr>'.repeat(20)}</tbody></table>`)).toBe(
      size(`<ul>${'<li>a</li>'.repeat(20)}</ul>`),
    );
  });

  it('stays within what the stylesheet knows', () => {
    expect(size('')).toBe(0);
    expect(size(`<p>${'word '.repeat(100_000)}</p>`)).toBe(3);
  });
});
