import path from 'node:path';
import { expect, it } from 'vitest';
import { pitch } from '../../../src/docusaurus/page-module.mjs';

function moduleOf(keepsServerText: boolean): string {
  const resourcePath = '/docs/a.mdx';
  const context = {
    context: path.dirname(resourcePath),
    resourcePath,
    getOptions: () => ({ keepsServerText }),
    utils: { contextify: (_: string, request: string) => `./${path.basename(request)}` },
  };
  return pitch.call(context as never);
}

it('has the compiled page on the server', () => {
  expect(moduleOf(false)).toContain('import Compiled from "./a.mdx?compiled";');
});

it('has the data of the page and its text as HTML in the browser', () => {
  const code = moduleOf(true);
  expect(code).toContain('export * from "./a.mdx?compiled";');
  expect(code).toContain('await loadPageText(metadata.permalink)');
  expect(code).not.toContain('Compiled');
});
