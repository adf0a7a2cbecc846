import type { Catalog } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import type { Definition } from '../documented.ts';
import type { Identifier } from '../identifier.ts';
import type { Finding } from './finding.ts';
import { behaviors, effects, tapsAsync } from './hook-behaviors.ts';
import { hookOwner } from './owners.ts';
import type { Facts } from './page-check.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';

/** Names of the classes of hooks. */
const hookClass =
  /(?<![\w.])(?:new )?(?<kind>(?:Async|Sync)(?:Series|Parallel)?(?:Bail|Waterfall|Loop)?Hook)\b/gu;

/** Words that describe a hook, with their meaning for its class. */
export const hookWords: readonly (readonly [word: RegExp, kind: RegExp])[] = [
  [/\bwaterfall\b/iu, /Waterfall/u],
  [/\bbail(?:s|ing)?\b/iu, /Bail/u],
  [/\bsync(?:hronous(?:ly)?)?\b/iu, /^Sync/u],
  [/\basync(?:hronous(?:ly)?)?\b/iu, /^Async/u],
  [/\bwaits? for\b/iu, /^Async/u],
  [
    /\bparallel\b|\bat the same time\b|\bat once\b|\bconcurrently\b|\bsimultaneously\b|\bside by side\b/iu,
    /Parallel/u,
  ],
  [/\bseries\b|\bserial\b/iu, /Series/u],
  // Synchronous functions can't run in another way.
  [/\bone (?:after|by one)\b|\bin sequence\b|\bsequentially\b/iu, /Series|^Sync/u],
  [/\bprevious\b|\bbefore\b|\bnext\b/iu, /Waterfall/u],
  [/\bfirst\b|\bas soon as\b/iu, /Bail/u],
  [/\bpromises?\b|\btap(?:Promise|Async)\b/u, /^Async/u],
];

const way = String.raw`(?:in (?:parallel|series)\b|at the same time\b|at once\b|concurrently\b|simultaneously\b|side by side\b|in sequence\b|sequentially\b|one by one\b|one after (?:the other|another)\b)`;
const functions = String.raw`(?:(?:the|these|those|all|its|your|tapped) )*(?:taps|functions|handlers|listeners|callbacks|plugins)(?: on (?:it|(?:this|the) hook))?`;

/** One or more hooks, and what a sentence says about them. */
const hookStatement = new RegExp(
  String.raw`(?:(?<all>\b(?:all|each|every one)(?: of (?:them|these))?(?: (?:these )?hooks?)?(?= (?:are|is|may|can|run)))|(?<own>\b(?:(?:this|the) hook|these hooks|this(?= is an?\b)|it|they)|(?<![\w-])${functions}(?= (?:are (?:called|run|started) |run |work |start )?${way}))|\x60(?<code>[^\x60]+)\x60(?: hook)?(?:,? (?:which|that))?)(?:['’](?:s|re)| (?:is|are|runs?|works?|behaves?|acts?|(?:may|can|could|must|has to|have to)(?: \w+)? be)(?<denied>n['’]t)?| (?<cannot>(?:can|could|must|may|might)(?:not|n?['’]t| not))(?: \w+)? be| (?:does|do)(?<denies>n['’]t| not) (?:run|work|behave|act))(?<between>(?: [^\s\x60.;:()]+){0,6}?) (?<word>(?:(?:a?synchronous|async|sync|parallel|series|serial),? )*(?:waterfall|bail)(?: hooks?)?\b|(?:a?synchronous)\b(?! (?!hooks?\b|and\b|or\b|now\b|here\b|too\b)\w)|${way})`,
  'giu',
);

