import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../src/content/source-page.ts';
import { remarkValues } from '../../../src/plugins/reference/remark-values.ts';
import { Catalog } from '../../../src/reference/catalog.ts';
import { findMissingValues } from '../../../src/reference/check/values.ts';
import { constants } from '../../../src/reference/data/constants.ts';
import { identifier } from '../../../src/reference/identifier.ts';
import type { Inventories } from '../../../src/reference/inventories.ts';
import { quotedValue } from '../../../src/reference/quoted-values.ts';

const same = (value: string) => ({ development: value, production: value, none: value });

const inventories: Inventories = new Map([
  [
    'option',
    [
      identifier({ kind: 'option', id: 'output.timeout', defaults: same('120000') }),
      identifier({ kind: 'option', id: 'maxSize', defaults: same('250000') }),
      identifier({
        kind: 'option',
        id: 'ids',
        defaults: { development: "'named'", production: "'short'", none: "'natural'" },
      }),
      identifier({ kind: 'option', id: 'silent' }),
    ],
  ],
]);
const catalog = new Catalog(inventories);

describe('<Value>', () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify);
  async function page(value: string, path = 'docs/page.mdx'): Promise<string> {
    const file = new VFile({ path, value });
    const root = processor.parse(file);
    await remarkValues({ inventories: () => Promise.resolve(inventories) })(root, file);
    return processor.stringify((await processor.run(root)) as Root);
  }

  it('becomes the default of an option', async () => {
    expect(await page('After <Value of="output.timeout" in="seconds" />.')).toBe(
      'After 120 seconds.\n',
    );
    expect(await page('It is <Value of="ids" mode="production" />.')).toBe("It is `'short'`.\n");
  });

  it('prints sizes as webpack does, and large numbers with a comma', () => {
    expect(quotedValue(catalog, { of: 'maxSize', in: 'KiB' })).toBe('244 KiB');
    expect(quotedValue(catalog, { of: 'maxSize', in: 'bytes' })).toBe('250,000 bytes');
    expect(quotedValue(catalog, { of: 'maxSize' })).toBe('250000');
  });

  it('prints units in the words of a language, and symbols as they are', () => {
    expect(quotedValue(catalog, { of: 'maxSize', in: 'bytes' }, 'ko')).toBe('250,000바이트');
    expect(quotedValue(catalog, { of: 'maxSize', in: 'bytes' }, 'zh-CN')).toBe('250,000 字节');
    expect(quotedValue(catalog, { of: 'maxSize', in: 'KiB' }, 'ko')).toBe('244 KiB');
  });

  it('takes the language from the path of the page', async () => {
    const path = 'i18n/ko/docusaurus-plugin-content-docs/current/configuration/output.mdx';
    expect(await page('<Value of="output.timeout" in="seconds" />', `/site/${path}`)).toBe(
      '120초\n',
    );
  });

  it.each(Object.keys(constants))('finds %s in the code of its package', (name) => {
    expect(quotedValue(catalog, { of: name })).toMatch(/^\d[\d.]*$/u);
  });

  it.each([
    ['<Value of="output.gone" />', 'neither an option nor a constant'],
    ['<Value />', 'neither an option nor a constant'],
    ['<Value of="ids" />', 'depends on the mode'],
    ['<Value of="ids" mode="fast" />', 'mode="fast" isn\'t a mode'],
    ['<Value of="silent" />', 'cannot be derived'],
    ['<Value of="maxSize" in="miles" />', "isn't a unit"],
    ['<Value of="ids" mode="none" in="kB" />', "isn't a number"],
  ])('names the page and the line of %s', async (written, message) => {
    await expect(page(`\nText ${written}`)).rejects.toThrow(/^docs\/page\.mdx:2 <Value>: /u);
    await expect(page(written)).rejects.toThrow(message);
    const [finding] = findMissingValues(parsePage('docs/page.mdx', `\n${written}`), { catalog });
    expect(finding).toMatchObject({ rule: 'value', file: 'docs/page.mdx', line: 2 });
  });
});
