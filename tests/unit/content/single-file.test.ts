import { expect, it } from 'vitest';
import { sections } from '../../../src/site/sections.ts';
import { isSingleFile, singleFilePath } from '../../../src/content/single-file.ts';

it('tells single files from pages', () => {
  for (const { id } of sections) {
    expect(isSingleFile(singleFilePath(id))).toBe(true);
    expect(isSingleFile(`zh-CN${singleFilePath(id)}`)).toBe(true);
    expect(isSingleFile(`${id}/printable/index.html`)).toBe(false);
  }
  expect(isSingleFile('guides/printable/api.html')).toBe(false);
});
