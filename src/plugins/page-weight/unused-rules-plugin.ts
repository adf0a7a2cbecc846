import type { Compiler } from 'webpack';
import { withoutUnusedRules, wordsOf } from './unused-rules.ts';

const name = 'UnusedRulesPlugin';

/**
 * Webpack plugin: takes rules out of the stylesheets that no script of the site can bring to use. Infima alone has
 * some 50 kB of rules for components that the portal does not have.
 */
export class UnusedRulesPlugin {
  apply({ webpack, hooks }: Compiler): void {
    hooks.compilation.tap(name, (compilation) => {
      // After minification, when comments no longer name classes, and before names of files get their hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const texts = (ending: string) =>
          Object.entries(assets)
            .filter(([file]) => file.endsWith(ending))
            .map(([file, source]) => [file, source.source().toString()] as const);
        const scripts = texts('.js')
          .map(([, text]) => text)
          .join('\n');
        const styles = texts('.css');
        const words = wordsOf(scripts);
        const everywhere = [scripts, ...styles.map(([, css]) => css)];
        for (const [file, css] of styles) {
          const others = everywhere.filter((text) => text !== css).join('\n');
          const read = new Set([...others.matchAll(/--[\w-]+/gu)].map(([property]) => property));
          const smaller = withoutUnusedRules(css, words, (property) => read.has(property));
          compilation.updateAsset(file, new webpack.sources.RawSource(smaller));
        }
      });
    });
  }
}
