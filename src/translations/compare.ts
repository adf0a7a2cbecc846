import type { Report, TranslationFinding } from './finding.ts';
import { readOutline } from './outline.ts';
import type { Outline, Part } from './outline.ts';
import { checkNumbers, checkSentences, checkTranslated } from './check-completeness.ts';
import { checkReferences } from './check-references.ts';
import { checkTerms } from './check-terms.ts';
import { checkEmphasis, faultsOfText } from './check-typography.ts';
import { translatedFromKey } from '../content/translations.ts';
import type { TranslatedLocale } from '../content/translations.ts';
import type { Lexicon } from './lexicon.ts';
import { pairSegments } from './segments.ts';
import type { Segment } from './segments.ts';
import type { Term } from './terms.ts';

interface Finder {
  readonly found: TranslationFinding[];
  readonly report: Report;
}

function finder(file: string): Finder {
  const found: TranslationFinding[] = [];
  return {
    found,
    report(line, message) {
      found.push({ file, line, message });
    },
  };
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** Compares parts that must be the same in the same order; one finding reports the first difference. */
function compareSequence(
  { report }: Finder,
  what: string,
  source: readonly Part[],
  translation: readonly Part[],
): void {
  const length = Math.max(source.length, translation.length);
  for (let index = 0; index < length; index += 1) {
    const expected = source[index];
    const actual = translation[index];
    if (expected?.text === actual?.text) continue;
    const place = actual?.line ?? translation.at(-1)?.line ?? 1;
    const there = actual === undefined ? 'nothing' : `"${firstLine(actual.text)}"`;
    const here =
      expected === undefined
        ? 'the English page has no further one'
        : `the English page has "${firstLine(expected.text)}" there (line ${expected.line})`;
    const within =
      expected && actual && firstLine(expected.text) === firstLine(actual.text)
        ? '; the content differs'
        : '';
    report(place, `${what} ${index + 1} is ${there}, but ${here}${within}`);
    return;
  }
}

/** Compares parts whose order depends on the language's grammar. */
function compareBag(
  { report }: Finder,
  what: string,
  source: readonly Part[],
  translation: readonly Part[],
): void {
  const left = new Map<string, Part[]>();
  for (const part of translation) left.set(part.text, [...(left.get(part.text) ?? []), part]);
  for (const part of source) {
    const candidates = left.get(part.text);
    if (candidates === undefined || candidates.length === 0) {
      report(1, `${what} "${part.text}" of the English page (line ${part.line}) is missing`);
    } else {
      candidates.shift();
    }
  }
  for (const [text, rest] of left) {
    const [first] = rest;
    if (first) report(first.line, `${what} "${text}" is not in the English page`);
  }
}

/** Compares which code is mentioned; how often depends on the language's grammar. */
function compareNames(
  { report }: Finder,
  source: readonly Part[],
  translation: readonly Part[],
): void {
  const expected = new Set(source.map(({ text }) => text));
  const actual = new Set(translation.map(({ text }) => text));
  for (const text of expected) {
    if (!actual.has(text)) report(1, `the code \`${text}\` of the English page is nowhere`);
  }
  for (const { text, line } of translation) {
    if (!expected.has(text)) report(line, `the code \`${text}\` is not in the English page`);
  }
}

/** Front matter without texts, which differ between languages. */
function comparableFrontMatter(frontMatter: Outline['frontMatter']): Record<string, unknown> {
  const { related, ...rest } = frontMatter;
  const links: unknown[] = Array.isArray(related) ? (related as unknown[]) : [];
  const isText = new Set(['title', 'description', 'sidebar_label', 'keywords']);
  return {
    ...Object.fromEntries(
      Object.entries(rest)
        .filter(([key]) => key !== translatedFromKey)
        .map(([key, value]) => [key, isText.has(key) ? 'text' : value]),
    ),
    ...(related !== undefined && {
      related: links.map((link) =>
        typeof link === 'object' && link !== null && 'url' in link ? link.url : link,
      ),
    }),
  };
}

function compareFrontMatter({ report }: Finder, source: Outline, translation: Outline): void {
  const expected = comparableFrontMatter(source.frontMatter);
  const actual = comparableFrontMatter(translation.frontMatter);
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    if (JSON.stringify(expected[key]) === JSON.stringify(actual[key])) continue;
    report(
      1,
      `the front matter's "${key}" is ${JSON.stringify(actual[key])}, in English ${JSON.stringify(expected[key])}; ` +
        'only texts may differ',
    );
  }
  const hash = translation.frontMatter[translatedFromKey];
  if (typeof hash !== 'string' || !/^[\da-f]{40}$/u.test(hash)) {
    report(
      1,
      `the front matter needs "${translatedFromKey}" with the hash of the English page; \`npm run i18n:start\` writes it`,
    );
  }
}

