import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { linkTarget } from '../../content/addresses.ts';
import { generatedPagesDir } from '../../content/pathname.ts';

export interface ResolveLinksOptions {
  /**
   * Addresses of the pages of this build, with trailing slashes. Passed as plain data, since Docusaurus makes
   * webpack's cache depend on the options of its remark plugins: a new page so refreshes the links to it.
   */
  readonly written: readonly string[];
  /**
   * Hash of everything else that compiled pages depend on: the plugins' code, the site's data, the examples.
   * Nothing reads it; as an option it is part of the same cache key.
   */
  readonly digest: string;
}

/**
 * Remark plugin: sends each root-absolute link through the one resolver of addresses, so that authors write the
 * final address of every page, also of one that does not exist yet. A link to a page that is only planned becomes
 * plain text.
 */
export function remarkResolveLinks({ written }: Pick<ResolveLinksOptions, 'written'>) {
  const pages = new Set(written);
  return (tree: Root, file: VFile): void => {
    visit(tree, ['link', 'definition'], (node, index, parent) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      // A README may name a page that is unknown here; only authors can be asked to write its path.
      const isAuthored = !file.path.includes(generatedPagesDir);
      if (isAuthored && /^https?:\/\/webpack\.js\.org\//u.test(node.url)) {
        const place = node.position ? `:${node.position.start.line}` : '';
        throw new Error(
          `${file.path}${place}: the link ${node.url} names the site itself; write the path alone, ` +
            `such as ${new URL(node.url).pathname}, and the build finds the page`,
        );
      }
      const target = linkTarget(node.url, (pathname) => pages.has(pathname));
      if (target !== undefined) node.url = target;
      else if (node.type === 'link' && parent && index !== undefined) {
        parent.children.splice(index, 1, ...node.children);
        return index;
      }
    });
  };
}
