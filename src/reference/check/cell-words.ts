/** A test of a value that words make. */
type Test = (value: string) => boolean;

/** True for a value that turns an option off. */
export function isOff(value: string): boolean {
  return /^(?:false|undefined|null|\[\])$/u.test(value);
}

/** Words for values; what removes something is off where it's kept. */
const words: readonly (readonly [words: RegExp, test: Test])[] = [
  [/^(?:no|off|none|nothing|false|disabled|inactive|never)$/iu, isOff],
  [/^(?:kept|left in|left in place|not (?:removed|dropped|used|on|active|enabled))$/iu, isOff],
  [/^(?:yes|on|true|enabled|active|always|removed|dropped)$/iu, (value) => !isOff(value)],
  [
    /^(?:kept |only )?in memory(?: only)?$/iu,
    (value) => !isOff(value) && !value.includes('filesystem'),
  ],
  [/^(?:kept |only |stored )?on disk$/iu, (value) => value.includes('filesystem')],
  [
    /^(?:un(?:set|changed|defined)|not (?:changed|set|replaced|defined)|left (?:alone|as it is))$/iu,
    (value) => value === 'undefined',
  ],
];

function plain(value: string): string {
  return value.replaceAll('"', "'").replaceAll(/\s+|(?<=\d)_(?=\d)|^'|'$/gu, '');
}

/** The test that a cell's words make of a value; undefined if the words say something else. */
export function testOf(cell: string): Test | undefined {
  const text = cell.trim();
  const code = /^`(?<code>[^`]+)`$/u.exec(text)?.groups?.code ?? /^\d[\d_]*$/u.exec(text)?.[0];
  if (code !== undefined) return (value) => plain(value) === plain(code);
  return words.find(([pattern]) => pattern.test(text))?.[1];
}

/** Kinds of source maps, which a description mentions if the value has them. */
const partsOfValue = /\b(?:hidden|inline|nosources|cheap)\b/giu;

/**
 * The test that a description makes of the value of a mode: it can't describe a value that turns the option off, and
 * what it quotes is in the value.
 */
export function testOfDescription(cell: string): Test | undefined {
  const text = cell.trim();
  if (
    /\b(?:no|not|none|nothing|without|like|same|as|if|unless|depends|otherwise)\b|n['’]t\b/iu.test(
      text,
    )
  )
    return undefined;
  const quoted = [...text.matchAll(/`(?<code>[\w-]+)`/gu)].map(({ groups }) => groups?.code ?? '');
  const parts = [...quoted, ...(text.match(partsOfValue) ?? []).map((part) => part.toLowerCase())];
  return (value) =>
    !isOff(value) && (value.includes('…') || parts.every((part) => value.includes(part)));
}
