import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkStepFiles } from '../../../../src/content/examples/remark-step-files.ts';
import { readProject } from '../../../../src/content/examples/project.ts';
import { zipProject } from '../../../../src/content/examples/zip.ts';
import { unzipSync } from 'fflate';
import { site } from './fixture.ts';

const files = {
  'examples/guide/1-a/package.json': '{}\n',
  'examples/guide/1-a/src/app.js': '// #region x\na;\n// #endregion\n',
  'examples/guide/1-a/src/app.css': 'a {}',
  'examples/guide/1-a/src/font.woff2': 'wOF2\0',
  'examples/guide/1-a/output/webpack.txt': 'compiled\n',
  'examples/guide/1-a/step.json': '{}',
  'examples/guide/2-b/package.json': '{}\n',
  'examples/guide/2-b/src/app.js': 'b;\n',
};

function run(text: string, page = 'docs/guides/page.mdx') {
  const root = site(files);
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(text);
  remarkStepFiles({ siteDir: root })(tree, new VFile({ path: path.join(root, page) }));
  const panels = tree.children
    .filter((node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement')
    .map((node) => ({
      files: node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'files')
        ?.value,
      shown: node.children.map((child) => (child as unknown as Code).meta),
    }));
  const fences = tree.children.filter((node): node is Code => node.type === 'code');
  return { panels, fences: fences.map(({ meta }) => meta) };
}

const quote = (file: string): string => `\`\`\`js file=guide/${file}\n\`\`\`\n\n`;
const sample = '```js title="webpack.config.js"\nexport default {};\n```\n\n';

describe('remarkStepFiles', () => {
  it('lists a step, and shows what the page does not', () => {
    const { panels } = run(`${quote('1-a/src/app.js')}<StepFiles example="guide/1-a" />\n`);
    expect(panels).toEqual([
      {
        files: 'text package.json\ntext src/app.css\ntext src/app.js\nbinary src/font.woff2',
        shown: ['title="package.json"', 'title="src/app.css"'],
      },
    ]);
  });

  it('shows each file once', () => {
    const { panels } = run(
      '<StepFiles example="guide/1-a" />\n\n<StepFiles example="guide/2-b" />\n',
    );
    expect(panels[1]?.shown).toEqual([]);
  });

  it('leaves to the page what it shows after the start of a project', () => {
    const { panels } = run(
      `<StepFiles example="guide/1-a" />\n\n<StepFiles example="guide/2-b" start />\n\n${quote('2-b/src/app.js')}`,
    );
    expect(panels[1]?.shown).toEqual(['title="package.json"']);
  });

  it('says of a fence that quotes nothing that it is an example', () => {
    const panel = '<StepFiles example="guide/1-a" />\n';
    expect(run(sample + panel).fences).toEqual(['title="webpack.config.js (example)"']);
    expect(run(sample + panel, 'i18n/ko/docs/page.mdx').fences).toEqual([
      'title="webpack.config.js (예시)"',
    ]);
    expect(run(sample).fences).toEqual(['title="webpack.config.js"']);
  });

  it('says captions in the language of the page', () => {
    const page = '```bash title="In your project"\nls\n```\n\n<StepFiles example="guide/1-a" />\n';
    expect(run(page).fences).toEqual(['title="In your project"']);
    expect(run(page, 'i18n/zh-CN/docs/page.mdx').fences).toEqual(['title="在你的项目中"']);
  });

  it.each([
    ['<StepFiles example="guide/9-none" />', 'guide/9-none has no package.json'],
    ['<StepFiles example="guide" />', 'needs example="guide/step"'],
    ['<StepFiles />', 'needs example="guide/step"'],
  ])('refuses %s, with page and line', (panel, message) => {
    expect(() => run(`Text.\n\n${panel}\n`)).toThrow(message);
    expect(() => run(`Text.\n\n${panel}\n`)).toThrow('docs/guides/page.mdx:3: ');
  });
});

it('packs a project as a reader has it', () => {
  const archive = zipProject(
    'guide/1-a',
    readProject(path.join(site(files), 'examples/guide/1-a')),
  );
  const entries = Object.entries(unzipSync(archive)).map(([name, content]) => [
    name,
    new TextDecoder().decode(content),
  ]);
  expect(entries).toEqual([
    ['guide-1-a/package.json', '{}\n'],
    ['guide-1-a/src/app.css', 'a {}'],
    ['guide-1-a/src/app.js', 'a;\n'],
    ['guide-1-a/src/font.woff2', 'wOF2\0'],
  ]);
});
