import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { describe, expect, it } from 'vitest';
import { loaderAdvice, pluginAdvice } from '../../../src/configuration/advice.ts';
import { goneOptions } from '../../../src/configuration/gone-options.ts';
import { listPages } from '../../../src/content/list-pages.ts';
import { pathnameOfFile } from '../../../src/content/pathname.ts';
import { readPage } from '../../../src/content/source-page.ts';

const root = path.resolve(import.meta.dirname, '../../..');

describe('advice about configurations', () => {
  it('leads to headings that are there', () => {
    const urls = [...loaderAdvice, ...pluginAdvice, ...goneOptions].map(({ url }) => url);
    const named = new Set(urls.map((url) => url.split('#')[0]));
    const pages = new Map(
      listPages(root, 'docs')
        .filter((file) => named.has(pathnameOfFile(file)))
        .map((file) => {
          const page = readPage(root, file);
          return [page.url, page.ids.all] as const;
        }),
    );
    const wrong = urls.filter((url) => {
      const [page = '', id] = url.split('#');
      const ids = pages.get(page);
      return ids === undefined || (id !== undefined && !ids.has(id));
    });
    expect(wrong).toEqual([]);
  });

  it('calls no option gone that webpack or its development server has', () => {
    type Properties = Readonly<Record<string, { readonly properties: object } | undefined>>;
    const read = (file: string): unknown =>
      JSON.parse(readFileSync(path.join(root, 'node_modules', file), 'utf8'));
    const { definitions } = read('webpack/schemas/WebpackOptions.json') as {
      readonly definitions: Properties;
    };
    const groups: Properties = {
      output: definitions.Output,
      module: definitions.ModuleOptions,
      Rule: definitions.RuleSetRule,
      optimization: definitions.Optimization,
      resolve: definitions.ResolveOptions,
      node: definitions.NodeOptions,
      experiments: definitions.Experiments,
      devServer: read('webpack-dev-server/lib/options.json') as { readonly properties: object },
    };
    const names = goneOptions.flatMap((one) => one.names);
    const had = names.filter((name) => {
      const [group = '', option = ''] = name.split('.');
      const { properties } = groups[group] ?? {};
      expect(Object.keys(properties ?? {}), name).not.toEqual([]);
      return properties !== undefined && option in properties;
    });
    expect(had).toEqual([]);
  });

  it('calls no class removed that webpack has', () => {
    const removed = pluginAdvice
      .filter(({ kind }) => kind === 'removed')
      .flatMap(({ names }) => names);
    expect(removed.filter((name) => name in webpack || name in webpack.optimize)).toEqual([]);
  });
});
