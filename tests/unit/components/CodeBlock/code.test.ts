import { Prism, normalizeTokens } from 'prism-react-renderer';
import { describe, expect, it } from 'vitest';
import { copyText } from '../../../../src/client/copy-text.ts';
import { languageLabel } from '../../../../src/components/CodeBlock/languages.ts';
import { kindOf, linesHtml, plainHtml } from '../../../../src/components/CodeBlock/lines.ts';

const options = { highlighted: new Set<number>(), isDiff: false, firstNumber: undefined };

function highlighted(code: string, language = 'javascript'): string {
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`Prism has no ${language}`);
  return linesHtml(normalizeTokens(Prism.tokenize(code, grammar)), options);
}

describe('linesHtml', () => {
  it('gives tokens a kind and leaves plain text bare', () => {
    expect(highlighted('const a = "b"; // c')).toBe(
      '<span data-token="keyword">const</span> a = <span data-token="string">"b"</span>; ' +
        '<span data-token="comment">// c</span>',
    );
  });

  it('keeps the text as it is, line for line', () => {
    const code = 'a();\n\n  if (a < b && c) { /* x\n y */ }\n\t`${d}`';
    const text = highlighted(code)
      .replaceAll(/<[^>]+>/gu, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(text).toBe(code);
  });

  it('escapes what would be markup', () => {
    const token = { types: ['plain'], content: '<img src=x onerror=alert(1)>&amp;' };
    expect(linesHtml([[token]], options)).toBe('&lt;img src=x onerror=alert(1)&gt;&amp;amp;');
  });

  it('joins neighbors of one kind', () => {
    const tokens = ['new', ' ', 'await'].map((content) => ({ types: ['keyword'], content }));
    expect(linesHtml([tokens], options)).toBe('<span data-token="keyword">new await</span>');
  });

  it('marks highlighted, inserted and deleted lines, and no other', () => {
    expect(plainHtml('a\n+b\n-c', { ...options, isDiff: true, highlighted: new Set([0]) })).toBe(
      '<span data-line="highlighted">a</span>\n<span data-line="inserted">+b</span>\n' +
        '<span data-line="deleted">-c</span>',
    );
    expect(plainHtml('a\n+b\n-c', options)).toBe('a\n+b\n-c');
  });

  it('makes each line an element where lines have numbers', () => {
    expect(plainHtml('a\n', { ...options, firstNumber: 7 })).toBe(
      '<span data-line="plain" data-number="7">a</span>\n<span data-line="plain" data-number="8"></span>',
    );
  });
});

describe('kindOf', () => {
  it('takes the innermost name that has a color', () => {
    expect(kindOf(['tag', 'attr-value', 'unknown'])).toBe('string');
    expect(kindOf(['unknown'])).toBeUndefined();
  });
});

describe('copyText', () => {
  it('leaves code that is no difference alone', () => {
    expect(copyText('-a\n+b', 'js')).toBe('-a\n+b');
  });

  it('copies a difference as the code after it', () => {
    expect(copyText(' {\n-  "a": 1\n+  "a": 2,\n+\n }', 'diff')).toBe('{\n  "a": 2,\n\n}');
  });

  it('keeps unchanged lines whole where they have no space in front', () => {
    expect(copyText('module.exports = {\n-  a,\n+  b,\n};', 'diff-js')).toBe(
      'module.exports = {\n  b,\n};',
    );
  });

  it('leaves out headers and marks of omission', () => {
    const diff =
      '--- a/x.js\n+++ b/x.js\n@@ -1,2 +1,2 @@\n …\n-a\n+b\n …\n\\ No newline at end of file';
    expect(copyText(diff, 'diff')).toBe('b');
  });
});

describe('languageLabel', () => {
  it('names languages as readers know them, and plain text not at all', () => {
    expect(languageLabel('js')).toBe('JavaScript');
    expect(languageLabel('zig')).toBe('zig');
    expect(languageLabel('constructor')).toBe('constructor');
    expect(['text', 'txt', 'plain', ''].map(languageLabel)).toEqual(Array(4).fill(undefined));
  });
});
