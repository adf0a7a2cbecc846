import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { violationsOf } from './axe.ts';
import { expect, test } from './site.ts';
import { visit } from './visit.ts';

/** Addresses of the posts in the built site; redirects of retired posts lie beside them. */
function builtPosts(): string[] {
  const dir = path.resolve('build/blog');
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => {
      const file = path.join(dir, name, 'index.html');
      return existsSync(file) && readFileSync(file, 'utf8').includes('blog-post-page');
    })
    .map((name) => `/blog/${name}/`);
}

const posts = builtPosts();

test('the blog, its feeds and the links to it are there when there are posts, and only then', async ({
  page,
  request,
}) => {
  const status = posts.length > 0 ? 200 : 404;
  for (const address of ['/blog/', '/blog/tags/', '/blog/rss.xml', '/blog/atom.xml']) {
    expect((await request.get(address)).status(), address).toBe(status);
  }
  await page.goto('/concepts/');
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveCount(
    posts.length > 0 ? 1 : 0,
  );
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }),
  ).toHaveAttribute('href', posts.length > 0 ? '/blog/' : 'https://webpack.js.org/blog/');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const post of posts) expect(sitemap).toContain(post);
  expect(sitemap.includes('/blog/')).toBe(posts.length > 0);
});

for (const post of posts) {
  test(`${post} is listed with date, author, teaser and reading time, and is in both feeds`, async ({
    page,
    request,
  }) => {
    await page.goto('/blog/');
    await expect(page.locator('h1')).toHaveText('Blog');
    const entry = page.locator('article').filter({ has: page.locator(`h2 a[href="${post}"]`) });
    await expect(entry.locator('time')).toHaveText(/\d{4}/u);
    await expect(entry.getByText(/min read/u)).toBeVisible();
    await expect(entry.getByText(/^By /u)).toBeVisible();
    await expect(entry.locator('p').first()).toBeVisible();
    for (const feed of ['rss', 'atom']) {
      expect(await (await request.get(`/blog/${feed}.xml`)).text()).toContain(post);
    }
    await entry.getByRole('heading', { level: 2 }).getByRole('link').click();
    await expect(page).toHaveURL(post);
    await expect(page.locator('h1')).toHaveCount(1);
    const data = page.locator('script[type="application/ld+json"]');
    await expect.poll(async () => (await data.allTextContents()).join()).toContain('BlogPosting');
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
  });
}

for (const base of ['', '/zh-CN', '/ko']) {
  test(`${base}/blog/ has the link to each post on one line`, async ({ page }) => {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, `${base}/blog/`);
      const lines = await page
        .locator('article footer a > b')
        .evaluateAll((links) => links.map((link) => link.getClientRects().length));
      expect(lines).toEqual(posts.map(() => 1));
    }
  });
}

test('titles of posts write webpack as its name is written', async ({ page }) => {
  await page.goto('/blog/');
  const titles = await page.locator('article h2').allTextContents();
  expect(titles).toHaveLength(posts.length);
  expect(titles.filter((title) => title.includes('Webpack'))).toEqual([]);
});
