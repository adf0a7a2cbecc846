import type { ReactNode } from 'react';
import { Area, Arrow, Box, Diagram, Label } from './Diagram.tsx';

/** Modules of a small page, the dependencies between them, and the boundary that `import()` creates. */
export default function DependencyGraph(): ReactNode {
  return (
    <Diagram
      title="The dependency graph of a small page"
      description="index.js is the entry. It imports page.css, which refers to stripes.svg, and total.js, which imports round.js. With import() it refers to receipt.js, which also imports round.js. receipt.js lies in a chunk of its own, loaded on demand. unused.js has no line to it and is not part of the graph."
      width={720}
      height={330}
    >
      <Area x={10} y={28} width={480} height={292} />
      <Area x={530} y={28} width={180} height={180} />
      <Label x={24} y={12} anchor="start" bold>
        Loaded at once
      </Label>
      <Label x={620} y={12} bold>
        On demand
      </Label>

      <Box x={180} y={46} width={150} lines={['index.js']} code tone="strong" />
      <Box x={40} y={146} width={150} lines={['page.css']} code />
      <Box x={300} y={146} width={150} lines={['total.js']} code />
      <Box x={40} y={256} width={150} lines={['stripes.svg']} code />
      <Box x={300} y={256} width={150} lines={['round.js']} code />
      <Box x={545} y={146} width={150} lines={['receipt.js']} code />
      <Box x={545} y={256} width={150} lines={['unused.js']} code tone="faint" />

      <Arrow path="M215 90L142 139" end={[134, 145]} angle={146} />
      <Label x={120} y={112}>
        import
      </Label>
      <Arrow path="M290 90L346 138" end={[354, 145]} angle={41} />
      <Label x={276} y={120}>
        import
      </Label>
      <Arrow path="M330 68C500 68 610 80 618 137" end={[619, 146]} angle={84} dashed />
      <Label x={410} y={54}>
        import()
      </Label>
      <Arrow path="M115 190V247" end={[115, 256]} angle={90} />
      <Label x={126} y={222} anchor="start">
        url()
      </Label>
      <Arrow path="M375 190V247" end={[375, 256]} angle={90} />
      <Label x={364} y={222} anchor="end">
        import
      </Label>
      <Arrow path="M575 190C565 240 510 275 459 278" end={[450, 278]} angle={178} />
      <Label x={602} y={230}>
        import
      </Label>
    </Diagram>
  );
}
