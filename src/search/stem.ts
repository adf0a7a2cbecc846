/** Suffixes to strip, the first match; at least three letters must remain. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:iz|is)ations?$/u, 'iz'],
  [/(?:ize|ise|izes|ises|ized|ised|izing|ising)$/u, 'iz'],
  [/(?:ification|ifications|ify|ifies|ified|ifying)$/u, 'ifi'],
  [/ations?$/u, 'at'],
  [/(?:ates?|ated|ating)$/u, 'at'],
  [/ies$/u, 'i'],
  [/ings?$/u, ''],
  [/(?<![ceos])ed$/u, ''],
  [/ed$/u, 'e'],
  [/(?<=ss|sh|ch|x|z)es$/u, ''],
  [/(?<![aious])s$/u, ''],
];

/**
 * Strips English suffixes from a word, so "modules", "caching" and "optimized" match "module", "cache" and
 * "optimization". The stemmer is deliberately light, because names must remain distinct.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/u.test(word)) return word;
  let result = word;
  for (const [ending, replacement] of endings) {
    const stemmed = word.replace(ending, replacement);
    if (stemmed !== word && stemmed.length >= 3 && /[aeiouy]/u.test(stemmed)) {
      result = stemmed;
      break;
    }
  }
  return result
    .replace(/(?<letter>[bdgmnprt])\k<letter>$/u, '$<letter>')
    .replace(/(?<=..)[ey]$/u, (end) => (end === 'y' ? 'i' : ''));
}
