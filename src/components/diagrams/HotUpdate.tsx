import type { ReactNode } from 'react';
import { Area, Arrow, Box, Diagram, Label } from './Diagram.tsx';

/** The path of one edit: from the file through compiler and dev server to the running page, and back. */
export default function HotUpdate(): ReactNode {
  return (
    <Diagram
      title="The cycle of a hot update"
      description="You save a file. The compiler builds it and writes an update manifest and update chunks. The server tells the page the new hash. The runtime in the page fetches the manifest, then the chunks, and replaces the outdated modules. If no module accepts the update, the page reloads. Then the cycle waits for the next edit."
      width={720}
      height={300}
    >
      <Area x={10} y={34} width={330} height={256} />
      <Area x={380} y={34} width={330} height={256} />
      <Label x={175} y={14} bold>
        Your machine
      </Label>
      <Label x={545} y={14} bold>
        The page
      </Label>

      <Box x={30} y={54} width={290} lines={['1. You save a file']} tone="strong" />
      <Box x={30} y={138} width={290} lines={['2. The compiler builds an update']} />
      <Box x={30} y={226} width={290} lines={['3. The server announces the hash']} />
      <Box x={400} y={226} width={290} lines={['4. check: fetch manifest and chunks']} />
      <Box x={400} y={138} width={290} lines={['5. apply: replace the modules']} />
      <Box x={400} y={54} width={290} lines={['6. The page runs on']} tone="strong" />

      <Arrow path="M175 98V129" end={[175, 138]} angle={90} />
      <Arrow path="M175 182V217" end={[175, 226]} angle={90} />
      <Arrow path="M320 248H391" end={[400, 248]} angle={0} />
      <Arrow path="M545 226V191" end={[545, 182]} angle={270} />
      <Arrow path="M545 138V107" end={[545, 98]} angle={270} />
      <Arrow path="M400 76H329" end={[320, 76]} angle={180} dashed />
      <Label x={556} y={119} anchor="start">
        accepted
      </Label>
    </Diagram>
  );
}
