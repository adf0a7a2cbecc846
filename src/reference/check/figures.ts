import { statSync } from 'node:fs';
import path from 'node:path';
import { examplesFolder, listFiles } from '../../content/examples/files.ts';
import type { Page } from '../../content/source-page.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import type { Finding } from './finding.ts';
import { defaultNumbers } from './numbers.ts';
import type { Facts } from './page-check.ts';
import { shownOn, stepsOf } from './ports.ts';
import { sentencesOf } from './sentences.ts';
import { claimsOf, sizeUnits } from './statements.ts';

/** Units of what a build prints, with the bytes or milliseconds that one can stand for. */
const units: Readonly<Record<string, readonly number[]>> = {
  ...sizeUnits,
  byte: [1],
  ms: [1],
  millisecond: [1],
  s: [1000],
  second: [1000],
  '%': [1],
};

const unit = String.raw`(?:%|(?:KiB|kB|KB|MiB|MB|bytes?|ms|milliseconds?|seconds?|(?<=\s)s)(?![\w-]))`;
const digits = String.raw`\d[\d_]*(?:,\d{3})*(?:\.\d+)?`;
const between = String.raw`\s(?:to|and|or|instead of)\s`;

/** A number with a unit, or one that shares the unit of another: "from 836 to 41 ms", "225 KiB instead of 304". */
const figure = new RegExp(
  String.raw`(?<![\w.,$#/:^~-])(?:(?<digits>${digits})(?:\s?(?<unit>${unit})|(?=${between}${digits}\s?(?<next>${unit})))|(?<=\d\s?(?<last>${unit})${between})(?<later>${digits})(?![\w%-]|\.\d|\s?${unit}))`,
  'gu',
);

/** A number with a unit in a sample or an output. */
const shownFigure = new RegExp(String.raw`(?<![\w.])(?<digits>${digits})\s?(?<unit>${unit})`, 'gu');

/** Words for figures that aren't those of a build. */
const isInvented = /\b(?:say|another(?= \d)|imagine|suppose|for example|for instance)\b/iu;

/** The kind of quantity that a unit is for, and the factors of the unit. */
function meaning(written: string): { readonly kind: string; readonly factors: readonly number[] } {
  const name = written.length > 1 ? written.replace(/(?<=byte|second)s$/u, '') : written;
  const kind = /^(?:ms|s|.*second)$/u.test(name) ? 'time' : name === '%' ? 'share' : 'size';
  return { kind, factors: units[name] ?? [1] };
}

function amountOf(text: string): number {
  return Number(text.replaceAll(/[,_]/gu, ''));
}

/** The sizes of the files in the examples that a page quotes. */
function fileSizes(page: Page): number[] {
  return [...stepsOf(page)].flatMap((step) => {
    const folder = path.join(process.cwd(), examplesFolder, step);
    return listFiles(folder).map((file) => statSync(path.join(folder, file)).size);
  });
}

/** A file whose name webpack gives: `499.js`, `report.89164f6d.js`. */
const numbered =
  /^(?:[\w./-]*[./-])?(?:\d{2,}|(?=[a-f]*\d)[\da-f]{8,20})\.(?:[\w-]+\.)*(?:[cm]?js|css|wasm|map)$/u;

/** True for pages whose builds a reader follows. */
function isGuide({ url }: PageWithDefinitions): boolean {
  return /^\/(?:concepts|guides)\//u.test(url);
}

/** Finds files of a build in guides that no output or sample of the page or of its examples shows. */
export function findUnshownFiles(page: PageWithDefinitions): Finding[] {
  if (!isGuide(page)) return [];
  const said = sentencesOf(page.definitions).flatMap((sentence) =>
    [...sentence.text.matchAll(/`(?<name>[^`\s]+)`/gu)].flatMap(({ groups }) => {
      const name = groups?.name ?? '';
      return numbered.test(name) ? [{ name, sentence }] : [];
    }),
  );
  if (said.length === 0) return [];
  const shown = shownOn(page);
  return said.flatMap(({ name, sentence }): Finding[] =>
    shown.includes(name) || claimsOf(sentence, page).some((part) => part.includes(name))
      ? []
      : [
          {
            rule: 'number',
            file: page.file,
            line: sentence.line,
            message: `\`${name}\` is in no output, sample or file of the page's examples; correct it, or add evidence to src/reference/data/claims/`,
          },
        ],
  );
}

/**
 * Finds sizes, times and shares in guides that nothing shows: no output or sample of the page or of its examples, no
 * default of an option that the sentence names, and no claim. A text can round what the output has.
 */
export function findUnshownFigures(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  if (!isGuide(page)) return [];
  const said = sentencesOf(page.definitions).flatMap((sentence) => {
    const bare = sentence.text.replaceAll(/`[^`]*`/gu, (code) => ' '.repeat(code.length));
    return isInvented.test(bare)
      ? []
      : [...bare.matchAll(figure)].map((found) => ({ found, sentence }));
  });
  if (said.length === 0) return [];
  const shown = shownOn(page);
  const measures = [...shown.matchAll(shownFigure)].flatMap(({ groups }) => {
    const { kind, factors } = meaning(groups?.unit ?? '');
    return factors.map((factor) => ({ kind, amount: amountOf(groups?.digits ?? '') * factor }));
  });
  const known = [...measures, ...fileSizes(page).map((amount) => ({ kind: 'size', amount }))];
  const numbers = new Set(shown.replaceAll(/(?<=\d)_(?=\d)/gu, '').match(/\d+(?:\.\d+)?/gu));
  return said.flatMap(({ found: { 0: text, groups }, sentence }): Finding[] => {
    const number = groups?.digits ?? groups?.later ?? '';
    const { kind, factors } = meaning(groups?.unit ?? groups?.next ?? groups?.last ?? '');
    const amount = amountOf(number);
    if (kind === 'share' && (amount === 0 || amount === 100)) return [];
    const decimals = /\.(?<part>\d+)/u.exec(number)?.groups?.part?.length ?? 0;
    const isShown =
      known.some(
        (one) =>
          one.kind === kind &&
          factors.some((factor) => Number((one.amount / factor).toFixed(decimals)) === amount),
      ) || factors.some((factor) => numbers.has(String(amount * factor)));
    if (isShown) return [];
    const names = [...`${sentence.cells} ${sentence.text}`.matchAll(/`(?<name>[a-z][\w.]*)`/giu)];
    const defaults = new Set(
      names.flatMap(({ groups: code }) => [...defaultNumbers(code?.name ?? '', catalog)]),
    );
    if (factors.some((factor) => defaults.has(String(amount * factor)))) return [];
    const isSaid = new RegExp(
      String.raw`(?<![\d.])${number.replaceAll('.', String.raw`\.`)}(?![\d]|\.\d)`,
      'u',
    );
    if (claimsOf(sentence, page).some((part) => isSaid.test(part))) return [];
    return [
      {
        rule: 'number',
        file: page.file,
        line: sentence.line,
        message: `"${text.trim()}" is in no output, sample or file of the page's examples; correct it, or add evidence to src/reference/data/claims/`,
      },
    ];
  });
}
