import { tools } from '@tools/catalog';
import { ToolCard } from '@tools/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function ReserveButton() {
  const [isReserved, setReserved] = useState(false);
  return (
    <button type="button" onClick={() => setReserved(!isReserved)}>
      {isReserved ? 'Give back' : 'Reserve'}
    </button>
  );
}

createRoot(document.getElementById('root')!).render(
  <main>
    <h1>Tool library</h1>
    {tools.map((tool) => (
      <ToolCard key={tool.id} tool={tool}>
        <ReserveButton />
      </ToolCard>
    ))}
  </main>,
);
