import type { ReactNode } from 'react';
import { Label, Panel, Panels, Tree, treeHeight, type TreeRow } from './Diagram.tsx';
import { declared, effects, exportsOfKit, files, undeclared } from './data/tree-shaking.ts';

const { used, unused } = exportsOfKit;

const kept: readonly TreeRow[] = [
  { name: files.app, depth: 0, tone: 'strong' },
  { name: files.index, depth: 1 },
  { name: files.reset, depth: 2 },
  { name: files.button, depth: 2 },
  { name: used, depth: 3, tone: 'strong', note: 'used' },
  { name: files.buttonStyles, depth: 3 },
];

const cautious: readonly TreeRow[] = [
  ...kept,
  { name: files.chart, depth: 2, note: 'runs' },
  { name: unused, depth: 3, tone: 'faint', note: 'unused, left out' },
  { name: files.chartStyles, depth: 3, note: 'nobody needs it' },
];

const exact: readonly TreeRow[] = [
  ...kept,
  { name: files.chart, depth: 2, tone: 'faint', note: 'left out' },
  { name: unused, depth: 3, tone: 'faint', note: 'left out' },
  { name: files.chartStyles, depth: 3, tone: 'faint', note: 'left out' },
];

interface ResultProps {
  readonly script: string;
  readonly styles: string;
}

function Result({ script, styles }: ResultProps): ReactNode {
  return (
    <Label x={6} y={treeHeight(cautious.length) + 8} anchor="start">
      {`dist: app.js ${script}, app.css ${styles}`}
    </Label>
  );
}

const common = `${files.app} imports ${used} through ${files.index}, which also imports ${files.reset}. ${files.button} has ${used} and imports ${files.buttonStyles}. All of them are in the bundle.`;
const height = treeHeight(cautious.length) + 22;

/** The graph of an application and a component kit: what remains without `sideEffects`, and with it. */
export default function TreeShaking(): ReactNode {
  return (
    <Panels>
      <Panel
        title="sideEffects is absent"
        description={`${common} Of ${files.chart}, the unused export ${unused} is left out, but the rest of the module runs, and ${files.chartStyles} is in the bundle although nobody needs it. app.js has ${undeclared.script}, app.css ${undeclared.styles}.`}
        height={height}
      >
        <Tree rows={cautious} y={34} />
        <Result {...undeclared} />
      </Panel>
      <Panel
        title={`sideEffects: [${effects.map((file) => `"${file}"`).join(', ')}]`}
        description={`${common} ${files.chart} is left out with everything that only it leads to: ${unused} and ${files.chartStyles}. app.js has ${declared.script}, app.css ${declared.styles}.`}
        height={height}
      >
        <Tree rows={exact} y={34} />
        <Result {...declared} />
      </Panel>
    </Panels>
  );
}
