import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import withoutBuildSettings from '../../../src/plugins/page-weight/client-config.mjs';
import compactRegistry, { chunkName } from '../../../src/plugins/page-weight/registry.mjs';
import { sheetOf } from '../../../src/plugins/page-weight/styles.ts';
import { withLateStart } from '../../../src/plugins/page-weight/template.ts';
import { simplifyCustomProperties } from '../../../src/plugins/page-weight/custom-properties.ts';
import {
  classesOfText,
  removeEmptyRules,
  removeUnusedRules,
  wordsOf,
} from '../../../src/plugins/page-weight/unused-rules.ts';

function entry(name: string, request: string): string {
  const module = JSON.stringify(request);
  return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ ${module}), ${module}, require.resolveWeak(${module})],`;
}

const registry = `export default {\n${entry('17896441', '@theme/DocItem')}\n${entry('5147c0de', '@site/docs/a.mdx')}};\n`;

function compact(source: string, isServer: boolean): string {
  return compactRegistry.call({ getOptions: () => ({ isServer }) } as never, source);
}

describe('the table of the modules of routes', () => {
  it('gives browsers only what they call', () => {
    expect(compact(registry, false)).toBe(
      [
        'export default {',
        '  "17896441": [() => import(/* webpackChunkName: "docs" */ "@theme/DocItem")],',
        '  "5147c0de": [() => import(/* webpackChunkName: "5147c0de" */ "@site/docs/a.mdx")],',
        '};',
        '',
      ].join('\n'),
    );
  });

  it('tells the server the chunk of each module', () => {
    expect(compact(registry, true)).toContain(
      '"@theme/DocItem"), "docs", require.resolveWeak("@theme/DocItem")],',
    );
  });

  it('refuses a table of another form', () => {
    const other = registry.replace('[() => import', '[async () => import');
    expect(() => compact(other, false)).toThrow(/registry\.mjs/u);
  });

  it('joins what each page of a kind needs, and nothing else', () => {
    expect(chunkName('x', '@site/blog/post.mdx?truncated=true')).toBe('blog');
    expect(chunkName('x', '@site/blog/post.mdx')).toBe('x');
    expect(chunkName('x', '@theme/DocVersionRoot')).toBe('docs');
  });
});

describe('the configuration in browsers', () => {
  it('lacks what only the build reads', () => {
    const source = '/* made */\nexport default {\n  "title": "a",\n  "plugins": [{}]\n};\n';
    expect(withoutBuildSettings(source)).toBe('export default {"title":"a"};\n');
  });

  it('is not made from a module of another form', () => {
    expect(() => withoutBuildSettings('module.exports = {}')).toThrow(/client-config\.mjs/u);
  });
});

describe('the template of pages', () => {
  it('names the scripts without running them', () => {
    const template = withLateStart(docusaurusTemplate);
    expect(template).not.toContain('<script');
    expect(template).toContain('<link rel="late" as="script" href="<%= it.baseUrl %>');
    expect(template).toContain("!file.includes('/late.')");
  });

  it('is not made from a template that has changed', () => {
    expect(() => withLateStart('<html></html>')).toThrow(/template\.ts/u);
  });
});

describe('stylesheets', () => {
  it('hold the styles of all pages, of texts, of what scripts show, or of one page', () => {
    expect(sheetOf('/site/src/components/SiteHeader/styles.module.css')).toBe('styles');
    expect(sheetOf('C:\\site\\src\\theme\\DocItem\\Footer\\styles.module.css')).toBe('text');
    expect(sheetOf('/site/src/theme/Loading/styles.module.css')).toBe('late');
    expect(sheetOf('/site/src/components/Cube/styles.module.css')).toBeUndefined();
  });
});

describe('classesOfText', () => {
  it('takes names of elements and those of joined styles for classes, and nothing else', () => {
    const script =
      'jsx("p",{className:"a b",children:"c"});const s={figure:"figure_aB1-","d":"d_ef+9"}';
    expect(classesOfText(script).split(' ')).toEqual(['a', 'b', 'figure_aB1-', 'd_ef+9']);
  });
});

describe('removeUnusedRules', () => {
  const words = wordsOf('e.className="used also_1a2b";const o="col--6"');
  const clean = (css: string) => {
    const root = postcss.parse(css);
    removeUnusedRules(root, words);
    removeEmptyRules(root);
    return root.toString();
  };

  it('keeps what elements and named classes match', () => {
    const css = 'a{color:red}.used .also_1a2b:hover{color:red}.col--6{color:red}';
    expect(clean(css)).toBe(css);
  });

  it('drops selectors and rules with a class that nothing names', () => {
    expect(clean('.used,.gone{color:red}.used .gone{color:red}@media print{.gone{top:0}}')).toBe(
      '.used{color:red}',
    );
  });

  it('does not need the classes that an element must not have', () => {
    expect(clean('.used:not(.gone){top:0}')).toBe('.used:not(.gone){top:0}');
  });

  it('keeps the order of layers', () => {
    const css = '@layer one,two;@layer two{a{top:0}}';
    expect(clean(css)).toBe(css);
  });
});

describe('simplifyCustomProperties', () => {
  const simplify = (css: string, named: readonly string[] = []) => {
    const root = postcss.parse(css);
    simplifyCustomProperties([root], (property) => named.includes(property));
    removeEmptyRules(root);
    return root.toString();
  };

  it('drops what nothing reads, in chains too', () => {
    expect(simplify(':root{--a:1;--b:var(--a);--d:3}p{top:0}', ['--d'])).toBe(
      ':root{--d:3}p{top:0}',
    );
  });

  it('writes constants to where they are read', () => {
    expect(simplify(':root{--a:1px;--b:var(--a)}p{top:var(--b)}')).toBe('p{top:1px}');
  });

  it('leaves alone what a theme, a medium, an element or a script changes', () => {
    for (const css of [
      ':root{--a:1px}[data-theme=dark]{--a:2px}p{top:var(--a)}',
      ':root{--a:1px}@media print{:root{--a:2px}}p{top:var(--a)}',
      ':root{--a:1px}i{--a:2px}p{top:var(--a)}',
      ':root{--a:1px}p{top:var(--a,2px)}',
    ]) {
      expect(simplify(css)).toBe(css);
    }
    expect(simplify(':root{--a:1px}p{top:var(--a)}', ['--a'])).toContain('var(--a)');
  });

  it('computes nothing anew below the root', () => {
    const css = ':root{--a:1px;--b:var(--a)}i{--a:2px}p{top:var(--b)}';
    expect(simplify(css)).toBe(css);
  });

  it('drops what is overridden outside of its layer', () => {
    expect(
      simplify('@layer one{:root{--a:red}}:root{--a:blue}p{--c:1;color:var(--a)}', ['--a']),
    ).toBe(':root{--a:blue}p{color:var(--a)}');
  });
});
