import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import path from 'node:path';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkPageComponents } from '../../../../src/plugins/reference/remark-page-components.ts';
import { remarkSignatures } from '../../../../src/plugins/reference/remark-signatures.ts';
import { identifier } from '../../../../src/reference/identifier.ts';
import type { Identifier } from '../../../../src/reference/identifier.ts';

const siteDir = path.resolve('/site');

const options: Identifier[] = [
  identifier({
    kind: 'option',
    id: 'output.clean',
    type: 'boolean | object',
    defaults: {
      development: 'false',
      production: 'true',
      none: 'false',
      targets: [{ names: ['node'], development: '1', production: '1', none: '1' }],
    },
    added: '5.20.0',
    flags: ['--output-clean', '--output-clean-reset'],
  }),
  identifier({
    kind: 'option',
    id: 'experiments.test',
    aliases: ['output.clean.keep'],
    type: 'string',
    defaults: { development: "'a'", production: "'a'", none: "'a'" },
    added: '5.17.0',
    flags: ['--experiments-test'],
    experimental: true,
    places: {
      'output.clean.keep': {
        type: 'string',
        flags: ['--output-clean-keep'],
        deprecated: false,
        experimental: true,
      },
    },
  }),
  identifier({
    kind: 'option',
    id: 'output.served',
    package: 'webpack-dev-server',
    added: '5.1.0',
    history: [{ version: '6.0.0', what: 'deprecated', before: '', after: 'deprecated' }],
  }),
  identifier({ kind: 'option', id: 'output.plain' }),
  identifier({
    kind: 'option',
    id: 'output.shaped',
    type: 'object | function',
    shape: '{ deep?: string; other: Chunk } | ((chunk: Chunk) => void)',
    varies: ['target'],
  }),
  identifier({ kind: 'option', id: 'output.shaped.deep', type: 'string' }),
  identifier({
    kind: 'option',
    id: 'output.old',
    aliases: ['output.older'],
    history: [{ version: '5.1.0', what: 'accepts', before: '', after: 'string' }],
  }),
];
const hooks = [
  identifier({
    kind: 'hook',
    id: 'Compiler.hooks.run',
    hook: { kind: 'AsyncSeriesHook', isMap: false, args: ['compiler'] },
  }),
  identifier({
    kind: 'hook',
    id: 'Compiler.hooks.done',
    hook: { kind: 'AsyncSeriesHook', isMap: false, args: ['stats'] },
    shape: '(stats: Stats) => void',
  }),
];

async function print(file: string, text: string): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkPageComponents)
    .use(remarkSignatures, {
      siteDir,
      inventories: () =>
        Promise.resolve(
          new Map([
            ['option', options],
            ['hook', hooks],
          ] as const),
        ),
    })
    .use(remarkStringify);
  const data = { frontMatter: { title: 'Some page' } };
  return String(
    await processor.process(new VFile({ path: path.join(siteDir, file), value: text, data })),
  );
}

describe('remarkSignatures', () => {
  it('prints facts below a heading, each mode where they differ', async () => {
    expect(await print('docs/configuration/output.mdx', '## output.clean\n\nText.\n')).toBe(
      '## output.clean\n\n' +
        '<Signature type="boolean | object" defaults="[{&#x22;values&#x22;:[{&#x22;value&#x22;:&#x22;true&#x22;,&#x22;mode&#x22;:&#x22;production&#x22;},{&#x22;value&#x22;:&#x22;false&#x22;,&#x22;mode&#x22;:&#x22;otherwise&#x22;}]},{&#x22;values&#x22;:[{&#x22;value&#x22;:&#x22;1&#x22;}],&#x22;targets&#x22;:[&#x22;node&#x22;]}]" varies="mode target" since="5.20" flags="--output-clean" />\n\n' +
        'Text.\n',
    );
  });

  it('prints class and arguments of a hook', async () => {
    expect(await print('docs/api/compiler-hooks.mdx', '### run\n')).toContain(
      '<Signature hook="AsyncSeriesHook" args="compiler" />',
    );
  });

  it('prints the function that a hook takes in place of the names of its arguments', async () => {
    expect(await print('docs/api/compiler-hooks.mdx', '### done\n')).toContain(
      '<Signature type="(stats: Stats) => void" hook="AsyncSeriesHook" />',
    );
  });

  it('prints what is inside of an object, and where the page explains its keys', async () => {
    const text = '## output.shaped\n\n### output.shaped.deep\n';
    const anchor = 'output.shaped.deep'.replaceAll('.', '');
    expect(await print('docs/configuration/output.mdx', text)).toContain(
      `<Signature type="{ deep?: string; other: Chunk } | ((chunk: Chunk) => void)" keys="deep#${anchor}" varies="target" />`,
    );
  });

  it('puts a field above a list of options that is long', async () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, index) => `## output.option${index}\n`).join('\n');
    const field = '<option-filter data-screen-only="" />\n\n## output.option0';
    expect(await print('docs/configuration/output.mdx', `Text.\n\n${list(30)}`)).toContain(
      `Text.\n\n${field}`,
    );
    expect(await print('docs/configuration/output.mdx', list(29))).not.toContain('option-filter');
  });

  it('prints into the row, with the facts of this place and none of another', async () => {
    const text = '## output.clean\n\n| Option | What |\n| --- | --- |\n| `keep` | Stays. |\n';
    expect(await print('docs/configuration/output.mdx', text)).toContain(
      '| `keep`<Signature type="string" flags="--output-clean-keep" experimental compact /> | Stays. |',
    );
  });

  it('prints the history of an option, and none at another place of it', async () => {
    const events =
      '[{&#x22;version&#x22;:&#x22;5.1.0&#x22;,&#x22;what&#x22;:&#x22;accepts&#x22;,&#x22;before&#x22;:&#x22;&#x22;,&#x22;after&#x22;:&#x22;string&#x22;}]';
    expect(await print('docs/configuration/output.mdx', '## output.old\n')).toContain(
      `<Signature history="${events}" />`,
    );
    expect(await print('docs/configuration/output.mdx', '## output.older\n')).not.toContain(
      'Signature',
    );
  });

  it('names the package whose releases it counts, where that is not webpack', async () => {
    const events = [
      {
        version: 'webpack-dev-server 6.0.0',
        what: 'deprecated',
        before: '',
        after: 'deprecated',
      },
    ];
    const printed = await print('docs/configuration/output.mdx', '## output.served\n');
    expect(printed).toContain('since="webpack-dev-server 5.1"');
    expect(printed).toContain(JSON.stringify(events).replaceAll('"', '&#x22;'));
  });

  it('prints nothing where only the name is known, and nothing on other pages', async () => {
    const plain = '## output.plain\n';
    expect(await print('docs/configuration/output.mdx', plain)).toBe(plain);
    const guide = '## output.clean\n';
    expect(await print('docs/guides/output.mdx', guide)).toBe(guide);
    expect(await print('docs/configuration/output.mdx', '## How it works\n')).toBe(
      '## How it works\n',
    );
  });
});

describe('remarkPageComponents', () => {
  it('imports what a page uses, once', async () => {
    const text = await print('docs/api/cli.mdx', '<CommandFlags />\n\n<CommandFlags />\n');
    expect(text.match(/import CommandFlags from/gu)).toHaveLength(1);
    expect(await print('docs/api/cli.mdx', '<Other />\n')).not.toContain('import');
  });
});
