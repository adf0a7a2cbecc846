import { readdirSync } from 'node:fs';
import { expect, test } from './site.ts';

const fileFields = [
  ...['path', 'name', 'size', 'type', 'extension', 'url', 'anchors', 'title', 'sort', 'group'],
  ...['contributors', 'related', 'description', 'source', 'edit', 'repo', 'thirdParty'],
];
const directoryFields = ['path', 'name', 'size', 'type', 'url', 'title', 'children'];

interface Entry {
  readonly type: string;
  readonly url: string;
  readonly name: string;
  readonly sort?: number;
  readonly anchors?: readonly { readonly id: string; readonly level: number }[];
  readonly children?: readonly Entry[];
}

function visit(entry: Entry, visitor: (entry: Entry) => void): void {
  visitor(entry);
  for (const child of entry.children ?? []) visit(child, visitor);
}

test('/content.json describes every page with the fields of the contract', async ({ request }) => {
  const root = (await (await request.get('/content.json')).json()) as Entry;
  const urls: string[] = [];
  visit(root, (entry) => {
    const known = entry.type === 'directory' ? directoryFields : fileFields;
    expect(Object.keys(entry).filter((key) => !known.includes(key))).toEqual([]);
    if (entry.type === 'file') urls.push(entry.url);
  });
  expect(urls).toEqual([...new Set(urls)]);
  expect(urls).toEqual(expect.arrayContaining(['/concepts/', '/loaders/css-loader/', '/license/']));
});

test('sections are directories with the index first and ascending positions', async ({
  request,
}) => {
  const root = (await (await request.get('/content.json')).json()) as Entry;
  const loaders = root.children?.find(({ name }) => name === 'loaders');
  expect(loaders?.type).toBe('directory');
  const sorts = loaders?.children?.map(({ sort }) => sort ?? Number.NaN) ?? [];
  expect(sorts[0]).toBe(-1);
  expect(sorts).toEqual([...sorts].sort((a, b) => a - b));
  expect(loaders?.children?.[0]?.url).toBe('/loaders/');
});

test('the posts are in it, each with its headings, the oldest first', async ({ request }) => {
  const root = (await (await request.get('/content.json')).json()) as Entry;
  const blog = root.children?.find(({ name }) => name === 'blog');
  const written = readdirSync('blog').filter((name) => name.endsWith('.mdx'));
  expect(blog).toMatchObject({ type: 'directory', path: 'blog', url: '/blog/' });
  expect(blog?.children?.map(({ name }) => name)).toEqual(written.sort());
  for (const { name, url, sort, anchors } of blog?.children ?? []) {
    expect(url).toBe(`/blog/${name.replace('.mdx', '')}/`);
    expect(String(sort)).toBe(name.slice(0, 10).replaceAll('-', ''));
    expect(anchors?.length).toBeGreaterThan(1);
    expect((await request.get(url)).status()).toBe(200);
  }
});

test('anchors are the ids that the page has', async ({ page, request }) => {
  const root = (await (await request.get('/content.json')).json()) as Entry;
  let concepts: Entry | undefined;
  visit(root, (entry) => {
    if (entry.type === 'file' && entry.url === '/concepts/') concepts = entry;
  });
  await page.goto('/concepts/');
  expect(concepts?.anchors?.length).toBeGreaterThan(5);
  for (const { id, level } of concepts?.anchors ?? []) {
    await expect(page.locator(`h${level}#${id}`)).toHaveCount(1);
  }
});

test('no page loads the index', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/concepts/', { waitUntil: 'networkidle' });
  expect(requests).not.toContain('/content.json');
});
