import { fill } from '../../client/fill.ts';
import { compareVersions } from '../../site/versions.ts';

/** Texts of marks, with `{version}` and `{value}` as placeholders. */
export interface MarkTexts {
  /** For what the version lacks. */
  readonly lacks: string;
  /** For a default that was different. */
  readonly was: string;
  /** For an option that had no default. */
  readonly wasNone: string;
}

/** Version that a text begins with; undefined if it names another package. */
function versionAtStart({ textContent }: Element): string | undefined {
  return /^\s*(\d+\.\d+(?:\.\d+)?)/u.exec(textContent)?.[1];
}

function isNewer(version: string | undefined, chosen: string): version is string {
  // A patch release of the chosen minor version counts as part of it.
  return version !== undefined && compareVersions(version.split('.', 2).join('.'), chosen) > 0;
}

function addMark(place: Element, parts: readonly (string | Node)[]): void {
  const mark = document.createElement('span');
  mark.dataset.versionMark = '';
  mark.append(...parts);
  place.append(' ', mark);
}

/** The default in the chosen version: the value before the first later change. */
function defaultIn(history: Element | null, chosen: string): string | undefined {
  // Newest first.
  const changes = [...(history?.querySelectorAll<HTMLElement>('li[data-before]') ?? [])].reverse();
  return changes.find((change) => isNewer(versionAtStart(change), chosen))?.dataset.before;
}

/** Text with a value as code in place of its placeholder. */
function withCode(text: string, value: string): (string | Node)[] {
  const [before = '', after = ''] = text.split('{value}');
  const code = document.createElement('code');
  code.textContent = value;
  return [before, code, after];
}

/** Removes all marks. */
export function removeMarks(root: Element): void {
  for (const mark of root.querySelectorAll('[data-version-mark]')) mark.remove();
}

/**
 * Marks in a text what a version lacks, and shows the defaults that it had. The text contains all the necessary data.
 *
 * @param chosen minor version, such as `5.94`
 */
export function markVersion(root: Element, chosen: string, texts: MarkTexts): void {
  removeMarks(root);
  for (const since of root.querySelectorAll('[data-fact=since]')) {
    if (isNewer(versionAtStart(since), chosen)) {
      addMark(since, [fill(texts.lacks, { version: chosen })]);
    }
  }
  for (const facts of root.querySelectorAll('[data-signature]')) {
    const place = facts.querySelector('[data-fact=default]');
    const next = facts.nextElementSibling;
    const history = next?.matches('[data-history]') ? next : null;
    const before = place && defaultIn(history, chosen);
    if (!place || before === undefined || before === null) continue;
    const text = (before === '' ? texts.wasNone : texts.was).replace('{version}', chosen);
    addMark(place, withCode(text, before));
  }
}