/** Descriptions at the beginning of a sentence in a hook's section: "A waterfall hook: …", "Asynchronous." */
const description =
  /^(?:(?:as|being|like every|this|an?|since (?:it['’]s|this is)) )*(?<word>(?:(?:a?synchronous|async|sync|parallel|series|serial|bail|waterfall)[,-]? )+hook\b|a?synchronous(?=[.,:;]| and\b))/giu;

const isNegation = /\b(?:not|never|neither|no longer|cannot)\b|n['’]t\b/iu;

/** Negations that only limit what is said. */
const isLimited = /\b(?:only|necessarily|always|just|just as|yet)\b/iu;

/** True if a section is another one, or nested in it. */
function isWithin(
  section: Definition['section'] | undefined,
  outer: Definition['section'],
): boolean {
  for (let one = section; one !== undefined; one = one.parent) if (one === outer) return true;
  return false;
}

/** The hooks that headings and rows document. */
function hooksOf(definitions: readonly Definition[]): Identifier[] {
  return [
    ...new Set(
      definitions.flatMap(({ matches }) =>
        matches.flatMap(({ identifier }) => (identifier.hook ? [identifier] : [])),
      ),
    ),
  ];
}

/** All hooks, by what a text can call them. */
class HookNames {
  readonly #full = new Map<string, Identifier>();
  readonly #short = new Map<string, Identifier[]>();

  constructor({ inventories }: Catalog) {
    for (const one of inventories.get('hook') ?? []) {
      for (const id of [one.id, ...one.aliases]) this.#full.set(id.toLowerCase(), one);
      const short = one.id.slice(one.id.lastIndexOf('.') + 1);
      this.#short.set(short, [...(this.#short.get(short) ?? []), one]);
    }
  }

  /** The hooks that a name in code can mean: a single one by its full name, or all with that name. */
  named(code: string): readonly Identifier[] {
    const full = this.#full.get(code.toLowerCase().replace(/\(.*\)/u, '()'));
    return full === undefined ? (this.#short.get(code.replace(/^hooks\./u, '')) ?? []) : [full];
  }

  /** The hooks that a sample taps, or that a text names by their whole name. */
  tapped(code: string): Identifier[] {
    const found = [...code.matchAll(/\b(?<owner>\w+)\.hooks\.(?<name>\w+)/gu)].flatMap(
      ({ groups }) => this.named(`${hookOwner(groups?.owner ?? '')}.hooks.${groups?.name ?? ''}`),
    );
    return [...new Set(found)];
  }
}

const known = new WeakMap<Catalog, HookNames>();

function hookNames(catalog: Catalog): HookNames {
  const names = known.get(catalog) ?? new HookNames(catalog);
  known.set(catalog, names);
  return names;
}

/** The hooks that a heading or row documents, or the heading above. */
function hooksDocumented({ definition }: Sentence): Identifier[] {
  const own = hooksOf([definition]);
  if (own.length > 0) return own;
  const hook = definition.enclosing[0]?.identifier;
  return hook?.hook ? [hook] : [];
}

/** The only hook that the paragraph, or else the sample in front of a sentence, taps; undefined in a hook's section. */
function hookTapped(
  { definition, before, line }: Sentence,
  names: HookNames,
): Identifier | undefined {
  if (definition.matches.length + definition.enclosing.length > 0) return undefined;
  const sample = definition.section.blocks.findLast(
    ({ type, position }) => type === 'code' && (position?.end.line ?? line) < line,
  );
  const texts = [before, sample?.type === 'code' ? sample.value : ''];
  const text = texts.find((one) => one.includes('.hooks.')) ?? '';
  const all = new Set(text.match(/\.hooks\.\w+/gu));
  const [hook, ...others] = names.tapped(text);
  return all.size === 1 && others.length === 0 ? hook : undefined;
}

/** The only hook in code in front of a part of a sentence: in its paragraph, or in its table row. */
function hookNamed(
  { before, cells, text }: Sentence,
  index: number,
  names: HookNames,
): readonly Identifier[] {
  const words = cells === '' ? before + text.slice(0, index) : `${cells} ${before}`;
  const codes = new Set(
    [...words.matchAll(/`(?<code>[^`]+)`/gu)].map(([code]) => code.slice(1, -1)),
  );
  // In a paragraph, only a whole name is certainly the name of a hook.
  const [hooks = [], ...others] = [...codes]
    .filter((code) => cells !== '' || /hooks\b|Hooks\(/u.test(code))
    .map((code) => names.named(code))
    .filter((found) => found.length > 0);
  return others.length === 0 ? hooks : [];
}

/** Words for the hook of a sample or of the sentence before. */
const refersBack = /^\W*(?:so )?(?:it|this|(?:this|the) hook)\b/iu;

/** Finds sentences and rows that state a wrong class of a hook, by name or in words such as "waterfall hook". */
export function findWrongHookKinds(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  const { definitions } = page;
  const names = hookNames(catalog);
  return sentencesOf(definitions).flatMap((sentence) => {
    const { definition, text } = sentence;
    const whole = `${sentence.cells} | ${text}`;
    const documented = hooksDocumented(sentence);
    const tapped =
      documented.length === 0 && refersBack.test(text) ? hookTapped(sentence, names) : undefined;
    const own = tapped === undefined ? documented : [tapped];
    const finding = ({ id, hook }: Identifier, said: string): Finding => ({
      rule: 'statement',
      file: page.file,
      line: sentence.line,
      message: `${id} is called ${said}, but is ${hook?.kind ?? ''}; name its own kind`,
    });
    const kinds = [
      ...new Set([...whole.matchAll(hookClass)].map(({ groups }) => groups?.kind ?? '')),
    ];
    const [kind] = kinds;
    const byClass = (): Finding[] => {
      if (kind === undefined || kinds.length > 1) return [];
      const inCode = [...whole.matchAll(/`(?<name>[^`]+)`/gu)]
        .map(({ groups }) => names.named(groups?.name ?? ''))
        .filter((found) => found.length > 0);
      // If several hooks match, it isn't known which one the sentence means.
      const subjects = inCode.length > 0 ? inCode : own.map((one) => [one]);
      const [meant = []] = subjects;
      const [first] = meant;
      return subjects.length !== 1 ||
        first === undefined ||
        meant.some(({ hook }) => hook?.kind === kind)
        ? []
        : [finding(own.find((one) => meant.includes(one)) ?? first, kind)];
    };
    /** Finds the hooks of which words are said that aren't true of them; the words decide what they mean. */
    const wrong = (
      meant: readonly Identifier[],
      word: string,
      isDenied: boolean,
      isAll = false,
      meanings = hookWords.filter(([pattern]) => pattern.test(word)).map(([, one]) => one),
    ): Finding[] => {
      const isRight = ({ hook }: Identifier): boolean =>
        hook === undefined ||
        hook.kind === 'Object' ||
        meanings.every((meaning) => meaning.test(hook.kind)) !== isDenied;
      if (meanings.length === 0) return [];
      const said = isDenied ? `not ${word}` : word;
      if (isAll) return meant.filter((one) => !isRight(one)).map((one) => finding(one, said));
      const subject = own.find((one) => meant.includes(one)) ?? meant[0];
      return subject === undefined || meant.some(isRight) ? [] : [finding(subject, said)];
    };
    const subjectAt = (index: number): readonly Identifier[] =>
      own.length > 0 ? (own.length === 1 ? own : []) : hookNamed(sentence, index, names);
    const byWord = [...text.matchAll(hookStatement)].flatMap(
      ({ 0: said, index, groups }): Finding[] => {
        const { all, code, word = '', between = '', denied, denies, cannot } = groups ?? {};
        const isDenied = (denied ?? denies ?? cannot) !== undefined || isNegation.test(between);
        if (isDenied && (isLimited.test(between) || all !== undefined)) return [];
        if (!isDenied && isNegation.test(said)) return [];
        if (all !== undefined) {
          const inside = hooksOf(
            definitions.filter(({ section }) => isWithin(section, definition.section)),
          );
          const meant =
            documented.length > 0 ? documented : inside.length > 0 ? inside : hooksOf(definitions);
          return wrong(meant, word, false, true);
        }
        return wrong(code === undefined ? subjectAt(index) : names.named(code), word, isDenied);
      },
    );
    const described = [...text.matchAll(description)].flatMap(({ groups }) =>
      wrong(own.length === 1 ? own : [], groups?.word ?? '', false),
    );
    const byBehavior = behaviors.flatMap((behavior) =>
      [...text.matchAll(behavior)].flatMap(({ index, groups }) =>
        wrong(subjectAt(index), groups?.word ?? '', groups?.not !== undefined),
      ),
    );
    const byEffect = effects.flatMap(([effect, meaning]) =>
      [...text.matchAll(effect)].flatMap(({ 0: said, index }): Finding[] => {
        const clause = /[^,;:(]*$/u.exec(text.slice(0, index))?.[0] ?? '';
        const isDenied = isNegation.test(`${clause} ${said.replace(/,.*$/su, '')}`);
        if (
          isDenied &&
          (isLimited.test(`${clause} ${said}`) || !meaning.source.startsWith('^Async'))
        )
          return [];
        return wrong(subjectAt(index), said, isDenied, false, [meaning]);
      }),
    );
    const byCode = [...text.matchAll(/`(?<code>[^`]+)`/gu)].flatMap(({ index, groups }) =>
      tapsAsync.test(groups?.code ?? '') && !isNegation.test(text.slice(0, index))
        ? wrong(names.tapped(groups?.code ?? ''), groups?.code ?? '', false, false, [/^Async/u])
        : [],
    );
    const byDeed = byBehavior.length > 0 ? byBehavior : byEffect.slice(0, 1);
    return [...byClass(), ...byWord, ...described, ...byDeed, ...byCode];
  });
}
