/** Punctuation and spaces of Chinese text. */

const han = String.raw`\p{Script=Han}`;
const latin = String.raw`[A-Za-z0-9]`;

const rules: readonly { readonly pattern: RegExp; readonly message: string }[] = [
  {
    // Also after a Latin word or code, because the surrounding sentence is Chinese.
    pattern: new RegExp(String.raw`[,;!?:](?=\s|${han}|$)`, 'u'),
    message: 'Chinese text has full-width punctuation',
  },
  {
    // The period after a step number is allowed.
    pattern: new RegExp(String.raw`(?<!^\d+)\.(?=\s|${han}|\x60|$)`, 'u'),
    message: 'a Chinese sentence ends with “。”',
  },
  {
    pattern: new RegExp(String.raw`${han} ?\(|\((?=${han})|\)(?= ?${han})`, 'u'),
    message: 'Chinese text has full-width parentheses',
  },
  {
    pattern: new RegExp(`${han}${latin}|${latin}${han}`, 'u'),
    message: 'write a space between Chinese and Latin characters',
  },
  {
    pattern: new RegExp(`${han}\`|\`${han}`, 'u'),
    message: 'write a space between Chinese text and code',
  },
  {
    pattern: / [，。：；！？、）]|[，。：；！？、（] (?=\S)/u,
    message: 'no space next to full-width punctuation',
  },
];

/** English quotations keep their punctuation, and so do code and calls such as `import()`. */
function withoutForeignText(text: string): string {
  return text
    .replaceAll(/`[^`]*`/gu, '`x`')
    .replaceAll(new RegExp(`“[^”${han}]*”`, 'gu'), '“”')
    .replaceAll(/\w\(\)/gu, 'x');
}

/** Faults in the punctuation and spacing of a text; none if it isn't Chinese. */
export function chineseFaults(text: string): string[] {
  const plain = withoutForeignText(text);
  if (!new RegExp(han, 'u').test(plain)) return [];
  return rules.flatMap(({ pattern, message }) => {
    const match = pattern.exec(plain);
    if (match === null) return [];
    const place = plain.slice(Math.max(0, match.index - 8), match.index + 8).trim();
    return [`${message}: “${place}”`];
  });
}
