import type { LoadContext, Plugin } from '@docusaurus/types';
import { examplesDigest } from './files.ts';

export { examplesDigest } from './files.ts';
export { remarkQuote, type QuoteOptions } from './remark-quote.ts';

/**
 * Ties the bundler's persistent cache to the example files. Pages are cached by their own text, and the options of a
 * remark plugin are no part of that key, so a changed example would otherwise stay invisible until the cache is cleared.
 */
export default function examplesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'portal-examples',
    configureWebpack(config) {
      const { cache } = config;
      if (typeof cache !== 'object' || cache.type !== 'filesystem') return {};
      const version = [cache.version, examplesDigest(siteDir)].filter(Boolean).join('-');
      return { cache: { ...cache, version } };
    },
  };
}
