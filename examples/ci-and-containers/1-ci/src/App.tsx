import { ToolCard } from './components/ToolCard.tsx';
import { tools } from './data/tools.ts';

export function App() {
  return (
    <main>
      <h1>Tool library</h1>
      {tools.map((tool) => (
        <ToolCard key={tool.id} tool={tool} />
      ))}
    </main>
  );
}
