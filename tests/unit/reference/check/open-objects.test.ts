import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findUnknownParserOptions } from '../../../../src/reference/check/open-objects.ts';
import { identifier } from '../../../../src/reference/identifier.ts';

const catalog = new Catalog(
  new Map([
    [
      'option',
      [
        'module.parser.javascript.pureFunctions',
        'module.parser.asset.dataUrlCondition.maxSize',
        'module.generator.asset.filename',
      ].map((id) => identifier({ kind: 'option', id, type: 'string' })),
    ],
  ]),
);

function check(code: string): string[] {
  const page = parsePage(
    'docs/guides/rules.mdx',
    `---\ntitle: Rules\n---\n\n\`\`\`js\n${code}\n\`\`\`\n`,
  );
  return findUnknownParserOptions(page, { catalog }).map(findingText);
}

describe('a key of a parser or a generator in a sample', () => {
  it.each([
    ["const rule = { test: /x/, parser: { pureCalls: ['a'] } };", 'pureCalls'],
    ["const rule = {\n  type: 'asset',\n  parser: { dataUrl: { maxSize: 1 } },\n};", 'dataUrl'],
    ["const rule = { type: 'asset', generator: { fileName: 'a' } };", 'fileName'],
    ["const rule = { include: 'a', generator: { pureFunctions: [] } };", 'pureFunctions'],
  ])('is unknown in "%s"', (code, key) => {
    expect(check(code)).toEqual([expect.stringContaining(`has the option ${key}`)]);
  });

  it.each([
    "const rule = { test: /x/, parser: { pureFunctions: ['a'] } };",
    'const rule = { test: /x/, parser: { dataUrlCondition: { maxSize: 1 } } };',
    "const rule = { type: 'asset', generator: { filename: 'a' } };",
    'const other = { parser: { anything: true } };',
    'const rule = { test: /x/, options: { parser: 5 } };',
  ])('is known, or none of webpack’s, in "%s"', (code) => {
    expect(check(code)).toEqual([]);
  });
});
