import { expect, it } from 'vitest';
import { isPage } from '../../../src/components/is-page.ts';

const routes = [
  { path: '/blog/', exact: true },
  { path: '/', routes: [{ path: '/', routes: [{ path: '/concepts/', exact: true }] }] },
  { path: '*' },
];

it('knows the pages, however deep their routes lie, with and without the slash', () => {
  expect(
    ['/blog/', '/blog', '/concepts/', '/concepts'].map((path) => isPage(routes, path)),
  ).toEqual([true, true, true, true]);
});

it('takes no other address for a page', () => {
  expect(['/concepts/none/', '/404.html', '/'].map((path) => isPage(routes, path))).toEqual([
    false,
    false,
    false,
  ]);
});
