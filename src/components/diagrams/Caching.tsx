import type { ReactNode } from 'react';
import { Panel, Panels, Tree, treeHeight, type TreeRow } from './Diagram.tsx';
import { edited, kept, page, sizes } from './data/caching.ts';

const [runtime, packages, styles] = kept;

const first: readonly TreeRow[] = [
  { name: page, depth: 0, tone: 'strong' },
  ...[runtime, packages, edited.before, styles].map((name) => ({
    name,
    depth: 1,
    note: sizes[name] ?? '',
  })),
];

const second: readonly TreeRow[] = [
  { name: page, depth: 0, tone: 'strong', note: 'asked for again' },
  { name: runtime, depth: 1, tone: 'faint', note: 'from the cache' },
  { name: packages, depth: 1, tone: 'faint', note: 'from the cache' },
  { name: edited.after, depth: 1, tone: 'strong', note: 'new name, loaded' },
  { name: styles, depth: 1, tone: 'faint', note: 'from the cache' },
];

/** The names of all files in two builds, and what a browser does with each on the second visit. */
export default function Caching(): ReactNode {
  return (
    <Panels>
      <Panel
        title="First build, first visit"
        description={`The browser loads ${page} and the four files it refers to: ${first
          .slice(1)
          .map(({ name, note }) => `${name}, ${note}`)
          .join('; ')}.`}
        height={treeHeight(first.length)}
      >
        <Tree rows={first} y={34} />
      </Panel>
      <Panel
        title="desk.js edited, next visit"
        description={`The browser asks for ${page}, whose name never changes. The page now refers to ${edited.after} in place of ${edited.before}, so that one file is loaded. ${kept.join(', ')} have the names of the first build and come from the cache.`}
        height={treeHeight(second.length)}
      >
        <Tree rows={second} y={34} />
      </Panel>
    </Panels>
  );
}
