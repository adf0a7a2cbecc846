/**
 * What the words around a version say: that a name appeared in it, that it appeared or changed, or that it was removed.
 */
export type Event = 'appeared' | 'appeared or changed' | 'removed';

export interface VersionStatement {
  readonly event: Event;
  readonly version: string;
  /** As written on the page. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const number = String.raw`(?<![\w.^~<>=-])v?(?<version>\d+\.\d+(?:\.\d+)?)(?![\w-]|\.\d)`;
const release = String.raw`(?:(?:webpack|versions?|the release of|release)\s+)*${number}`;

const adverbs = '(?:(?:also|then|finally|first|only|itself) )*';

/** Verbs for what a release brings; the names follow. */
const bringing = 'added|introduced|brought|shipped|gave(?: us)?';

/** Verbs for what a release does with what is there. */
const turning = 'made|taught|turned|let|lets|allowed|enabled|extended|replaced|moved|changed';

/** Verbs for what something gets in a release. */
const getting = 'got|gained|learned|learnt|received|became|turned into|grew|acquired';

/** Wordings of a statement; where several fit, the first one decides. */
const wordings: readonly (readonly [event: Event, wording: RegExp])[] = (
  [
    [
      'removed',
      String.raw`\b(?:removed|dropped|deleted|gone) (?:in|since|with|from|by|as of)\s+${release}`,
    ],
    // since webpack 5.109; new in 5.109; available from 5.109
    [
      'appeared',
      String.raw`\b(?:since|as of|starting (?:with|in|from)|from(?= webpack| version)|(?:new|first|added|introduced|appeared|arrived|landed|shipped|released|came|comes) (?:in|with|by)|available (?:from|since|in|with|as of))\s+${release}`,
    ],
    ['appeared', String.raw`\bfrom\s+${release}\s+on(?:wards?)?\b`],
    // needs webpack 5.109, with at least webpack 5.109
    [
      'appeared',
      String.raw`\b(?:needs?|requires?|at least|(?:works?|is|are) only (?:with|in)|only works? (?:with|in))\s+(?:at least\s+)?(?=webpack )${release}`,
    ],
    // in 5.109 and later; 5.109+; not the version of another program
    [
      'appeared',
      String.raw`(?<=^|[(,]\s*|\s{3}|\b(?:in|from|with|on|only|of|needs?|requires?)\s+)${release}(?:,?\s+(?:and|or) (?:all )?(?:later|newer|above|up|higher)\b|\s+upwards?\b|\+)`,
    ],
    [
      'appeared',
      String.raw`\b(?:versions?\s+)?(?:before|prior to|(?:older|earlier) (?:(?:versions?|releases?) )?than)\s+${release}`,
    ],
    // up to 5.108, which means before 5.109
    ['appeared', String.raw`\b(?:versions?\s+)?(?<last>up to|through)\s+${release}`],
    // 5.109 added, brought …; 5.109 made, taught …
    ['appeared', String.raw`${release}\s+${adverbs}(?:${bringing})(?=[\s:.,;]|$)`],
    [
      'appeared or changed',
      String.raw`${release}\s+${adverbs}(?:${turning}|${getting})(?=[\s:.,;]|$)`,
    ],
    // 5.109 was the first to have
    [
      'appeared',
      String.raw`${release}\s+(?:is|was) the (?:first|earliest) (?:one |version |release )?(?:with|to (?:have|know|support)|that (?:has|had|knows|knew|supports?|supported|came with))\b`,
    ],
    ['appeared', String.raw`\buntil\s+${release}`],
    // got `name` in 5.109, became an option in webpack 5.109, has known it since 5.109
    [
      'appeared or changed',
      String.raw`\b(?:${getting})\b[^.;:()]{0,60}?\s(?:in|with|since|from)\s+${release}`,
    ],
    // 5.109: …, at the beginning of an item
    ['appeared or changed', String.raw`^${release}(?=\s*[:–—]\s)`],
    // `name` in 5.109
    ['appeared or changed', String.raw`(?<=\s{3})in\s+${release}(?=[.)]?\s*$)`],
    // `name` (5.109); a patch is the version in which something was observed
    ['appeared or changed', String.raw`(?<=\()(?:webpack\s+)?v?(?<version>\d+\.\d+(?:\.0)?)(?=\))`],
  ] as const
).map(([event, wording]) => [event, new RegExp(wording, 'giu')]);

/** `5.109` for `5.108` and its patches. */
function nextMinor(version: string): string {
  const [major = '', minor = ''] = version.split('.');
  return `${major}.${Number(minor) + 1}`;
}

/** The statements in a text whose code is blank, in their order. */
export function statedVersions(text: string): VersionStatement[] {
  const found = new Map<number, VersionStatement>();
  for (const [event, wording] of wordings) {
    for (const { 0: words, index, groups } of text.matchAll(wording)) {
      const written = groups?.version ?? '';
      const at = index + words.lastIndexOf(written);
      if (found.has(at)) continue;
      const version = groups?.last === undefined ? written : nextMinor(written);
      const end = index + words.length;
      found.set(at, { event, version, text: words.trim(), start: index, end });
    }
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** Words between a name and a statement that is about this name itself. */
export const isAbout =
  /^(?:['’]s)?\s*[,(–—-]*\s*(?:(?:which|that|it|both|only|all)\s+)*(?:(?:has|have)\s+(?:only\s+)?(?:existed|been (?:available|there|around|supported|part of webpack))|(?:is|are|was|were|isn['’]t|aren['’]t)(?:\s+(?:only|both|all|first|supported|there|an? (?:new )?\w+))?|(?:did|does)(?:n['’]t| not) exist|exists?|came)?\s*(?:only\s+)?$/u;

/** Statements whose names follow. */
export const isActive = new RegExp(`(?:${bringing})$`, 'iu');

/** Statements about a change of the names around them: "5.109 made `name` an option", "`name` got a hook in 5.109". */
export const isLoose = new RegExp(`\\s(?:${turning}|${getting})$|^(?:${getting})\\b`, 'iu');

/** What a verb is about if it is a name: in code, or a word for the name of the heading or of the sentence before. */
const nameMeant = String.raw`(?:\x60[^\x60]+\x60|\b(?:it|this|them|these|those|us|(?:the|this) (?:option|setting|hook|plugin|method|function|flag|value|class|property))\b)`;

const objectBehind = new RegExp(String.raw`^\s+(?:new )?${nameMeant}`, 'iu');
const subjectAhead = new RegExp(
  String.raw`(?:${nameMeant}|\b(?:which|that)(?: webpack)?)\s*$`,
  'iu',
);

/** False if the verb of a statement is about something without a name: "5.109 made builds faster". */
export function isAboutName(text: string, { start, end }: VersionStatement): boolean {
  const said = text.slice(start, end);
  if (!isActive.test(said) && !isLoose.test(said)) return true;
  return (
    said.includes('`') ||
    subjectAhead.test(text.slice(0, start)) ||
    objectBehind.test(text.slice(end))
  );
}

/** Beginnings of a sentence about the name of its heading or row. */
const isOfHeading = /^(?:removed|new|added|introduced|available|appeared|arrived|shipped|came)\b/iu;

/** Words for the name of the heading or row. */
const itself = String.raw`(?:it|(?:this|the)(?: (?:option|setting|hook|method|function|property|plugin|flag|variable|value|key|member|field|expression|comment|class|experiment|feature))?)`;
const isItselfAhead = new RegExp(String.raw`^${itself}(?=['’\s])`, 'iu');
const isItselfBehind = new RegExp(
  String.raw`^(?: on)?,? ${itself}(?: (?:is|was|has|exists?)\b|[.,;]|$)`,
  'iu',
);

/** True if a statement is about the heading's name, which the sentence doesn't repeat: "It was added in 5.109". */
export function isOfItself(text: string, { start, end, text: said }: VersionStatement): boolean {
  if (start === 0 && isOfHeading.test(said)) return true;
  const ahead = isItselfAhead.exec(text)?.[0];
  if (ahead !== undefined && isAbout.test(text.slice(ahead.length, start))) return true;
  return (start === 0 || isActive.test(said)) && isItselfBehind.test(text.slice(end));
}
