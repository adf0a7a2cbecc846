import { globSync, readFileSync } from 'node:fs';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from '../../src/content/front-matter.ts';

describe('the front matter', () => {
  const pages = globSync('{docs,blog,i18n/*/docusaurus-plugin-content-*}/**/*.{md,mdx}').sort();

  it.each(pages)('of %s is right', async (filePath) => {
    const fileContent = readFileSync(filePath, 'utf8');
    const { frontMatter } = await parseFrontMatter({
      filePath,
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    expect(frontMatter.title).toBeTypeOf('string');
  });
});
