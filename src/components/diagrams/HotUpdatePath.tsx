import type { ReactNode } from 'react';
import { Panel, Panels, type Step, Steps, stepsHeight } from './Diagram.tsx';
import { accepted, files } from './data/hot-module-replacement.ts';

const { edited, accepting } = files;

const kept: readonly Step[] = [
  { lines: [edited], code: true, tone: 'strong', then: 'imported by' },
  { title: `Accepts ${accepted.request}`, lines: [accepting], code: true, then: 'calls' },
  { title: 'With the new recipe', lines: [`${accepted.handler}()`], code: true },
  { lines: ['The page and its form stay'] },
];

const lost: readonly Step[] = [
  { lines: [accepting], code: true, tone: 'strong', then: 'accepted by nobody' },
  { lines: ['The entry is reached'] },
  { lines: ['The page is reloaded'] },
];

/** Two edits: one that a module accepts, and one that no module accepts. */
export default function HotUpdatePath(): ReactNode {
  return (
    <Panels>
      <Panel
        title={`You edit ${edited}`}
        description={`The update goes from ${edited} to the module that imports it, ${accepting}. That module accepts ${accepted.request}, so its function ${accepted.handler} is called, with the new recipe. The page and what is in its form stay.`}
        height={stepsHeight(kept)}
      >
        <Steps steps={kept} y={36} />
      </Panel>
      <Panel
        title={`You edit ${accepting}`}
        description={`Nobody accepts an update of ${accepting}. The update arrives at the entry, and the page is reloaded.`}
        height={stepsHeight(lost)}
      >
        <Steps steps={lost} y={36} />
      </Panel>
    </Panels>
  );
}
