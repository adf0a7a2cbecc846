import type { ReactNode } from 'react';
import { Area, Arrow, Box, Diagram, Label } from './Diagram.tsx';
import { react } from './data/module-federation.ts';

/** Host and remote: the container between them, and the share scope that both write and read. */
export default function ModuleFederation(): ReactNode {
  return (
    <Diagram
      title="A host, a remote, and what connects them"
      description="The shop is the host. Its entry loads a chunk dynamically, whose module app.js imports cart/Button. The import leads to the container of the remote, the cart, which exposes Button.js. Both builds offer their copy of React to the share scope, and both take React from there, so that one copy runs."
      width={720}
      height={330}
    >
      <Area x={10} y={36} width={270} height={184} />
      <Area x={440} y={36} width={270} height={184} />
      <Label x={145} y={16} bold>
        Host: shop
      </Label>
      <Label x={575} y={16} bold>
        Remote: cart
      </Label>

      <Box x={40} y={56} width={210} lines={['index.js']} code tone="strong" />
      <Box x={40} y={156} width={210} lines={['app.js']} code />
      <Arrow path="M145 100V147" end={[145, 156]} angle={90} dashed />
      <Label x={156} y={128} anchor="start">
        import()
      </Label>

      <Box x={470} y={56} width={210} lines={['remote-entry.js']} code tone="strong" />
      <Box x={470} y={156} width={210} lines={['Button.js']} code />
      <Arrow path="M575 100V147" end={[575, 156]} angle={90} dashed />
      <Label x={586} y={128} anchor="start">
        ./Button
      </Label>

      <Arrow path="M250 172C350 172 370 78 461 78" end={[470, 78]} angle={0} />
      <Label x={396} y={150}>
        cart/Button
      </Label>

      <Box
        x={215}
        y={266}
        width={290}
        height={56}
        lines={['Share scope “default”', `react ${react}`]}
      />
      <Arrow path="M145 200C145 270 170 294 206 294" end={[215, 294]} angle={0} />
      <Arrow path="M575 200C575 270 550 294 514 294" end={[505, 294]} angle={180} />
      <Label x={86} y={246}>
        import “react”
      </Label>
      <Label x={634} y={246}>
        import “react”
      </Label>
    </Diagram>
  );
}
