import type { TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { compareVersions } from '../../site/versions.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import type { Definition } from '../documented.ts';
import { shortVersion } from '../signature.ts';
import { datedNames } from './dated-names.ts';
import type { DatedName, DatedNames } from './dated-names.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';
import { sentencesOf, writtenText } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import {
  isAbout,
  isAboutName,
  isActive,
  isLoose,
  isOfItself,
  statedVersions,
} from './stated-versions.ts';
import type { VersionStatement } from './stated-versions.ts';
import { isClaimed } from './statements.ts';

/** Code, or the name of a plugin or a hook, in a sentence, with the names that it can mean. */
interface Mention {
  readonly code: string;
  readonly start: number;
  readonly end: number;
  readonly names: readonly DatedName[];
}

const mention = /`(?<code>[^`]+)`|(?<![\w.-])(?<word>[A-Z]\w+Plugin|[a-z]+[A-Z]\w+)(?![\w.-])/gu;

/** The names that a text mentions; of several meanings, those that are nested in another name of the context. */
function mentionsIn(
  text: string,
  names: DatedNames,
  context: readonly DatedName[] = [],
): Mention[] {
  const all = [...text.matchAll(mention)].map(({ 0: written, index, groups }) => {
    const code = groups?.code ?? groups?.word ?? '';
    return { code, start: index, end: index + written.length, names: names.named(code) };
  });
  const whole = all.flatMap((one) => one.names.filter(({ name }) => name === one.code));
  const around = [...context, ...whole].map(({ name }) => name);
  return all.map((one) => {
    const nested = one.names.filter(({ name }) =>
      around.some((outer) => name.startsWith(`${outer}.`) || name.startsWith(`${outer}: `)),
    );
    return nested.length === 0 ? one : { ...one, names: nested };
  });
}

/** True if code can hardly be anything other than a name of webpack, unlike `worker`. */
function isSolid({ code, names }: Mention): boolean {
  return (
    names.length > 0 &&
    (/\w[._]\w|[a-z][A-Z]|^--/u.test(code) || names.some(({ name }) => code.split(':')[0] === name))
  );
}

/** Words between a name and the one that it belongs to. */
const isOf = /^\s+(?:of|in|from|on|for)\s+(?:the\s+)?$/u;

/** Words before a name that make it a part of what the sentence is about. */
const isOfSomething = /\b(?:of|in)\s+(?:the\s+)?$/u;

/** Words between the names of a list. */
const isList = /^(?:,|\/)?\s*(?:(?:and|or|and also)\s+)?(?:the\s+)?$/u;

/** True if one of the versions is the given one, which can be a minor version. */
function isIn(version: string, all: readonly (string | undefined)[]): boolean {
  return all.some((one) => one === version || one?.startsWith(`${version}.`) === true);
}

/** True if a version can be one of the package that has a name: versions of webpack 5 for webpack's own names. */
function isComparable(version: string, { package: from }: DatedName): boolean {
  return from !== undefined || version.startsWith('5.');
}

/** True if a name appeared in a version, or has been there from the beginning. */
function appearedIn(version: string, { added, oldest }: DatedName): boolean {
  if (added !== undefined) return isIn(version, [added]);
  return oldest !== undefined && compareVersions(version, oldest) <= 0;
}

/** True if the releases tell when a name appeared, or that it has been there from the beginning. */
function isDated({ added, oldest, removed }: DatedName): boolean {
  return (added ?? oldest ?? removed) !== undefined;
}

/** The names that a statement says something wrong about; undefined if it is right, or can't be judged. */
function contradicted(
  { event, version }: VersionStatement,
  meanings: readonly DatedName[],
): readonly DatedName[] | undefined {
  const isRemoval = event === 'removed';
  const known = meanings
    .filter((one) => isComparable(version, one))
    .filter(({ added, oldest, removed }) =>
      isRemoval ? removed !== undefined : (added ?? oldest) !== undefined,
    );
  const isRight = known.some((one) => {
    if (isRemoval) return isIn(version, [one.removed]);
    if (appearedIn(version, one)) return true;
    return event === 'appeared or changed' && isIn(version, [...one.changed, one.removed]);
  });
  return known.length === 0 || isRight ? undefined : known;
}

/** The same for a statement that may be about something that a name does: any change of it, or below it, counts. */
function contradictedByAll(
  statement: VersionStatement,
  meanings: readonly DatedName[],
  names: DatedNames,
): readonly DatedName[] | undefined {
  if (statement.event === 'removed') return contradicted(statement, meanings);
  const comparable = meanings.filter((one) => isComparable(statement.version, one));
  const changes = comparable.flatMap((one) => [one, ...names.below(one.name)]);
  const versions = changes.flatMap(({ added, changed, removed }) => [added, ...changed, removed]);
  const isKnown = comparable.length > 0 && comparable.every(isDated);
  return !isKnown ||
    isIn(statement.version, versions) ||
    comparable.some((one) => appearedIn(statement.version, one))
    ? undefined
    : comparable;
}

/** The releases of names, as a message lists them. */
function releasesOf(names: readonly DatedName[]): string {
  const versions = names.flatMap(({ added, oldest, changed, removed }) =>
    [added, ...changed, removed]
      .flatMap((one) => (one === undefined ? [] : [shortVersion(one)]))
      .concat(oldest === undefined ? [] : [`${shortVersion(oldest)} or older`]),
  );
  return [...new Set(versions)].sort(compareVersions).join(', ');
}

/** The names in the row or heading of a sentence. */
function ownNames(
  { name, matches, row, section }: Definition,
  names: DatedNames,
): readonly DatedName[] {
  const own = matches.flatMap(({ identifier: { kind }, name }) =>
    names.named(name).filter((one) => one.kind === kind && one.name === name),
  );
  if (own.length > 0) return own;
  // Outside the reference, or removed.
  const [cell] = row?.children ?? [];
  const heading = section.heading === undefined ? '' : writtenText(section.heading);
  const text = cell ? writtenText(cell) : `\`${name.text}\` ${heading}`;
  return mentionsIn(text, names)
    .filter((one) => row !== undefined || isSolid(one))
    .flatMap((one) => one.names);
}

