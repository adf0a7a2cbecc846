/** A piece of code with the names that the grammar gives it, the outermost first. */
export interface CodeToken {
  readonly types: readonly string[];
  readonly content: string;
}

export interface LineOptions {
  /** Lines to stand out, counted from 0. */
  readonly highlighted: ReadonlySet<number>;
  /** Whether lines begin with `+` and `-`, as in a difference. */
  readonly isDiff: boolean;
  /** Number of the first line, where lines are numbered. */
  readonly firstNumber: number | undefined;
}

/**
 * Kinds of tokens that have a colour, with the names that Prism's grammars have for them. Punctuation is left as
 * it is: it would be a third of all elements of the longest pages.
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

/** The kind of a token: that of the innermost of its names that has one. */
export function kindOf(types: readonly string[]): string | undefined {
  return types.map((type) => kindOfType.get(type)).findLast((kind) => kind !== undefined);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Neighbours of one kind share an element, which keeps long pages light. */
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

/** HTML of the lines of a piece of code; a line that looks like all others needs no element. */
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

/** The same lines without colours, for the moment before the highlighter has come. */
export function plainHtml(code: string, options: LineOptions): string {
  return linesHtml(
    code.split('\n').map((content) => [{ types: ['plain'], content }]),
    options,
  );
}
