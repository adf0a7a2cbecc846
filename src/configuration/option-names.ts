/** The reference's name for an option at a path in a configuration: `Rule.use` for `module.rules[0].use[1]`. */
export function optionOf(place: string): string {
  return place
    .replace(/^\[\d+\]\.?/u, '')
    .replaceAll(/\[\d+\]/gu, '')
    .replace(/^module\.(?:defaultRules|rules)\.(?:(?:oneOf|rules)\.)*/u, 'Rule.');
}

/** Names under which the reference may list an option: its own, and those in which one key is chosen by the user. */
export function patternsOf(option: string): string[] {
  const parts = option.split('.');
  const patterns = parts.slice(1).map((_, index) => {
    const place = parts.length - 1 - index;
    return parts.map((part, at) => (at === place ? '<name>' : part)).join('.');
  });
  return [option, ...patterns];
}