/**
 * The names next to a statement that it is about: "`a` and `b` (since 5.109)", "`a` of `b`, new in 5.109", "5.109 added
 * `a`".
 */
function subjectsOf(
  text: string,
  { start, end }: VersionStatement,
  mentions: readonly Mention[],
): Mention[] {
  const between = (one: Mention | undefined, other: Mention | undefined): string =>
    text.slice(one?.end, other?.start);
  let at = mentions.findLastIndex((one) => one.end <= start);
  if (at >= 0 && isAbout.test(text.slice(mentions[at]?.end, start))) {
    while (at > 0 && isOf.test(between(mentions[at - 1], mentions[at]))) at -= 1;
    // The timings of `b`, which aren't `b` itself.
    if (isOfSomething.test(text.slice(0, mentions[at]?.start))) return [];
    let first = at;
    while (first > 0 && isList.test(between(mentions[first - 1], mentions[first]))) first -= 1;
    return mentions.slice(first, at + 1);
  }
  const next = mentions.findIndex((one) => one.start >= end);
  if (!isActive.test(text.slice(start, end)) || !mentions[next]) return [];
  if (!/^\s+(?:the |an? )?(?:new )?(?:\w+ )?$/u.test(text.slice(end, mentions[next].start)))
    return [];
  let last = next;
  while (mentions[last + 1] && isList.test(between(mentions[last], mentions[last + 1]))) last += 1;
  return mentions.slice(next, last + 1);
}

