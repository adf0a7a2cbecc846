import * as z from 'zod';

const tools = new Map([
  ['drill', 'Cordless drill'],
  ['ladder', 'Telescopic ladder'],
  ['sander', 'Belt sander'],
]);

const querySchema = z.object({
  tool: z.enum([...tools.keys()]),
  width: z.coerce.number().int().min(100).max(1000).default(400),
});

/** Draws the label of `?tool=drill&width=400` as an SVG image. */
export function drawLabel(query: URLSearchParams): string {
  const { tool, width } = querySchema.parse(Object.fromEntries(query));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" viewBox="0 0 400 100">
  <rect width="400" height="100" fill="white" />
  <text x="200" y="60" font-size="32" text-anchor="middle">${tools.get(tool)}</text>
</svg>`;
}
