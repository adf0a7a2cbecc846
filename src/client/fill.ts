/** Fills the placeholders (`{name}`) of a text with values. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (place, name: string) => values[name] ?? place);
}
