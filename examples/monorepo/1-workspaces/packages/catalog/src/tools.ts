export interface Tool {
  id: string;
  name: string;
  days: number;
}

export const tools: readonly Tool[] = [
  { id: 'drill', name: 'Cordless drill', days: 3 },
  { id: 'ladder', name: 'Telescopic ladder', days: 2 },
  { id: 'sander', name: 'Belt sander', days: 5 },
];

export function findTool(id: string): Tool | undefined {
  return tools.find((tool) => tool.id === id);
}
