/** Finds inline code in built pages, and which of it the content security policy allows. */
import { createHash } from 'node:crypto';
import { notificationKey } from '../site/early-state.ts';
import { isSingleFile } from '../content/single-file.ts';
import { startTags } from './start-tags.ts';

/**
 * Every inline script of the site, with a text that only occurs in it. Each is the same on all pages, so the policy
 * needs only a few hashes.
 */
export const knownScripts = [
  { name: 'color mode of Docusaurus’ theme', mark: 'docusaurus-theme' },
  { name: 'early state (src/islands/early.js)', mark: notificationKey },
] as const;

/** The style attribute with which Docusaurus's theme hides the shapes of its icons; no other one is allowed. */
export const themeStyle = 'display: none;';

/** Values of a script's `type` that make it executable; with any other type it is data, which never runs. */
const codeTypes: ReadonlySet<string> = new Set([
  '',
  'application/javascript',
  'importmap',
  'module',
  'speculationrules',
  'text/javascript',
]);

export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Event handlers, and style attributes other than the theme's, as `<td style>`. */
  readonly attributes: readonly string[];
}

/** Inline code in the HTML of a page. */
export function inlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const styles: string[] = [];
  const attributes: string[] = [];
  for (const { name, attributes: found, text } of startTags(html)) {
    for (const [attribute, value] of found) {
      if ((attribute === 'style' && value !== themeStyle) || /^on[a-z]/u.test(attribute)) {
        attributes.push(`<${name} ${attribute}>`);
      }
    }
    if (name === 'style') styles.push(text);
    const isInline = name === 'script' && !found.has('src');
    if (isInline && codeTypes.has(found.get('type')?.toLowerCase() ?? '')) scripts.push(text);
  }
  return { scripts, styles, attributes };
}

/** Hash of a script or style in the policy's format, without quotes. */
export function sourceHash(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

export interface Page {
  /** Path of the file in the built site. */
  readonly file: string;
  readonly html: string;
}

function beginning(code: string): string {
  const text = code.trim().replaceAll(/\s+/gu, ' ');
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}

/** Hashes of code for the content security policy, sorted. */
export interface SourceHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Hashes of the inline scripts of all pages, and of the styles of single-file exports, which are self-contained and
 * share one stylesheet per language.
 *
 * @throws Error that names each page with an unknown script or one that differs from the same script on other pages,
 * and each page with inline styles
 */
export function sourceHashes(pages: Iterable<Page>): SourceHashes {
  const seen = new Map<string, { readonly code: string; readonly file: string }>();
  const exportStyleHashes = new Set<string>();
  const problems: string[] = [];
  for (const { file, html } of pages) {
    const { scripts, styles, attributes } = inlineCode(html);
    for (const code of scripts) {
      const known = knownScripts.filter(({ mark }) => code.includes(mark));
      const [script] = known;
      if (script === undefined || known.length > 1) {
        problems.push(
          `${file}: an inline script that is not in knownScripts of src/hosting/inline-code.ts begins ${beginning(code)}; load it as a file, or add it there`,
        );
        continue;
      }
      const first = seen.get(script.name);
      if (first === undefined) seen.set(script.name, { code, file });
      else if (first.code !== code) {
        problems.push(
          `${file}: the inline script "${script.name}" differs from the one of ${first.file} and begins ${beginning(code)}; make it the same on all pages`,
        );
      }
    }
    for (const code of styles) {
      if (isSingleFile(file)) {
        exportStyleHashes.add(sourceHash(code));
        continue;
      }
      problems.push(
        `${file}: an inline style begins ${beginning(code)}; move it into a stylesheet`,
      );
    }
    for (const attribute of new Set(attributes)) {
      problems.push(`${file}: ${attribute} is not allowed; use a class or an event listener`);
    }
  }
  if (problems.length > 0) {
    const shown = problems.slice(0, 20);
    const rest = problems.length - shown.length;
    throw new Error(
      `The content security policy forbids code of these pages:\n${shown.join('\n')}${rest > 0 ? `\nand ${rest} more` : ''}`,
    );
  }
  return {
    scripts: [...seen.values()].map(({ code }) => sourceHash(code)).sort(),
    styles: [...exportStyleHashes].sort(),
  };
}