/** Finds names about which a sentence states a version other than that in which they appeared or changed. */
function wrongIn(
  sentence: Sentence,
  definitions: readonly Definition[],
  names: DatedNames,
): { readonly said: VersionStatement; readonly of: readonly DatedName[] }[] {
  const { text, cells, definition } = sentence;
  const found = statedVersions(text.replaceAll(/`[^`]*`/gu, (code) => ' '.repeat(code.length)));
  if (found.length === 0) return [];
  const own = ownNames(definition, names);
  const enclosing = definition.enclosing.flatMap(({ name }) => names.named(name));
  const mentions = mentionsIn(text, names, [...own, ...enclosing]);
  const before = mentionsIn(cells, names, own);
  // A heading with several names states the version of all of them.
  const below =
    own.length + mentions.length > 0
      ? []
      : definitions
          .filter((one) => one.section.parent === definition.section && one.table === undefined)
          .flatMap((one) => ownNames(one, names));
  // A part of a section without a name of its own is about the section's name.
  const outer = definitions.find(
    ({ section, row }) => row === undefined && section === definition.section.parent,
  );
  const nearest = own.length > 0 || outer === undefined ? own : ownNames(outer, names);
  let previous: readonly Mention[] = [];
  return found.flatMap((said, at) => {
    const gap = text.slice(found[at - 1]?.end ?? 0, said.start);
    const direct = isLoose.test(said.text) ? [] : subjectsOf(text, said, mentions);
    // "`a` has existed since 5.109 in `b`, and since 5.110 in `c`"
    const isContinued = direct.length === 0 && at > 0 && /,? (?:and|but)(?: also)? $/u.test(gap);
    const subjects = isContinued
      ? previous.map((one) => ({ ...one, names: names.named(one.code) }))
      : direct;
    previous = subjects;
    const isOwn = subjects.length === 0 && nearest.length > 0 && isOfItself(text, said);
    const about = isOwn ? [nearest] : subjects.map((one) => one.names);
    // "`a` since 5.109", without a verb, can also list changes.
    const isChange =
      isContinued || mentions.some(({ end }) => /^\s+$/u.test(text.slice(end, said.start)));
    const statement: VersionStatement =
      isChange && said.event === 'appeared' ? { ...said, event: 'appeared or changed' } : said;
    // "webpack 5.109 made it an option"
    const isAboutEarlier =
      own.length + mentions.length === 0 && (isLoose.test(said.text) || isActive.test(said.text));
    const all = [
      ...before,
      ...mentions,
      ...(isAboutEarlier ? mentionsIn(sentence.before, names) : []),
    ];
    // A section of a page about a plugin is about this plugin, with its options.
    const around =
      own.length + below.length > 0 ? [] : enclosing.filter(({ kind }) => kind === 'plugin');
    const isJudged = own.length + below.length + around.length > 0 || all.some(isSolid);
    const meant = [...own, ...below, ...around, ...all.flatMap((one) => one.names)];
    // What webpack has isn't removed; "Removed in" at the beginning has its own check.
    const isPresent =
      isOwn &&
      said.event === 'removed' &&
      said.start > 0 &&
      own.length > 0 &&
      own.every((one) => one.removed === undefined);
    const wrong = isPresent
      ? own
      : about.length > 0
        ? about.map((one) => contradicted(statement, one)).find((one) => one !== undefined)
        : isJudged && isAboutName(text, said)
          ? contradictedByAll(statement, meant, names)
          : undefined;
    return wrong === undefined ? [] : [{ said, of: wrong }];
  });
}

/** Headers of columns with versions. */
const versionColumn =
  /^(?:since|added|available|introduced|new in|versions?|releases?|webpack|from|first)\b/iu;

const versionCell =
  /^(?:(?:since|from|new in|added in|webpack|version|v)\s*)*(?<version>\d+\.\d+(?:\.\d+)?)(?:\+| (?:and|or) (?:later|newer))?$/iu;

/** Finds rows whose names didn't appear or change in the version that another cell of the row states. */
function wrongRows(
  rows: readonly TableRow[],
  names: DatedNames,
): {
  readonly row: TableRow;
  readonly said: VersionStatement;
  readonly of: readonly DatedName[];
}[] {
  const [head, ...others] = rows;
  const columns = (head?.children ?? []).map((cell) => toString(cell));
  return others.flatMap((row) => {
    const texts = row.children.map((cell) => writtenText(cell).trim());
    const at = texts.findIndex(
      (text, index) => versionColumn.test(columns[index] ?? '') && versionCell.test(text),
    );
    const version = versionCell.exec(texts[at] ?? '')?.groups?.version;
    if (version === undefined) return [];
    const said: VersionStatement = {
      event: 'appeared or changed',
      version,
      text: texts[at] ?? '',
      start: 0,
      end: 0,
    };
    const rest = texts.filter((_, index) => index !== at);
    const lists = rest.filter((text) => /^`[^`]+`(?:(?:,| and|, and)?\s+`[^`]+`)*$/u.test(text));
    const context = mentionsIn(rest.join(' | '), names).flatMap((one) => one.names);
    const wrong =
      lists
        .flatMap((text) => mentionsIn(text, names, context))
        .map((one) => contradicted(said, one.names))
        .find((one) => one !== undefined) ??
      (lists.length > 0 ? undefined : contradictedByAll(said, context, names));
    return wrong === undefined ? [] : [{ row, said, of: wrong }];
  });
}

/**
 * True if the version in the front matter is that of the first paragraphs, or if they state none, one in which something
 * named on the page appeared or changed.
 */
function agreesWithPage(
  version: string,
  sentences: readonly Sentence[],
  names: DatedNames,
): boolean {
  const stated = sentences
    .filter(({ definition }) => definition.section.heading === undefined)
    .flatMap(({ text }) => statedVersions(text));
  if (stated.length > 0) return stated.some((one) => isIn(version, [one.version]));
  const named = sentences.flatMap(({ text }) => mentionsIn(text, names).filter(isSolid));
  return named.some((one) =>
    one.names.some(({ added, changed }) => isIn(version, [added, ...changed])),
  );
}

/**
 * Finds versions in the text that the releases contradict: versions that were never released, and those of which a
 * sentence, a note after a heading or a cell of a table says that a name appeared or was removed in it.
 *
 * A name next to the version must have appeared in it. Otherwise, a change of any name of the sentence, or of its
 * heading or row, is enough. The front matter of a page about a feature must agree with a name on the page.
 */
export function findWrongVersions(
  page: PageWithDefinitions,
  { catalog, vocabulary: { versions } }: Pick<Facts, 'catalog' | 'vocabulary'>,
): Finding[] {
  const { definitions } = page;
  const names = datedNames(catalog);
  const finding = (line: number, message: string): Finding => ({
    rule: 'statement',
    file: page.file,
    line,
    message,
  });
  const wrong = (line: number, text: string, of: readonly DatedName[]): Finding =>
    finding(
      line,
      `"${text}" is said of ${of[0]?.name ?? ''}, whose versions are ${releasesOf(of)}; correct the version or the name`,
    );
  const sentences = sentencesOf(definitions);
  const headings = definitions.flatMap((definition): Sentence[] => {
    const { line, name, section, table } = definition;
    const heading = table === undefined && section.heading ? writtenText(section.heading) : '';
    const text = name.note ?? heading;
    return [{ text, before: '', line, cells: '', definition, links: [], table: undefined }];
  });
  const inText = [...sentences, ...headings].flatMap((sentence) => {
    const bare = sentence.text.replaceAll(/`[^`]*`/gu, (code) => ' '.repeat(code.length));
    const unreleased = [
      ...bare.matchAll(
        /(?:(?<=webpack )5\.\d{1,3}|(?<![\w.^~<>=-])5\.\d{2,3})(?:\.\d+)?(?![\w-])/gu,
      ),
    ]
      .filter(([version]) => !versions.has(version) && !isClaimed(sentence, version, page))
      .map(([version]) => finding(sentence.line, `webpack ${version} was never released`));
    return [
      ...unreleased,
      ...wrongIn(sentence, definitions, names)
        .filter(({ said }) => !isClaimed(sentence, said.text, page))
        .map(({ said, of }) => wrong(sentence.line, said.text, of)),
    ];
  });
  const { since } = page.frontMatter;
  const inFrontMatter =
    typeof since === 'string' && !agreesWithPage(since, sentences, names)
      ? [
          finding(
            1,
            `"since: '${since}'" in the front matter is not the version that the page states; correct either`,
          ),
        ]
      : [];
  const inTables: Finding[] = [];
  visit(page.tree, 'table', ({ children }) => {
    for (const { row, said, of } of wrongRows(children, names)) {
      inTables.push(wrong(row.position?.start.line ?? 1, said.text, of));
    }
  });
  return [...inFrontMatter, ...inText, ...inTables];
}
