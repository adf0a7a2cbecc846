import { findTool } from '../data/tools.ts';

export function ToolPage({ id }: { id: string }) {
  const tool = findTool(id);
  if (tool === undefined) return <p>The library has no such tool.</p>;
  return (
    <>
      <h1>{tool.name}</h1>
      <p>You may keep it for {tool.days} days.</p>
    </>
  );
}
