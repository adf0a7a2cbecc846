import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import config from '../../../eslint.config.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const blocks = config.filter(({ name }) => name?.startsWith('layers/'));

function messages(file: string, code: string): string[] {
  return new Linter({ cwd: root })
    .verify(code, blocks, path.join(root, file))
    .map(({ ruleId, message }) => `${ruleId ?? ''}: ${message}`);
}

describe('the order of the folders', () => {
  it('has a place for each folder of src', () => {
    const files = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath !== path.join(root, 'src'))
      .map(({ parentPath }) => path.relative(path.join(root, 'src'), parentPath).split(path.sep));
    const folders = new Set(files.map(([folder = '']) => `layers/${folder}`));
    expect(blocks.map(({ name }) => name).sort()).toEqual([...folders].sort());
  });

  it.each([
    ["import { a } from '../../plugins/scripts/index.ts';", 'no-restricted-imports'],
    ["import { a } from '@site/src/plugins/scripts/index.ts';", 'no-restricted-imports'],
    ["export { a } from '../../reference/catalog.ts';", 'no-restricted-imports'],
    ["void import('../../plugins/scripts/index.ts');", 'no-restricted-syntax'],
    ["import Footer from '@theme/Footer';", 'no-restricted-imports'],
  ])('forbids a component: %s', (code, rule) => {
    const [message, ...others] = messages('src/components/Badge/index.js', code);
    expect(others).toEqual([]);
    expect(message).toMatch(new RegExp(`^${rule}: .*src/components may import from`, 'u'));
    expect(message).toContain('layers.mjs');
  });

  it('lets a component use what is below it', () => {
    const code = `import { a } from '../../content/page-language.ts';
import { b } from '../Badge/index.js';
import Heading from '@theme/Heading';
import Admonition from '@theme/Admonition';
void import('@site/src/search/client.ts');`;
    expect(messages('src/components/Badge/index.js', code)).toEqual([]);
  });

  it('keeps the data of the site free of code', () => {
    expect(messages('src/site/links.js', "import '../content/addresses.ts';")).toHaveLength(1);
  });
});
