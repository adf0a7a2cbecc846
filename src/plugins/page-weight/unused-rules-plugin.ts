import postcss from 'postcss';
import type { Compilation, Compiler } from 'webpack';
import { simplifyCustomProperties } from './custom-properties.ts';
import { classesOfText, removeEmptyRules, removeUnusedRules, wordsOf } from './unused-rules.ts';

const name = 'UnusedRulesPlugin';

/** Files of scripts that are nothing but the text of a page. */
function textFiles({ chunks, chunkGraph }: Compilation): Set<string> {
  const isPage = (file: string | null) => /\.mdx?$/u.test(file ?? '');
  const files = new Set<string>();
  for (const chunk of chunks) {
    const entries = [...chunkGraph.getChunkRootModules(chunk)];
    if (!entries.some((module) => isPage(module.nameForCondition()))) continue;
    for (const file of chunk.files) if (chunk.name !== 'blog') files.add(file);
  }
  return files;
}

/**
 * Webpack plugin: takes rules out of the stylesheets that no script of the site can bring to use. Infima alone has
 * some 50 kB of rules for components that the portal does not have.
 */
export class UnusedRulesPlugin {
  apply({ webpack, hooks }: Compiler): void {
    hooks.thisCompilation.tap(name, (compilation) => {
      // After minification, when comments no longer name classes, and before names of files get their hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const texts = textFiles(compilation);
        const scripts: string[] = [];
        const styles: [file: string, root: postcss.Root][] = [];
        for (const [file, source] of Object.entries(assets)) {
          if (file.endsWith('.css')) {
            styles.push([file, postcss.parse(source.source().toString())]);
          } else if (file.endsWith('.js')) {
            const script = source.source().toString();
            scripts.push(texts.has(file) ? classesOfText(script) : script);
          }
        }
        const code = scripts.join('\n');
        const words = wordsOf(code);
        const properties = new Set([...code.matchAll(/--[\w-]+/gu)].map(([property]) => property));
        for (const [, root] of styles) removeUnusedRules(root, words);
        simplifyCustomProperties(
          styles.map(([, root]) => root),
          (property) => properties.has(property),
        );
        for (const [file, root] of styles) {
          removeEmptyRules(root);
          compilation.updateAsset(file, new webpack.sources.RawSource(root.toString()));
        }
      });
    });
  }
}
