/** A part of a diff between two omission marks. */
interface Hunk {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Matches the mark for omitted unchanged lines. */
const gap = /^\s*…$/u;

function hunksOf(diff: string): Hunk[] {
  const hunks: { before: string[]; after: string[] }[] = [];
  let open = false;
  for (const line of diff.split('\n')) {
    if (gap.test(line)) {
      open = false;
      continue;
    }
    if (!open) hunks.push({ before: [], after: [] });
    open = true;
    const sign = line.charAt(0);
    const text = line.slice(1);
    const hunk = hunks.at(-1);
    if (sign !== '+') hunk?.before.push(text);
    if (sign !== '-') hunk?.after.push(text);
  }
  return hunks;
}

/**
 * Changes a text like a reader who applies a diff by hand.
 *
 * @param text the reader's text
 * @param diff lines that begin with a plus, a minus or a space; "…" for omitted unchanged lines
 * @throws {Error} with the first lines that aren't in the text, or occur more than once
 */
export function applyDiff(text: string, diff: string): string {
  let lines = text.replace(/\n$/u, '').split('\n');
  let from = 0;
  for (const { before, after } of hunksOf(diff)) {
    const fits = (at: number): boolean =>
      before.every((line, offset) => lines[at + offset]?.trimEnd() === line.trimEnd());
    const places = lines.flatMap((_, at) => (at >= from && fits(at) ? [at] : []));
    const [place] = places;
    if (place === undefined) {
      const first = before.find((line) => !lines.some((own) => own.trimEnd() === line.trimEnd()));
      throw new Error(
        first === undefined
          ? 'its lines are in the file, but not in this order'
          : `the reader's file has no line "${first.trim()}"`,
      );
    }
    if (before.length === 0 && lines.join('') !== '') {
      throw new Error('it does not say where in the file its lines go');
    }
    if (places.length > 1 && before.length < lines.length) {
      throw new Error(
        `"${before[0]?.trim() ?? ''}" and what follows is in the file more than once`,
      );
    }
    lines = [...lines.slice(0, place), ...after, ...lines.slice(place + before.length)];
    from = place + after.length;
  }
  return `${lines.join('\n')}\n`;
}
