import type { Anchor } from '../../content/plugin-data.ts';

export interface AnchorNode extends Anchor {
  readonly children: readonly AnchorNode[];
}

/** Headings as a tree: those of level 3 below the one of level 2 that they follow; without one, beside them. */
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
