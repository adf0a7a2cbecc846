import { useState } from 'react';
import type { Tool } from '../data/tools.ts';

interface ToolCardProps {
  tool: Tool;
}

export function ToolCard({ tool }: ToolCardProps) {
  const [isReserved, setReserved] = useState(false);
  const edge = isReserved ? 'border-l-line' : 'border-l-free';
  return (
    <article className={`my-4 border border-l-4 border-line p-4 ${edge}`}>
      <h2 className="text-xl font-bold">{tool.name}</h2>
      <p>{tool.days} days at most</p>
      <button
        type="button"
        className="mt-2 rounded-md bg-free px-3 py-1 text-white hover:opacity-80"
        onClick={() => setReserved(!isReserved)}
      >
        {isReserved ? 'Give back' : 'Reserve'}
      </button>
    </article>
  );
}
