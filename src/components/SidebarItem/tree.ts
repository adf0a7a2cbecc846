import type { Anchor } from '../../content/plugin-data.ts';

export interface AnchorNode extends Anchor {
  readonly children: readonly AnchorNode[];
}

/**
 * Headings as a tree: those of level 3 are children of the preceding level 2 heading, or at the top level if there is
 * none.
 */
export function anchorTree(anchors: readonly Anchor[]): AnchorNode[] {
  const roots: (Anchor & { children: AnchorNode[] })[] = [];
  let parent: (typeof roots)[number] | undefined;
  for (const anchor of anchors) {
    const node = { ...anchor, children: [] };
    if (anchor.level > 2 && parent !== undefined) parent.children.push(node);
    else roots.push(node);
    if (anchor.level <= 2) parent = node;
  }
  return roots;
}
