import { ToolCard } from '../components/ToolCard.tsx';
import { tools } from '../data/tools.ts';

export function ToolsPage() {
  return (
    <>
      <h1>Tool library of {import.meta.env.WEBPACK_CITY}</h1>
      {tools.map((tool) => (
        <ToolCard key={tool.id} tool={tool} />
      ))}
    </>
  );
}
