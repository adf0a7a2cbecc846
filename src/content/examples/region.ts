/**
 * Named regions of example files: the lines between a `#region name` comment and its `#endregion`. A page can quote a
 * single region; the marker lines are never shown.
 */

/** A marker line in any comment style: `// #region x`, `<!-- #region x -->`, `# #endregion`. */
const marker =
  /^\s*(?:\/\/|\/\*+|<!--|#(?=\s)|--(?=\s))?\s*#(?<kind>region|endregion)\b[ \t]*(?<name>[\w-]*)\s*(?:\*\/|-->)?\s*$/;

interface Marker {
  readonly kind: 'region' | 'endregion';
  readonly name: string;
}

function readMarker(line: string): Marker | undefined {
  const groups = marker.exec(line)?.groups;
  if (!groups) return undefined;
  return { kind: groups.kind === 'region' ? 'region' : 'endregion', name: groups.name ?? '' };
}

function dedent(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  const indents = filled.map((line) => line.length - line.trimStart().length);
  const shared = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(Math.min(shared, line.length - line.trimStart().length)));
}

function trimBlankEnds(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0) return [];
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return lines.slice(first, last + 1);
}

/** True if a text has marker lines. */
export function hasMarkers(text: string): boolean {
  return text.split(/\r?\n/).some((line) => readMarker(line) !== undefined);
}

/** The text without its marker lines, and without blank lines at either end. */
export function stripMarkers(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => readMarker(line) === undefined);
  return trimBlankEnds(lines).join('\n');
}

/**
 * The lines of one region, without nested region markers, with common indentation removed.
 *
 * @throws {Error} if the region is missing (the message lists the existing ones), duplicated, or never closed
 */
export function cutRegion(text: string, name: string): string {
  const lines = text.split(/\r?\n/);
  const found: string[] = [];
  const kept: string[] = [];
  const open: string[] = [];
  for (const line of lines) {
    const mark = readMarker(line);
    if (!mark) {
      if (open.includes(name)) kept.push(line);
      continue;
    }
    if (mark.kind === 'region') {
      if (found.includes(mark.name)) {
        throw new Error(`region "${mark.name}" begins twice; give each region a name of its own`);
      }
      found.push(mark.name);
      open.push(mark.name);
      continue;
    }
    const closed = open.pop();
    if (closed === undefined) {
      throw new Error('an "#endregion" has no "#region" before it; remove it or add the beginning');
    }
    if (mark.name !== '' && mark.name !== closed) {
      throw new Error(
        `"#endregion ${mark.name}" closes region "${closed}"; write "#endregion ${closed}" or leave the name out`,
      );
    }
  }
  if (!found.includes(name)) {
    const known = found.length > 0 ? `it has ${found.join(', ')}` : 'it has no region';
    throw new Error(`region "${name}" does not exist; ${known}`);
  }
  if (open.includes(name)) {
    throw new Error(
      `region "${name}" is never closed; add a comment "#endregion" after its last line`,
    );
  }
  return trimBlankEnds(dedent(kept)).join('\n');
}
