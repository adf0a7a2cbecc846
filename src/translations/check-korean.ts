import type { Term } from './terms.ts';

/** Register and particles of Korean text. */

/** The final sound of a spoken word, which determines the form of the following particle. */
type FinalSound = 'consonant' | 'l' | 'vowel';

const sounds = (sound: FinalSound, words: string): [string, FinalSound][] =>
  words.split(' ').map((word) => [word, sound]);

/** Words that aren't pronounced as their spelling suggests. */
const irregular = new Map<string, FinalSound>([
  ...sounds('vowel', 'readme'),
  ...sounds('consonant', 'template group layout timeout out wasm'),
  ...sounds('vowel', 'github check'),
  ...sounds('l', 'yaml toml url'),
]);

/** Words whose Korean pronunciation varies, or that only some people spell out. */
const unclear = /^dir$|(?:oop|[^w]eb|lob|ib|ub|ab|[^i]c|q|uite|ait|eet|oat|out|eat)$/u;

const byLetter: readonly (readonly [RegExp, FinalSound])[] = [
  [/(?:le|l)$/u, 'l'],
  [/(?:type|[mn]e|[mn]|ng)$/u, 'consonant'],
  // -ㄱ, -ㅂ, -ㅅ after a short vowel (pack, map, set), -크, -프, -트 after a consonant (chunk, help, import).
  [/(?:ck|ic|web|(?<![aeiou])[aeiou][kpt]|app)$/u, 'consonant'],
  [/[kpt]$/u, 'vowel'],
  [/[a-z]$/u, 'vowel'],
];

const lettersReadWithL = /[LR]$/iu;
const lettersReadWithConsonant = /[MN]$/iu;

function soundOfDigit(digit: string): FinalSound {
  if ('178'.includes(digit)) return 'l';
  return '036'.includes(digit) ? 'consonant' : 'vowel';
}

/**
 * The final sound of a Latin word, a number or code when read in Korean.
 *
 * @returns undefined if readers differ
 */
export function finalSound(text: string): FinalSound | undefined {
  const last = /[A-Za-z]+$|\d$/u.exec(text.replace(/(?:\(\)|[)\]}>'"])+$/u, ''))?.[0];
  if (last === undefined) return undefined;
  // Some people read version numbers in English, others in Korean.
  if (/\d/u.test(last)) return /[A-Za-z]\d+$/u.test(text) ? undefined : soundOfDigit(last);
  // The last part of a name such as publicPath or HTMLElement.
  const word = /(?:[A-Z]{2,}|[A-Z]?[a-z]+|[A-Z])$/u.exec(last)?.[0] ?? last;
  const lower = word.toLowerCase();
  const known = irregular.get(lower);
  if (known !== undefined) return known;
  const isSpelled = /^[A-Z]{1,4}$/u.test(word) || !/[aeiouy]/u.test(lower);
  if (isSpelled) {
    if (lettersReadWithL.test(word)) return 'l';
    return lettersReadWithConsonant.test(word) ? 'consonant' : 'vowel';
  }
  if (unclear.test(lower)) return undefined;
  return byLetter.find(([pattern]) => pattern.test(lower))?.[1];
}

/** The final sound of a Hangul syllable. */
function soundOfSyllable(syllable: string): FinalSound {
  const final = ((syllable.codePointAt(0) ?? 0) - 0xac_00) % 28;
  if (final === 0) return 'vowel';
  return final === 8 ? 'l' : 'consonant';
}

/** Particles with two forms: one after consonants, and one after vowels. */
const particlePairs = [
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
  ['으로', '로'],
] as const;

/** The form of a particle that a word requires. */
function rightForm(particle: string, sound: FinalSound): string {
  const pair = particlePairs.find((forms) => forms.some((form) => form === particle));
  if (pair === undefined) return particle;
  const [afterConsonant, afterVowel] = pair;
  if (sound === 'l') return afterConsonant === '으로' ? afterVowel : afterConsonant;
  return sound === 'consonant' ? afterConsonant : afterVowel;
}

const particle = String.raw`(?<particle>으로|로|은|는|이|가|을|를|과|와)(?:는|도|서|써|부터|만|의)?(?=[\s.,:;?!)”·]|$)`;

function wrongForm(word: string, found: string, sound: FinalSound | undefined): string[] {
  if (sound === undefined) return [];
  const right = rightForm(found, sound);
  return right === found ? [] : [`write "${word}${right}" instead of "${word}${found}"`];
}

function particleFaults(text: string, terms: readonly Term[]): string[] {
  const afterLatin = [
    ...text.matchAll(new RegExp(`(?<word>\`[^\`]+\`|[A-Za-z0-9][\\w.'-]*)${particle}`, 'gu')),
  ].flatMap(({ groups: { word = '', particle: found = '' } = {} }) =>
    wrongForm(word, found, finalSound(word.replaceAll('`', ''))),
  );
  const nouns = terms
    .map(({ translation }) => translation)
    .filter((word) => /[가-힣]$/u.test(word));
  const afterTerms = nouns.flatMap((noun) =>
    [...text.matchAll(new RegExp(`(?<![가-힣])${noun}${particle}`, 'gu'))].flatMap(
      ({ groups: { particle: found = '' } = {} }) =>
        wrongForm(noun, found, soundOfSyllable(noun.at(-1) ?? '')),
    ),
  );
  // After other words, only checks forms that can't be part of the word itself.
  const afterOthers = [
    ...text.matchAll(/(?<word>[가-힣]+)(?<particle>를|와|으로)(?=[\s.,:;?!)”]|$)/gu),
  ].flatMap(({ groups: { word = '', particle: found = '' } = {} }) =>
    wrongForm(word, found, soundOfSyllable(word.at(-1) ?? '')),
  );
  const spaced =
    /(?<word>[\p{L}\p{N}`)”]+) (?<particle>은|는|을|를|와|과|의|에|에서|으로|로|가)(?=[\s.,]|$)/u.exec(
      text,
    );
  return [
    ...new Set([...afterLatin, ...afterTerms, ...afterOthers]),
    ...(spaced === null ? [] : [`no space before a particle: "${spaced[0]}"`]),
  ];
}

/** Sentence endings of a familiar or plain register; 하세요 and questions in -요 are compatible with 합니다체. */
const otherRegister: readonly RegExp[] = [
  /(?<!세|까|나|가)요$/u,
  /(?<!니)다$/u,
  /(?:해|돼|봐|줘|죠|(?:이|거|하)야)$/u,
];

function registerFaults(text: string): string[] {
  const sentences = text.replaceAll(/“[^”]*”/gu, '“”').split(/(?<=[.?!])(?:\s|$)/u);
  return sentences.flatMap((sentence) => {
    const end = /(?<end>[가-힣]+)(?:\([^)]*\))?[.!?]$/u.exec(sentence.trim())?.groups?.end;
    if (end === undefined || !otherRegister.some((pattern) => pattern.test(end))) return [];
    return [`"${end}" is not in the register of these pages: end sentences with -ㅂ니다 or -세요`];
  });
}

/** Faults in the register and the particles of a Korean text. */
export function koreanFaults(text: string, terms: readonly Term[]): string[] {
  return [...registerFaults(text), ...particleFaults(text, terms)];
}
