import type { ReactNode } from 'react';
import { Panel, Panels, type Step, Steps, stepsHeight } from './Diagram.tsx';
import { host, remote, request, sharedPackage } from './data/micro-frontends.ts';

const scope = 'Share scope “default”';

const start: readonly Step[] = [
  { title: 'The library begins', lines: [host.entry], code: true, then: 'needs shared packages' },
  {
    title: 'Containers of all remotes load',
    lines: [remote.server, remote.container],
    code: true,
    then: 'init(shareScope)',
  },
  {
    title: scope,
    lines: [`${sharedPackage}, offered by the library`, `${sharedPackage}, offered by the report`],
    then: 'one of them is taken',
  },
  { title: 'The library runs', lines: [host.module], code: true, tone: 'strong' },
];

const use: readonly Step[] = [
  {
    title: 'The library asks for a remote module',
    lines: [request],
    code: true,
    then: `get('${remote.key}')`,
  },
  {
    title: 'The container loads its chunk',
    lines: [remote.server],
    code: true,
    then: `imports ${sharedPackage}`,
  },
  { title: scope, lines: [`${sharedPackage}, the copy that runs already`] },
  { title: 'The report runs', lines: [remote.module], code: true, tone: 'strong' },
];

/** What happens in the browser, between two builds: when the host starts, and when it uses a remote module. */
export default function FederationAtRunTime(): ReactNode {
  return (
    <Panels>
      <Panel
        title="The page starts"
        description={`The entry of the library is ${host.entry}. What it imports needs shared packages, so the containers of all remotes are loaded first; that of the report is ${remote.server}${remote.container}. Each container is called with init(shareScope). Now the share scope “default” has the ${sharedPackage} that the library offers and the one that the report offers, and one of them is taken. Then ${host.module} runs.`}
        height={stepsHeight(start)}
      >
        <Steps steps={start} y={36} />
      </Panel>
      <Panel
        title="The report is shown"
        description={`The library calls ${request}. The container of the report is asked with get('${remote.key}'), and loads a chunk from ${remote.server}. The chunk imports ${sharedPackage}, and the share scope answers with the copy that runs already. When everything has arrived, ${remote.module} runs.`}
        height={stepsHeight(use)}
      >
        <Steps steps={use} y={36} />
      </Panel>
    </Panels>
  );
}
