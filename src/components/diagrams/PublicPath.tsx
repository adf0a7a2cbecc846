import type { ReactNode } from 'react';
import { Panel, Panels, type Step, Steps, stepsHeight } from './Diagram.tsx';
import { auto, explicit } from './data/public-path.ts';

const automatic: readonly Step[] = [
  { title: 'The running script', lines: [auto.site, auto.script], then: 'its folder, then ../' },
  { title: 'Public path', lines: [auto.site, auto.publicPath], then: 'followed by' },
  { title: 'Name of the file in dist', lines: [auto.file], then: 'gives' },
  { title: 'Request', lines: [auto.site, auto.file], tone: 'strong' },
];

const assigned: readonly Step[] = [
  { title: 'assetHost in the page', lines: [explicit.publicPath], then: 'assigned to' },
  { title: 'Public path', lines: [explicit.publicPath], then: 'followed by' },
  { title: 'Name of the file in dist', lines: [explicit.file], then: 'gives' },
  { title: 'Request', lines: [explicit.publicPath, explicit.file], tone: 'strong' },
];

const inCode = (steps: readonly Step[]): Step[] => steps.map((step) => ({ ...step, code: true }));

/** From a public path and a file name to the requested URL. */
export default function PublicPath(): ReactNode {
  return (
    <Panels>
      <Panel
        title="publicPath: 'auto'"
        description={`The script runs from, for example, ${auto.site}${auto.script}. Its name is cut off, and ../ undoes its folder: the public path is ${auto.site}${auto.publicPath}. The name of the file in dist, ${auto.file}, is appended, and the browser requests ${auto.site}${auto.file}.`}
        height={stepsHeight(automatic)}
      >
        <Steps steps={inCode(automatic)} y={36} />
      </Panel>
      <Panel
        title="__webpack_public_path__ assigned"
        description={`The page says ${explicit.publicPath}, and the script assigns it to the public path. The name of the file in dist, ${explicit.file}, is appended, and the browser requests ${explicit.publicPath}${explicit.file}, wherever the script came from.`}
        height={stepsHeight(assigned)}
      >
        <Steps steps={inCode(assigned)} y={36} />
      </Panel>
    </Panels>
  );
}
