import { expect, it } from 'vitest';
import { remarkChunkNames, remarkQuote } from '../../../../src/content/examples/index.ts';
import { portalRemarkPlugins } from '../../../../src/plugins/markdown/remark-plugins.ts';

it('explains chunk names below outputs once these are quoted', () => {
  const plugins = portalRemarkPlugins(process.cwd()).map((plugin): unknown =>
    Array.isArray(plugin) ? plugin[0] : plugin,
  );
  expect(plugins).toContain(remarkChunkNames);
  expect(plugins.indexOf(remarkChunkNames)).toBeGreaterThan(plugins.indexOf(remarkQuote));
});
