import type { Nodes as HastNodes } from 'hast';
import type { Root } from 'mdast';
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor.js';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import { visit } from 'unist-util-visit';

/** What Docusaurus makes of a page, as far as it could be dangerous or break an address. */
export interface Compiled {
  /** Ids of the headings, in order. */
  readonly ids: readonly string[];
  readonly hrefs: readonly string[];
  /** Statements that would run when the page is loaded. */
  readonly statements: readonly string[];
  /** Names of the components that the page uses. */
  readonly components: ReadonlySet<string>;
  /** Names of the HTML elements of the page. */
  readonly elements: ReadonlySet<string>;
}

const markdownConfig = {
  format: 'mdx',
  mermaid: false,
  emoji: true,
  mdx1Compat: { comments: false, admonitions: false, headingIds: false },
  anchors: { maintainCase: false },
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
} as const;

/** Compiles the body of a page with the processor of Docusaurus, as CommonMark. */
export async function compilePage(markdown: string, siteDir: string): Promise<Compiled> {
  const ids: string[] = [];
  const hrefs: string[] = [];
  const statements: string[] = [];
  const components = new Set<string>();
  const elements = new Set<string>();
  const collectIds = () => (tree: Root) => {
    visit(tree, 'heading', (heading) => {
      ids.push(String(heading.data?.hProperties?.id));
    });
  };
  const collectElements = () => (tree: HastNodes) => {
    visit(tree, (node) => {
      const { type } = node as { type: string };
      if (type === 'mdxjsEsm') statements.push((node as unknown as { value: string }).value);
      if (type.startsWith('mdxJsx')) components.add((node as unknown as { name: string }).name);
      if (node.type !== 'element') return;
      elements.add(node.tagName);
      if (typeof node.properties.href === 'string') hrefs.push(node.properties.href);
    });
  };
  const processor = await createProcessorUncached({
    format: 'md',
    options: {
      markdownConfig: markdownConfig as never,
      siteDir,
      staticDirs: [`${siteDir}/static`],
      admonitions: true,
      removeContentTitle: true,
      remarkPlugins: [[npm2yarn, { sync: true }], collectIds],
      rehypePlugins: [collectElements],
    },
  });
  await processor.process({
    content: markdown,
    filePath: `${siteDir}/docs/readmes/loaders/page.md`,
    frontMatter: {},
    compilerName: 'server',
  });
  return { ids, hrefs, statements, components, elements };
}
