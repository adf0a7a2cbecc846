import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pitch } from '../../../src/docusaurus/page-module.mjs';
import { withPageModules } from '../../../src/docusaurus/mdx-rule.ts';

const siteDir = path.resolve('site');

function site() {
  const options = { metadataPath: () => 'x.json', isMDXPartial: () => false };
  const rule = {
    test: /\.mdx?$/iu,
    include: ['/site/docs/'],
    use: [{ loader: 'mdx-loader', options }],
  };
  return { module: { rules: [rule] } };
}

describe('withPageModules', () => {
  it('compiles generated pages too, and puts the module of a page before its text', () => {
    const config = site();
    for (const keepsServerText of [false, true]) {
      const changed = withPageModules(config, { siteDir, keepsServerText }) as typeof config;
      expect(changed.module.rules[0]).toMatchObject({
        include: ['/site/docs/', `${path.resolve('site/.generated/pages')}${path.sep}`],
        use: [
          {
            loader: path.resolve('site/src/docusaurus/page-module.mjs'),
            options: { keepsServerText },
          },
          { loader: 'mdx-loader' },
        ],
      });
    }
  });

  it('says what to look at when Docusaurus no longer has the rule', () => {
    expect(() =>
      withPageModules({ module: { rules: [] } }, { siteDir, keepsServerText: false }),
    ).toThrow(/mdx-rule\.ts/u);
  });
});

describe('the module of a page', () => {
  function moduleOf(resource: string, keepsServerText: boolean): string | undefined {
    const [resourcePath = '', query] = resource.split('?', 2);
    const context = {
      context: path.dirname(resourcePath),
      resourcePath,
      resourceQuery: query === undefined ? '' : `?${query}`,
      getOptions: () => ({ keepsServerText, isMDXPartial: (file: string) => file.includes('/_') }),
      utils: { contextify: (_: string, request: string) => `./${path.basename(request)}` },
    };
    return pitch.call(context as never);
  }

  it('has the compiled page on the server', () => {
    expect(moduleOf('/docs/a.mdx', false)).toContain('import Compiled from "./a.mdx?compiled";');
  });

  it('has the data of the page and its text as HTML in the browser', () => {
    const code = moduleOf('/docs/a.mdx', true);
    expect(code).toContain('export * from "./a.mdx?compiled";');
    expect(code).toContain('await loadPageText(metadata.permalink)');
    expect(code).not.toContain('Compiled');
  });

  it('is not made of partials and of what it imports itself', () => {
    expect(moduleOf('/docs/_a.mdx', true)).toBeUndefined();
    expect(moduleOf('/docs/a.mdx?compiled', true)).toBeUndefined();
  });
});
