// @ts-check
export default {
  globs: [
    '*.md',
    'decisions/*.md',
    'docs/**/*.{md,mdx}',
    'blog/**/*.{md,mdx}',
    'examples/**/*.md',
    'src/**/*.md',
  ],
  ignores: ['**/node_modules/**', 'docs/readmes/**'],
  noProgress: true,
  config: {
    default: true,
    // Sentences are wrapped by editors, not by hand.
    'line-length': false,
    // The theme prints the h1 from the front matter's title.
    'first-line-heading': false,
    // Option pages repeat a heading such as "Example" under different parents.
    'no-duplicate-heading': { siblings_only: true },
    // Pages are MDX: components are elements.
    'no-inline-html': false,
    'code-block-style': { style: 'fenced' },
    'emphasis-style': { style: 'underscore' },
    'strong-style': { style: 'asterisk' },
    // The explicit id of a heading is a comment with asterisks.
    'no-space-in-emphasis': false,
    // Prettier aligns tables.
    'table-column-style': false,
  },
};
