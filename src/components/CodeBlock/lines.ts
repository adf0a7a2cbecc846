/** A token of code with its grammar types, outermost first. */
export interface CodeToken {
  readonly types: readonly string[];
  readonly content: string;
}

export interface LineOptions {
  /** Zero-based indexes of highlighted lines. */
  readonly highlighted: ReadonlySet<number>;
  /** True if lines begin with `+` and `-`, as in a diff. */
  readonly isDiff: boolean;
  /** Number of the first line, if lines are numbered. */
  readonly firstNumber: number | undefined;
}

/**
 * Kinds of tokens that have a color, with the names that Prism's grammars use for them. Punctuation isn't colored: it
 * would make up a third of all elements on the longest pages.
 */
const kinds = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  string: ['string', 'attr-value', 'char', 'regex', 'url', 'template-string'],
  number: ['number', 'boolean', 'constant', 'symbol'],
  keyword: ['keyword', 'atrule', 'rule', 'important'],
  function: ['function', 'class-name', 'selector'],
  tag: ['tag', 'builtin'],
  property: ['attr-name', 'property', 'variable', 'property-access'],
  inserted: ['inserted', 'inserted-sign'],
  deleted: ['deleted', 'deleted-sign'],
} as const satisfies Record<string, readonly string[]>;

const kindOfType: ReadonlyMap<string, string> = new Map(
  Object.entries(kinds).flatMap(([kind, types]) => types.map((type) => [type, kind] as const)),
);

/** The kind of a token: that of its innermost type that has one. */
export function kindOf(types: readonly string[]): string | undefined {
  return types.map((type) => kindOfType.get(type)).findLast((kind) => kind !== undefined);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Adjacent tokens of the same kind share an element, which keeps long pages small. */
function tokensHtml(tokens: readonly CodeToken[]): string {
  const runs: { kind: string | undefined; text: string }[] = [];
  for (const { types, content } of tokens) {
    const text = content === '\n' ? '' : content;
    const kind = text.trim() === '' ? runs.at(-1)?.kind : kindOf(types);
    const last = runs.at(-1);
    if (last && last.kind === kind) last.text += text;
    else runs.push({ kind, text });
  }
  return runs
    .filter(({ text }) => text !== '')
    .map(({ kind, text }) =>
      kind === undefined
        ? escapeHtml(text)
        : `<span data-token="${kind}">${escapeHtml(text)}</span>`,
    )
    .join('');
}

function kindOfLine(text: string, index: number, options: LineOptions): string | undefined {
  if (options.highlighted.has(index)) return 'highlighted';
  if (options.isDiff && text.startsWith('+')) return 'inserted';
  if (options.isDiff && text.startsWith('-')) return 'deleted';
  return options.firstNumber === undefined ? undefined : 'plain';
}

/** HTML of the lines of code; a line without special styling gets no element. */
export function linesHtml(lines: readonly (readonly CodeToken[])[], options: LineOptions): string {
  return lines
    .map((tokens, index) => {
      const html = tokensHtml(tokens);
      const kind = kindOfLine(tokens.map(({ content }) => content).join(''), index, options);
      if (kind === undefined) return html;
      const { firstNumber } = options;
      const number = firstNumber === undefined ? '' : ` data-number="${firstNumber + index}"`;
      return `<span data-line="${kind}"${number}>${html}</span>`;
    })
    .join('\n');
}

/** The same lines without colors, shown until the highlighter has loaded. */
export function plainHtml(code: string, options: LineOptions): string {
  return linesHtml(
    code.split('\n').map((content) => [{ types: ['plain'], content }]),
    options,
  );
}
