import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { readIds } from '../content/heading-ids.ts';
import { pathnameOfFile } from '../content/pathname.ts';
import { translatedPage } from '../content/translations.ts';
import { trials } from './trials.ts';

/** The placeholder for the button of `src/components/TryIt`. */
function placeOf(option: string): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name: 'try-it',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'data-screen-only', value: '' },
      { type: 'mdxJsxAttribute', name: 'data-option', value: option },
    ],
    children: [],
  };
}

/**
 * Remark plugin that appends a placeholder to the sections of options that can be tried, in all languages. A section
 * ends at the next heading of any level.
 */
export function remarkTrials({ siteDir = process.cwd() }: { readonly siteDir?: string } = {}) {
  return (tree: Root, file: VFile): void => {
    const relative = path.relative(siteDir, file.path).split(path.sep).join('/');
    const url = pathnameOfFile(translatedPage(relative)?.source ?? relative);
    const offered = trials.filter(({ page }) => page === url);
    if (offered.length === 0) return;
    const { ofHeading } = readIds(tree);
    let option: string | undefined;
    const close = (): RootContent[] => (option === undefined ? [] : [placeOf(option)]);
    tree.children = [
      ...tree.children.flatMap((node) => {
        if (node.type !== 'heading') return [node];
        const before = close();
        option = offered.find(({ heading }) => heading === ofHeading.get(node))?.option;
        return [...before, node];
      }),
      ...close(),
    ];
  };
}
