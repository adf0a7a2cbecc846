import { findTool } from '@tools/catalog';
import { ToolCard } from '@tools/ui';
import { createRoot } from 'react-dom/client';

const ladder = findTool('ladder')!;

createRoot(document.getElementById('root')!).render(
  <main>
    <h1>Handed out today</h1>
    <ToolCard tool={ladder}>Back on Friday</ToolCard>
  </main>,
);
