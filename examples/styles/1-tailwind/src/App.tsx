import { ToolCard } from './components/ToolCard.tsx';
import { tools } from './data/tools.ts';

export function App() {
  return (
    <main className="mx-auto max-w-2xl p-4 text-ink">
      <h1 className="text-3xl font-bold">Tool library</h1>
      {tools.map((tool) => (
        <ToolCard key={tool.id} tool={tool} />
      ))}
    </main>
  );
}
