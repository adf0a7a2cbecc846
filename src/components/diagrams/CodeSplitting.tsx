import type { ReactNode } from 'react';
import { Area, Arrow, Box, Label, Panel, Panels } from './Diagram.tsx';
import { after, before, packageModules, packageName, trails } from './data/code-splitting.ts';

const height = 334;

interface Chunk {
  readonly name: string;
  readonly size: string;
}

interface ColumnProps {
  readonly x: number;
  readonly page: string;
  readonly chunk: Chunk;
  readonly hasPackage: boolean;
}

/** A page, the chunk that it loads, and the modules in the chunk. */
function Column({ x, page, chunk, hasPackage }: ColumnProps): ReactNode {
  const middle = x + 80;
  return (
    <g>
      <Box x={x + 20} y={36} width={120} height={30} lines={[page]} tone="strong" code />
      <Arrow path={`M${middle} 66V89`} end={[middle, 98]} angle={90} />
      <Area x={x} y={98} width={160} height={hasPackage ? 226 : 136} />
      <Label x={middle} y={116} bold>
        {`${chunk.name}, ${chunk.size}`}
      </Label>
      <Box x={x + 10} y={134} width={140} height={36} lines={[`src/${chunk.name}`]} code />
      <Box x={x + 10} y={180} width={140} height={36} lines={[`src/${trails}`]} code />
      {hasPackage ? (
        <Box
          x={x + 10}
          y={226}
          width={140}
          height={88}
          lines={[packageName, `${packageModules} modules`]}
        />
      ) : undefined}
    </g>
  );
}

/** The chunks of two pages, with the shared package in both and then in a separate chunk. */
export default function CodeSplitting(): ReactNode {
  return (
    <Panels>
      <Panel
        title="Before: the package is in both"
        description={`list.html loads ${before.list.name}, ${before.list.size}, and map.html loads ${before.map.name}, ${before.map.size}. Each of the two chunks holds its own module, ${trails}, and ${packageModules} modules of ${packageName}.`}
        height={height}
      >
        <Column x={6} page="list.html" chunk={before.list} hasPackage />
        <Column x={174} page="map.html" chunk={before.map} hasPackage />
      </Panel>
      <Panel
        title="After: the pages share a chunk"
        description={`list.html loads ${after.list.name}, ${after.list.size}, and map.html loads ${after.map.name}, ${after.map.size}. Each of the two chunks holds its own module and ${trails}. Both pages also load ${after.shared.name}, ${after.shared.size}, which holds the ${packageModules} modules of ${packageName}.`}
        height={height}
      >
        <Column x={6} page="list.html" chunk={after.list} hasPackage={false} />
        <Column x={174} page="map.html" chunk={after.map} hasPackage={false} />
        <Area x={6} y={244} width={328} height={80} />
        <Label x={170} y={261} bold>
          {`${after.shared.name}, ${after.shared.size}, for both pages`}
        </Label>
        <Box
          x={16}
          y={276}
          width={308}
          height={38}
          lines={[`${packageName}, ${packageModules} modules`]}
        />
      </Panel>
    </Panels>
  );
}
