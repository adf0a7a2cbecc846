import { Problem } from './problem.ts';

/** Maximum length of an answer in characters. */
export const mostCharacters = 8000;

/** Reserved for the line that explains how to continue. */
const reserve = 160;

/** Position to cut a text: the end of a paragraph or line if one is near. */
function border(text: string, place: number): number {
  if (place >= text.length) return text.length;
  for (const sign of ['\n\n', '\n', ' ']) {
    const found = text.lastIndexOf(sign, place);
    if (found > place * 0.75) return found + sign.length;
  }
  return place;
}

/**
 * The part of a text that fits into an answer, with a line about the rest.
 *
 * @param head repeated at the beginning of every part
 * @param offset number of characters that the client already has
 * @throws Problem if the text is shorter than the offset
 */
export function bounded(text: string, offset = 0, head = ''): string {
  if (offset > 0 && offset >= text.length) {
    throw new Problem(
      `The offset ${offset} is behind the end: the text has ${text.length} characters. Ask again without it.`,
    );
  }
  const rest = text.slice(offset);
  const room = mostCharacters - reserve - head.length;
  const end = rest.length <= room ? rest.length : border(rest, room);
  const part = `${head}${rest.slice(0, end).trimEnd()}`;
  if (end === rest.length) return part;
  return `${part}\n\n[Characters ${offset} to ${offset + end} of ${text.length}. For more, ask again with offset: ${offset + end}.]`;
}
