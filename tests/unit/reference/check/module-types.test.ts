import { expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findUnknownModuleTypes } from '../../../../src/reference/check/module-types.ts';

function check(text: string, file = 'docs/concepts/modules.mdx'): string[] {
  return findUnknownModuleTypes(parsePage(file, `---\ntitle: Modules\n---\n\n${text}\n`)).map(
    findingText,
  );
}

it.each([
  ['Set the type `webassembly/stream`.', 'webassembly/stream'],
  ["Set `'asset/file'` to get a file.", 'asset/file'],
  ['| Type | For |\n| --- | --- |\n| `javascript/module` | scripts |', 'javascript/module'],
  ['Styles are `css/modules`.', 'css/modules'],
])('a module type that webpack lacks is found in "%s"', (text, name) => {
  expect(check(text)).toEqual([expect.stringContaining(`webpack has no module type ${name},`)]);
});

it.each([
  "Set `webassembly/async`, `'asset/inline'` or `css/auto`.",
  'Serve it as `text/css` or `application/javascript`.',
  'The folder `css/pages/home` and the file `css/main.css`.',
  'The type `webassembly/experimental` was removed in webpack 5.',
])('is no finding in "%s"', (text) => {
  expect(check(text)).toEqual([]);
});

it('leaves guides for upgrades alone', () => {
  expect(check('Set `javascript/old`.', 'docs/migrate/5.mdx')).toEqual([]);
});
