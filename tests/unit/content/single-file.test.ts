import { expect, it } from 'vitest';
import { sections } from '../../../src/site/sections.ts';
import { isTakeAwayFile, takeAwayPath } from '../../../src/content/single-file.ts';

it('tells files to take away from pages', () => {
  for (const { id } of sections) {
    expect(isTakeAwayFile(takeAwayPath(id))).toBe(true);
    expect(isTakeAwayFile(`zh-CN${takeAwayPath(id)}`)).toBe(true);
    expect(isTakeAwayFile(`${id}/printable/index.html`)).toBe(false);
  }
  expect(isTakeAwayFile('guides/printable/api.html')).toBe(false);
});
