import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { linkTarget } from '../../content/link-target.ts';
import { generatedPagesDir } from '../../content/pathname.ts';

/**
 * Remark plugin: replaces each root-relative link with its current URL.
 *
 * @throws Error with file and line if an author writes the absolute URL of a page of the site
 */
export function remarkResolveLinks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['link', 'definition'], (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      // A README may link to a page that is unknown here; only links by our own authors can be rejected.
      const isAuthored = !file.path.includes(generatedPagesDir);
      if (isAuthored && /^https?:\/\/webpack\.js\.org\//u.test(node.url)) {
        const place = node.position ? `:${node.position.start.line}` : '';
        throw new Error(
          `${file.path}${place}: the link ${node.url} names the site itself; write the path alone, ` +
            `such as ${new URL(node.url).pathname}, and the build finds the page`,
        );
      }
      node.url = linkTarget(node.url);
    });
  };
}
