import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import webpack from 'webpack';
import { BuildCache, keyOf } from '../../lib/build-cache.ts';
import { mapInThreads } from '../../lib/threads.ts';
import { articleHtml, descriptionOf } from '../../content/article.ts';
import { llmsIndexName } from '../../content/markdown-copy.ts';
import { belowBase, withSlash } from '../../content/pathname.ts';
import { blogPages, toolPages } from '../search-index/pages.ts';
import type { BuiltSite } from './site.ts';
import type { PageToRead, TextOfPage } from './text-of-page.ts';

/** A page that the build has rendered. */
export interface BuiltPage {
  /** Path with the site's base URL and a trailing slash. */
  readonly permalink: string;
  readonly title: string;
  /** True if it describes the current version of webpack rather than the time of its writing. */
  readonly isCurrent: boolean;
}

/**
 * The text of built pages, read once for all steps that process it, and not at all if an earlier build has read the same
 * text.
 */
export class PageReader {
  readonly #context: LoadContext;
  readonly #outDir: string;
  readonly #cache: BuildCache<TextOfPage>;
  /** Texts by permalink. */
  readonly #read = new Map<string, TextOfPage>();

  constructor(context: LoadContext, outDir: string) {
    this.#context = context;
    this.#outDir = outDir;
    this.#cache = new BuildCache({
      siteDir: context.siteDir,
      name: `built-pages-${context.i18n.currentLocale}`,
      inputs: ['src/plugins/built-pages/text-of-page.ts'],
    });
  }

  #pageToRead({ permalink, title, isCurrent }: BuiltPage): PageToRead {
    const { baseUrl, siteConfig } = this.#context;
    const file = path.join(this.#outDir, belowBase(permalink, baseUrl), 'index.html');
    const html = readFileSync(file, 'utf8');
    return {
      html: articleHtml(html),
      description: descriptionOf(html),
      facts: {
        title,
        address: new URL(permalink, siteConfig.url).href,
        version: isCurrent ? webpack.version : undefined,
        index: new URL(baseUrl + llmsIndexName, siteConfig.url).href,
      },
    };
  }

  /**
   * Reads pages in parallel, and saves the results for the next build.
   *
   * @throws Error that names the page if its document has no content
   */
  async readAll(pages: readonly BuiltPage[]): Promise<void> {
    const entries = pages.map((page) => {
      const input = this.#pageToRead(page);
      return { page, input, key: keyOf(input) };
    });
    // The longest first: at the end, one would leave other threads idle.
    const unread = entries
      .filter(({ key }) => this.#cache.get(key) === undefined)
      .sort((a, b) => b.input.html.length - a.input.html.length);
    const texts = await mapInThreads<TextOfPage>(
      new URL('text-of-page.ts', import.meta.url),
      unread.map(({ input }) => input),
    );
    unread.forEach(({ key }, index) => {
      const text = texts[index];
      if (text !== undefined) this.#cache.set(key, text);
    });
    this.#cache.save();
    for (const { page, key } of entries) {
      const text = this.#cache.get(key);
      if (text !== undefined) this.#read.set(page.permalink, text);
    }
  }

  /**
   * The text of a page that `readAll` has read.
   *
   * @throws Error if it hasn't
   */
  read(permalink: string): TextOfPage {
    const text = this.#read.get(permalink);
    if (text === undefined) throw new Error(`${permalink} hasn't been read with the other pages.`);
    return text;
  }
}

/** Reads all docs pages, posts and pages that the search finds. */
export async function readPages({ reader, docs, blog, baseUrl }: BuiltSite): Promise<void> {
  const docsPages = docs.loadedVersions.flatMap((version) =>
    version.docs.map(({ permalink, title }) => ({
      permalink: withSlash(permalink),
      title,
      isCurrent: true,
    })),
  );
  await reader.readAll([...docsPages, ...blogPages(blog), ...toolPages(baseUrl)]);
}
