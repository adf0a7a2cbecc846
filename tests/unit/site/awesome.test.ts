import { describe, expect, it } from 'vitest';
import { awesome, awesomeUrl } from '../../../src/site/awesome.ts';
import type { AwesomeEntry } from '../../../src/site/awesome.ts';
import { packages } from '../../../src/site/packages.ts';
import publishedPages from '../../../src/site/published-pages.json' with { type: 'json' };

const sections: [string, readonly AwesomeEntry[]][] = Object.entries(awesome);
const entries = sections.flatMap(([, list]) => list);

describe('the list of packages and places', () => {
  it('has sections that are headings of its page, none of them empty', () => {
    const ids = publishedPages.find(({ url }) => url === '/awesome-webpack/')?.ids ?? [];
    expect(sections.filter(([section]) => !ids.includes(section))).toEqual([]);
    expect(sections.filter(([, list]) => list.length === 0)).toEqual([]);
  });

  it('names nothing twice', () => {
    const names = entries.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const urls = entries.map(awesomeUrl);
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
  });

  it.each(entries)(
    '$name is a package or has an address, and is described in a sentence',
    (entry) => {
      if (entry.url === undefined) expect(entry.name).toMatch(/^(?:@[\w.-]+\/)?[\w.-]+$/u);
      else expect(entry.url).toMatch(/^(?:https:\/\/|\/)/u);
      expect(entry.line).toMatch(/^[A-Za-z].{6,90}\.$/u);
      expect(entry.tags.length).toBeGreaterThan(0);
    },
  );

  it('recommends nothing that the portal marks as deprecated', () => {
    const deprecated = new Set(packages.filter((item) => item.deprecated).map(({ npm }) => npm));
    expect(entries.filter(({ name }) => deprecated.has(name))).toEqual([]);
  });
});
