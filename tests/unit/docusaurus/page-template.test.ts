import { readFileSync } from 'node:fs';
import templateModule from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import { expect, it } from 'vitest';
import { pageTemplate } from '../../../src/docusaurus/page-template.ts';
import { interopDefault } from '../../../src/lib/interop-default.ts';

const withoutSprite = /\.replace\((?<pattern>\/.*\/s), ""\)/u;

it('is the template of the installed Docusaurus but for the sprite', () => {
  expect(pageTemplate).toMatch(withoutSprite);
  expect(pageTemplate.replace(withoutSprite, '')).toBe(interopDefault(templateModule));
});

it('knows the tag that the installed theme puts around its sprite', () => {
  const theme = readFileSync('node_modules/@docusaurus/theme-classic/lib/index.js', 'utf8');
  expect(theme).toMatch(/tagName: 'svg',\s+attributes: \{[^}]*style: 'display: none;'/u);
});
