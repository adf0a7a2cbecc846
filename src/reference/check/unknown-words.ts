import { editDistance } from '../../lib/edit-distance.ts';
import type { Page } from '../../content/source-page.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { owners } from './owners.ts';

/** True if a name is within a few edits of another one, like a misspelling. */
export function isNear(name: string, others: Iterable<string>, edits = 2): boolean {
  if (name.length < 5) return false;
  for (const other of others) if (editDistance(name, other, edits) <= edits) return true;
  return false;
}

const words = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/gu) ?? [];

/** Words in a page's samples, which may name what they define, except for the names of comments for webpack. */
export function ownWords(page: Page): ReadonlySet<string> {
  return new Set(
    page.fences.flatMap(({ value }) => words(value.replaceAll(/\bwebpack[A-Z]\w*(?=:)/gu, ''))),
  );
}

/** Names invented in examples. */
export const isInvented = (name: string): boolean =>
  /^(?:my|some|your|custom)(?=[A-Z_])|^(?:My|Some|Your)(?=[A-Z])|^[a-z]+(?:_[a-z]+)+$|^[A-Z\d]+(?:_[A-Z\d]+)+$|^\$/u.test(
    name,
  );

/** True if a name is a part of known names, as `AsyncSeries` is of `AsyncSeriesHook`, and `OPTIMIZE` of a stage. */
function isPart(name: string, all: ReadonlySet<string>): boolean {
  if (!/^[A-Z]/u.test(name)) return false;
  const parts = partsOfAll.get(all) ?? new Set([...all].flatMap(partsOf));
  partsOfAll.set(all, parts);
  return parts.has(name);
}
const partsOfAll = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** Prefixes of a camel-case name, suffixes of an upper-case one. */
function partsOf(name: string): string[] {
  if (/^[A-Z\d_]+$/u.test(name)) {
    const parts = name.split('_');
    return parts.map((_, index) => parts.slice(index).join('_'));
  }
  if (!/^[A-Z]\w*[a-z]/u.test(name)) return [];
  return [...name.matchAll(/(?<=[a-z])(?=[A-Z])/gu)].map(({ index }) => name.slice(0, index));
}

/** The names in code, in front of arguments. */
export const wordsOf = (code: string): string[] => words(code.replace(/\(.*$/su, ''));

function isUnknown(name: string, { words: all }: Vocabulary, own: ReadonlySet<string>): boolean {
  // The resolver creates hooks that run before and after others.
  const base = /^(?:before|after)(?<first>[A-Z])(?<rest>\w*)$/u.exec(name)?.groups;
  if (base && all.has((base.first ?? '').toLowerCase() + (base.rest ?? ''))) return false;
  return (
    !all.has(name) && !(name in owners) && !own.has(name) && !isInvented(name) && !isPart(name, all)
  );
}

/**
 * A camel-case name of three parts or more, with one of them left out: `devtool*FilenameTemplate`. Classes aren't
 * compared, since other bundlers have similar ones.
 */
function patternsOf(name: string): string[] {
  const parts = name.split(/(?<=[a-z\d])(?=[A-Z])/u);
  return parts.length < 3 || !/^[a-z]/u.test(name)
    ? []
    : parts.map((_, index) => parts.with(index, '*').join(''));
}

const patternsOfAll = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** True if a name differs from a known one in a single part: `devtoolSourceFilenameTemplate`. */
function isVariant(name: string, names: ReadonlySet<string>): boolean {
  const known = patternsOfAll.get(names) ?? new Set([...names].flatMap(patternsOf));
  patternsOfAll.set(names, known);
  return patternsOf(name).some((pattern) => known.has(pattern));
}

/** True if a word is unknown and resembles a name of webpack. */
export function isTypingError(
  name: string,
  vocabulary: Vocabulary,
  own: ReadonlySet<string>,
  names: ReadonlySet<string>,
): boolean {
  return (
    name.length >= 5 &&
    isUnknown(name, vocabulary, own) &&
    (isNear(name, names) || isVariant(name, names))
  );
}

/** Finds a word in code, or in a dotted name, that isn't in any package or sample of the page. */
export function unknownWord(
  written: string,
  vocabulary: Vocabulary,
  own: ReadonlySet<string>,
  names: ReadonlySet<string>,
  place: 'reference' | 'concepts' | 'guides',
): string | undefined {
  const code = written.replaceAll('[]', '');
  if (!/^(?:new )?[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(.*\))?$/su.test(code))
    return undefined;
  if (
    /\.(?:[cm]?[jt]sx?|json|html|css|s[ac]ss|less|lock|mdx?|map|txt|svg|png|jpg|wasm|vue|svelte|node|toml|ya?ml|ico|woff2?)$/u.test(
      code,
    )
  )
    return undefined;
  const isDotted = /^[^(]*\./u.test(code);
  const [first = ''] = wordsOf(code);
  if (isDotted && !(first in owners) && isUnknown(first, vocabulary, own)) {
    if (isNear(first, Object.keys(owners))) return `no object is called ${first}`;
  }
  const isCamelCase = /^[a-z]+[A-Z]\w*$/u.test(code);
  // Concepts are about webpack alone, so a name that looks like an option's is one.
  const isStrict = place === 'reference' || (place === 'concepts' && isCamelCase);
  // In guides, a short word may be a name from any other topic.
  const isShort = !isDotted && code.length <= 10;
  if (!isStrict && isShort && !(isCamelCase && isNear(code, names, 1))) return undefined;
  const unknown = wordsOf(code.replace(/^new /u, '')).find((name) =>
    isStrict && !isDotted
      ? isUnknown(name, vocabulary, own)
      : isTypingError(name, vocabulary, own, names),
  );
  return unknown === undefined ? undefined : `no package has the word ${unknown}`;
}
