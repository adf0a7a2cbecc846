import { existsSync, readFileSync } from 'node:fs';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { builtLocales, defaultLocale } from '../../src/site/locales.ts';
import type { Locale } from '../../src/site/locales.ts';
import { printablePath } from '../../src/site/sections.ts';
import { builtPages, builtPosts, expect, test } from './site.ts';
import { visit } from './visit.ts';

/** Names of the links in headings. In a language that isn't listed, they have to contain the heading's text. */
const linkNames: Partial<Record<Locale, (text: string) => string>> = {
  en: (text) => `Direct link to ${text}`,
  'zh-CN': (text) => `${text}的直接链接`,
  ko: (text) => `${text}에 대한 직접 링크`,
};

function isHashLink(node: Element['children'][number]): node is Element {
  return node.type === 'element' && [node.properties.className].flat().includes('hash-link');
}

for (const locale of builtLocales) {
  test(`headings of ${locale} and the links in them are named by their text`, () => {
    test.setTimeout(300_000);
    const folder = locale === defaultLocale ? 'build' : `build/${locale}`;
    const pages = [...builtPages(locale), ...builtPosts(locale)].map(
      ({ url }) => `build${url}index.html`,
    );
    const wrong: string[] = [];
    let count = 0;
    for (const file of [
      ...pages,
      `${folder}/index.html`,
      `${folder}${printablePath('loaders')}index.html`,
    ]) {
      if (!existsSync(file)) throw new Error(`${file} has not been built`);
      for (const heading of selectAll('h2, h3, h4, h5, h6', fromHtml(readFileSync(file, 'utf8')))) {
        const [link] = heading.children.filter(isHashLink);
        if (link === undefined) continue;
        count += 1;
        const own = heading.children.filter((child) => !isHashLink(child));
        const text = toString({ ...heading, children: own });
        const linkName = String(link.properties.ariaLabel);
        const expected = linkNames[locale]?.(text);
        const isNamed = expected === undefined ? linkName.includes(text) : linkName === expected;
        if (heading.properties.ariaLabel !== text || !isNamed) {
          wrong.push(`${file}: ${text}: ${String(heading.properties.ariaLabel)}, ${linkName}`);
        }
      }
    }
    expect(count).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  });
}

for (const route of ['/', '/loaders/css-loader/', '/ko/concepts/loaders/']) {
  test(`${route} tells assistive technology the text of each heading and nothing else`, async ({
    page,
  }) => {
    await visit(page, route);
    const texts = await page
      .locator('main :is(h2, h3, h4, h5, h6):has(> .hash-link)')
      .evaluateAll((headings) =>
        headings.map((heading) => heading.textContent.replaceAll('\u200b', '').trim()),
      );
    const client = await page.context().newCDPSession(page);
    const { nodes } = (await client.send('Accessibility.getFullAXTree')) as {
      nodes: { role?: { value?: string }; name?: { value?: string } }[];
    };
    const namesOf = (role: string) =>
      nodes.flatMap((node) => (node.role?.value === role ? [node.name?.value ?? ''] : []));
    expect(texts.length).toBeGreaterThan(3);
    const headings = namesOf('heading');
    expect(texts.filter((text) => !headings.includes(text))).toEqual([]);
    expect(headings.filter((name) => /Direct link to|직접 링크/u.test(name))).toEqual([]);
    const links = namesOf('link');
    const name = linkNames[route.startsWith('/ko/') ? 'ko' : 'en'];
    expect(texts.filter((text) => !links.includes(name?.(text) ?? ''))).toEqual([]);
  });
}
