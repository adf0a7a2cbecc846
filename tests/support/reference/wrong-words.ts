/** A name with two letters swapped or one left out, like a typo. */
export function misspell(name: string): string {
  const at = Math.max(1, Math.floor(name.length / 2));
  const swapped = name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
  return swapped === name || swapped.length !== name.length
    ? name.slice(0, at) + name.slice(at + 1)
    : swapped;
}

/** A version with another minor number. */
export function otherMinor(version: string, step: number): string {
  const [major = '', minor = ''] = version.split('.');
  return `${major}.${Number(minor) + step}`;
}

/** Words of messages with others that mean the same. */
const synonyms: readonly (readonly [words: RegExp, others: string])[] = [
  [/\bwas not found\b/u, 'is missing'],
  [/\bhas not been\b/u, 'was never'],
  [/\b(?:cannot|can't)\b/u, 'is unable to'],
  [/\b(?:does not|doesn't)\b/u, 'fails to'],
  [/\bmust\b/u, 'has to'],
  [/\bshould\b/u, 'ought to'],
  [/\bfailed\b/u, 'went wrong'],
  [/\bdifferent\b/u, 'another'],
  [/\b(?:used|applied)\b/u, 'needed'],
  [/\bmultiple\b/iu, 'Several'],
  [/\bwithout\b/u, 'with no'],
  [/\bis not\b/u, "isn't"],
  [/\bare\b/u, 'were'],
  [/\bis\b/u, 'will be'],
  [/\bin\b/u, 'within'],
  [/\bof\b/u, 'for'],
];

/** A message in other words that mean the same; undefined if it has none that are known. */
export function reworded(text: string): string | undefined {
  const [words, others] = synonyms.find(([one]) => one.test(text)) ?? [];
  return words === undefined || others === undefined ? undefined : text.replace(words, others);
}
