import { fill } from '../client/fill.ts';
import { compareVersions } from '../site/versions.ts';

/** Texts of marks, with `{version}` and `{value}` for what they are about. */
export interface MarkTexts {
  /** Of what the version lacks. */
  readonly lacks: string;
  /** Of a default that was another one. */
  readonly was: string;
  /** Of a default that there was none. */
  readonly wasNone: string;
}

/** Version with which a text begins; undefined where it names another package. */
function versionAtStart({ textContent }: Element): string | undefined {
  return /^\s*(\d+\.\d+(?:\.\d+)?)/u.exec(textContent)?.[1];
}

function isNewer(version: string | undefined, chosen: string): version is string {
  // A patch release of the chosen minor version is part of it.
  return version !== undefined && compareVersions(version.split('.', 2).join('.'), chosen) > 0;
}

function addMark(place: Element, parts: readonly (string | Node)[]): void {
  const mark = document.createElement('span');
  mark.dataset.versionMark = '';
  mark.append(...parts);
  place.append(' ', mark);
}

/** The default in the chosen version: what it was before the first change after it. */
function defaultIn(history: Element | null, chosen: string): string | undefined {
  // The newest stands first.
  const changes = [...(history?.querySelectorAll<HTMLElement>('li[data-before]') ?? [])].reverse();
  return changes.find((change) => isNewer(versionAtStart(change), chosen))?.dataset.before;
}

/** Text with a value in code at the place that says so. */
function withCode(text: string, value: string): (string | Node)[] {
  const [before = '', after = ''] = text.split('{value}');
  const code = document.createElement('code');
  code.textContent = value;
  return [before, code, after];
}

/** Takes all marks away. */
export function removeMarks(root: Element): void {
  for (const mark of root.querySelectorAll('[data-version-mark]')) mark.remove();
}

/**
 * Marks in a text what a version lacks, and shows the defaults that it had. All that is needed is in the text.
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
