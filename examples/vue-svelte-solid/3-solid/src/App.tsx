import { For } from 'solid-js';
import { ToolCard } from './components/ToolCard.tsx';
import { tools } from './data/tools.ts';

export function App() {
  return (
    <main>
      <h1>Tool library</h1>
      <For each={tools}>{(tool) => <ToolCard tool={tool} />}</For>
    </main>
  );
}
