import { markMatches } from '../../../src/search/snippet.ts';

/** Blocks of Markdown: paragraphs, code, and individual table rows and list items. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let fence: string | undefined;
  let open = '';
  const close = (): void => {
    if (open.trim() !== '') blocks.push(open.trimEnd());
    open = '';
  };
  for (const line of markdown.split('\n')) {
    const sign = /^\s*(?<sign>`{3,}|~{3,})/u.exec(line)?.groups?.sign;
    if (fence !== undefined) {
      open += `${line}\n`;
      if (sign !== undefined && line.trim() === fence) {
        fence = undefined;
        close();
      }
      continue;
    }
    if (sign !== undefined) {
      close();
      fence = sign;
      open = `${line}\n`;
    } else if (line.trim() === '') close();
    else if (/^\s*(?:\||[-*+] |\d+\. |#)/u.test(line)) {
      close();
      open = `${line}\n`;
    } else open += `${line}\n`;
  }
  close();
  return blocks;
}

/**
 * The parts of a text that are most relevant to the query, in order, always including the first.
 *
 * @param terms terms of the search that occur in the text
 * @param room maximum number of characters
 */
export function excerpt(markdown: string, terms: ReadonlySet<string>, room: number): string {
  if (markdown.length <= room) return markdown;
  const blocks = blocksOf(markdown);
  const scored = blocks.map((block, place) => {
    const matches = markMatches(block, terms).filter(({ isMatch }) => isMatch);
    const different = new Set(matches.map(({ text }) => text.toLowerCase())).size;
    return { place, block, score: different };
  });
  const chosen = new Set<number>();
  let left = room;
  const take = (place: number, block: string): void => {
    if (chosen.has(place) || block.length + 4 > left) return;
    chosen.add(place);
    left -= block.length + 4;
  };
  // The heading and the block after it establish the topic.
  for (const { place, block } of scored.slice(0, 2)) take(place, block);
  const best = [...scored].sort((a, b) => b.score - a.score || a.place - b.place);
  for (const { place, block } of best) take(place, block);
  if (chosen.size === 0) return `${markdown.slice(0, room - 1)}…`;
  let last = -1;
  const parts: string[] = [];
  for (const { place, block } of scored) {
    if (!chosen.has(place)) continue;
    if (place > last + 1) parts.push('…');
    parts.push(block);
    last = place;
  }
  if (last < blocks.length - 1) parts.push('…');
  return parts.join('\n').replaceAll(/\n(?=#|```)/gu, '\n\n');
}
