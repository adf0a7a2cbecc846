import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const postSchema = z.looseObject({
  authors: z.array(z.string()),
  contributors: z.array(z.string()).default([]),
});

const posts = globSync('blog/*.mdx')
  .sort()
  .map((file) => {
    const [, frontMatter = '', text = ''] = readFileSync(file, 'utf8').split(/^---$/mu);
    return { file, text, ...postSchema.parse(parse(frontMatter)) };
  });

describe('posts', () => {
  it.each(posts)('$file has the site as its author', ({ authors }) => {
    expect(authors).toEqual(['portal']);
  });

  it.each(posts.filter(({ contributors }) => contributors.length > 0))(
    '$file names the authors of the post that it is based on, with a link',
    ({ file, text, contributors }) => {
      const original = `/src/content/blog/${path.basename(file)})`;
      expect(text).toMatch(
        /\]\(https:\/\/github\.com\/webpack\/webpack\.js\.org\/blob\/(?:main|[\da-f]{40})\//u,
      );
      expect(text).toContain(':::info[A summary]');
      expect(text).toContain(original);
      for (const name of contributors) {
        expect(text).toContain(`[${name}](https://github.com/${name})`);
      }
    },
  );
});
