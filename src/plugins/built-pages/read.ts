import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import webpack from 'webpack';
import { BuildCache, keyOf } from '../../lib/build-cache.ts';
import { contentMarkdown } from '../../content/markdown/markdown.ts';
import type { CopiedPage, MarkdownCopy } from '../../content/markdown/markdown.ts';
import { anchorsOf } from '../../content/anchors.ts';
import type { Anchor } from '../../content/plugin-data.ts';
import { readContent } from '../search-index/read-page.ts';
import type { PageContent } from '../search-index/read-page.ts';
import { articleHtml, contentOf, descriptionOf } from '../../content/article.ts';
import type { Article } from '../../content/article.ts';
import { llmsIndexName } from '../../content/markdown-copy.ts';
import { summariesOf } from '../../content/summaries.ts';
import type { Summary } from '../../content/summaries.ts';
import { belowBase } from '../../content/pathname.ts';

/** A page that the build has rendered. */
export interface BuiltPage {
  /** Path with the site's base URL and a trailing slash. */
  readonly permalink: string;
  readonly title: string;
  /** True if it describes the current version of webpack rather than the time of its writing. */
  readonly isCurrent: boolean;
}

/** What the steps need from the text of a page. */
export interface TextOfPage {
  readonly anchors: readonly Anchor[];
  /** The first content below each heading and in each row, by its id. */
  readonly summaries: Readonly<Record<string, Summary>>;
  /** Sections and links for the search. */
  readonly content: PageContent;
  /** The Markdown copy. */
  readonly copy: MarkdownCopy;
}

/**
 * Reads the text of built pages, once for all steps that process it, and not at all if an earlier build has read the
 * same text.
 */
export class PageReader {
  readonly #context: LoadContext;
  readonly #outDir: string;
  readonly #cache: BuildCache<TextOfPage>;
  readonly #read = new Map<string, TextOfPage>();

  constructor(context: LoadContext, outDir: string) {
    this.#context = context;
    this.#outDir = outDir;
    this.#cache = new BuildCache({
      siteDir: context.siteDir,
      name: `built-pages-${context.i18n.currentLocale}`,
      inputs: ['src/plugins/built-pages/read.ts'],
    });
  }

  /** @throws Error that names the page if its document has no content */
  read(page: BuiltPage): TextOfPage {
    const { baseUrl, siteConfig } = this.#context;
    const file = path.join(this.#outDir, belowBase(page.permalink, baseUrl), 'index.html');
    const place = keyOf(file, page.title, page.isCurrent);
    const known = this.#read.get(place);
    if (known !== undefined) return known;
    const html = readFileSync(file, 'utf8');
    const address = new URL(page.permalink, siteConfig.url).href;
    const facts = {
      title: page.title,
      address,
      version: page.isCurrent ? webpack.version : undefined,
      index: new URL(baseUrl + llmsIndexName, siteConfig.url).href,
    };
    const description = descriptionOf(html);
    const key = keyOf(articleHtml(html), description, facts);
    let text = this.#cache.get(key);
    if (text === undefined) {
      text = this.#make({ content: contentOf(html), description }, facts);
      this.#cache.set(key, text);
    }
    this.#read.set(place, text);
    return text;
  }

  #make(article: Article, facts: CopiedPage): TextOfPage {
    const anchors = article.content === undefined ? [] : anchorsOf(article.content);
    const summaries = article.content === undefined ? {} : summariesOf(article.content);
    const content = readContent(article, facts.title);
    // Must be last, since it modifies the tree.
    return { anchors, summaries, content, copy: contentMarkdown(article, facts) };
  }

  /** Saves the results for the next build. */
  save(): void {
    this.#cache.save();
  }
}
