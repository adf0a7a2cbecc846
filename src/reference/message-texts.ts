/** Stands for a value that code inserts into a text. */
export const gap = '\0';

interface Literal {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const escapes: Readonly<Record<string, string>> = { n: ' ', r: ' ', t: ' ', '\n': ' ' };

/** Characters after which a slash begins a regular expression. */
const beforePattern = /(?:^|[(,=:[!&|?{};+]|\breturn)\s*$/u;

const pattern = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//uy;

/** Reads the strings and templates of JavaScript, at much less cost than a syntax tree. */
class Reader {
  readonly literals: Literal[] = [];
  readonly #code: string;
  #at = 0;

  constructor(code: string) {
    this.#code = code;
  }

  /** Reads to the end, or to the brace that ends an interpolation. */
  read(): void {
    for (let depth = 0; this.#at < this.#code.length; this.#at += 1) {
      const char = this.#code[this.#at] ?? '';
      if (char === '}' && depth === 0) return;
      if (char === '{') depth += 1;
      else if (char === '}') depth -= 1;
      else if (char === '/') this.#skipSlash();
      else if (char === '"' || char === "'" || char === '`') this.#readLiteral(char);
    }
  }

  /** Skips a comment or a regular expression; leaves the position at its last character. */
  #skipSlash(): void {
    const next = this.#code[this.#at + 1];
    if (next === '/' || next === '*') {
      const end = this.#code.indexOf(next === '/' ? '\n' : '*/', this.#at + 2);
      this.#at = end < 0 ? this.#code.length : end + (next === '/' ? 0 : 1);
      return;
    }
    if (!beforePattern.test(this.#code.slice(Math.max(0, this.#at - 20), this.#at))) return;
    pattern.lastIndex = this.#at;
    this.#at += (pattern.exec(this.#code)?.[0].length ?? 1) - 1;
  }

  #readLiteral(quote: string): void {
    const start = this.#at;
    let text = '';
    for (this.#at += 1; this.#at < this.#code.length; this.#at += 1) {
      const char = this.#code[this.#at] ?? '';
      if (char === quote || (char === '\n' && quote !== '`')) break;
      if (char === '\\') {
        this.#at += 1;
        const escaped = this.#code[this.#at] ?? '';
        text += escapes[escaped] ?? escaped;
      } else if (quote === '`' && char === '$' && this.#code[this.#at + 1] === '{') {
        this.#at += 2;
        this.read();
        text += gap;
      } else text += char;
    }
    this.literals.push({ text, start, end: this.#at + 1 });
  }
}

/** The text between two literals that code joins: nothing, or a gap; undefined if it doesn't join them. */
function joint(between: string): string | undefined {
  if (/^\s*\+\s*$/u.test(between)) return '';
  return /^\s*\+[^;,"'`]{1,80}\+\s*$/u.test(between) ? gap : undefined;
}

/**
 * The strings and templates in JavaScript, each on one line, with concatenated ones joined and a gap for each inserted
 * value. If a string is itself code, such as a line of webpack's runtime, its strings are included.
 */
export function textsIn(code: string): string[] {
  const reader = new Reader(code);
  reader.read();
  const found: string[] = [];
  let text = '';
  let end = 0;
  const finish = (next: string): void => {
    // A value is added at the end.
    found.push(text + (/^\s*\+/u.test(next) ? gap : ''));
  };
  // Literals in an interpolation end before the template does.
  for (const literal of reader.literals.toSorted((a, b) => a.start - b.start)) {
    if (literal.start < end) {
      found.push(literal.text);
      continue;
    }
    const between = code.slice(end, literal.start);
    const joined = end === 0 ? undefined : joint(between);
    if (joined === undefined) {
      if (end > 0) finish(between);
      // A value is in front.
      text = (/[\w)\]]\s*\+\s*$/u.test(between) ? gap : '') + literal.text;
    } else text += joined + literal.text;
    end = literal.end;
  }
  if (end > 0) finish(code.slice(end));
  return found.flatMap((one) => [
    one.replaceAll(/\s+/gu, ' ').trim(),
    ...(/\b(?:Error|warn|error|log)\(["'`]|["'`] \+ /u.test(one) ? textsIn(one) : []),
  ]);
}