/**
 * Finds long texts that are the same in both languages and so weren't translated; doesn't need any knowledge of the
 * language.
 */
function findUntranslated(
  { report }: Finder,
  source: readonly Segment[],
  translation: readonly Segment[],
): void {
  const english = new Set(source.map(({ text }) => text));
  for (const { text, kind, line } of translation) {
    if (kind === 'paragraph' && text.split(/\s+/u).length >= 5 && english.has(text)) {
      report(line, `the paragraph "${text.slice(0, 40)}…" is not translated`);
    }
  }
}

/** Compares each text with its English original. */
function compareTexts(
  context: Finder,
  source: Outline,
  translation: Outline,
  { lexicon, terms }: Pick<ComparedPage, 'lexicon' | 'terms'>,
): void {
  const pairs = pairSegments(source.segments, translation.segments);
  if (pairs === undefined) {
    const kinds = (segments: readonly Segment[]) =>
      segments.map(({ kind, line }) => ({ text: kind, line }));
    if (context.found.length === 0) {
      compareSequence(context, 'text', kinds(source.segments), kinds(translation.segments));
    }
    compareBag(context, 'link to', source.targets, translation.targets);
    compareNames(context, source.inlineCode, translation.inlineCode);
    findUntranslated(context, source.segments, translation.segments);
    return;
  }
  compareNames(context, source.inlineCode, translation.inlineCode);
  for (const pair of pairs) {
    checkReferences(context.report, pair, lexicon);
    checkNumbers(context.report, pair);
    if (lexicon === undefined) continue;
    checkSentences(context.report, pair, lexicon);
    checkTranslated(context.report, pair, { lexicon, terms });
  }
  if (lexicon === undefined) findUntranslated(context, source.segments, translation.segments);
}

export interface ComparedPage {
  readonly file: string;
  readonly locale: TranslatedLocale;
  /** Content of the English page that was translated. */
  readonly source: string;
  readonly translation: string;
  readonly terms: readonly Term[];
  /** What the other pages show about the language; without it, checks that need it are skipped. */
  readonly lexicon?: Lexicon | undefined;
}

/**
 * Compares a translation with its English original: ids, samples, components, links and front matter must be the same;
 * every text must be translated, with its links, code, numbers and sentences; terms, typography, register and particles
 * must follow the language's rules.
 *
 * @throws Error with file and line if one of the two isn't valid MDX
 */
export function compareTranslation(page: ComparedPage): TranslationFinding[] {
  const source = readOutline(page.file, page.source);
  const translation = readOutline(page.file, page.translation);
  const context = finder(page.file);
  compareFrontMatter(context, source, translation);
  compareSequence(context, 'heading', source.headings, translation.headings);
  compareSequence(context, 'sample', source.samples, translation.samples);
  compareSequence(context, 'component', source.components, translation.components);
  compareSequence(context, 'block', source.blocks, translation.blocks);
  compareSequence(
    context,
    'row of a definition table',
    source.definitions,
    translation.definitions,
  );
  compareTexts(context, source, translation, page);
  checkEmphasis(context.report, translation.tree, page.locale);
  for (const { text, line } of translation.segments) {
    for (const fault of faultsOfText(page.locale, text, page.terms)) context.report(line, fault);
  }
  return [...context.found, ...checkTerms(page.file, source, translation, page.terms)];
}
