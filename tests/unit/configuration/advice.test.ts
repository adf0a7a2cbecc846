import path from 'node:path';
import webpack from 'webpack';
import { describe, expect, it } from 'vitest';
import { loaderAdvice, pluginAdvice } from '../../../src/configuration/advice.ts';
import { listPages } from '../../../src/content/list-pages.ts';
import { readPage } from '../../../src/content/source-page.ts';

const root = path.resolve(import.meta.dirname, '../../..');

describe('advice about configurations', () => {
  it('leads to headings that are there', () => {
    const pages = new Map(
      listPages(root, 'docs').map((file) => {
        const page = readPage(root, file);
        return [page.url, page.ids.all] as const;
      }),
    );
    const wrong = [...loaderAdvice, ...pluginAdvice]
      .map(({ url }) => url)
      .filter((url) => {
        const [page = '', id] = url.split('#');
        const ids = pages.get(page);
        return ids === undefined || (id !== undefined && !ids.has(id));
      });
    expect(wrong).toEqual([]);
  });

  it('calls no class removed that webpack has', () => {
    const removed = pluginAdvice
      .filter(({ kind }) => kind === 'removed')
      .flatMap(({ names }) => names);
    expect(removed.filter((name) => name in webpack || name in webpack.optimize)).toEqual([]);
  });
});
