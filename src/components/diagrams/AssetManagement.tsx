import type { ReactNode } from 'react';
import { Panel, Panels, Tree, treeHeight, type TreeRow } from './Diagram.tsx';
import { sources, written } from './data/asset-management.ts';

const before: readonly TreeRow[] = [
  { name: sources.page, depth: 0, tone: 'strong' },
  { name: sources.logo, depth: 1, note: '<img src>' },
  { name: sources.script, depth: 1, note: '<script src>' },
  { name: sources.styles, depth: 2, note: 'import' },
  { name: sources.base, depth: 3, note: '@import' },
  { name: sources.font, depth: 3, note: 'url()' },
  { name: sources.dot, depth: 3, note: 'url()' },
  { name: sources.classes, depth: 2, note: 'import' },
  { name: sources.heron, depth: 2, note: 'new URL()' },
  { name: sources.kingfisher, depth: 2, note: 'new URL()' },
];

const after: readonly TreeRow[] = [
  { name: written.page, depth: 0, tone: 'strong' },
  { name: written.logo, depth: 1 },
  { name: written.styles, depth: 1, note: `with ${sources.dot} inside` },
  { name: written.font, depth: 2 },
  { name: written.script, depth: 1, note: `with ${sources.kingfisher} inside` },
  { name: written.heron, depth: 2 },
];

/** The references between sources, and the same references between the files in dist. */
export default function AssetManagement(): ReactNode {
  return (
    <Panels>
      <Panel
        title="src: what refers to what"
        description={`${sources.page} refers to ${sources.logo} with an img element and to ${sources.script} with a script element. ${sources.script} imports ${sources.styles} and ${sources.classes}, and refers to ${sources.heron} and ${sources.kingfisher} with new URL(). ${sources.styles} imports ${sources.base}, and refers to ${sources.font} and ${sources.dot} with url().`}
        height={treeHeight(before.length)}
      >
        <Tree rows={before} y={34} />
      </Panel>
      <Panel
        title="dist: what the build writes"
        description={`${written.page} refers to ${written.logo}, to ${written.styles} and to ${written.script}. ${written.styles} is all three stylesheets in one file. It refers to ${written.font} and has ${sources.dot} inside. ${written.script} refers to ${written.heron} and has ${sources.kingfisher} inside.`}
        height={treeHeight(after.length)}
      >
        <Tree rows={after} y={34} />
      </Panel>
    </Panels>
  );
}
