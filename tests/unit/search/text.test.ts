import { describe, expect, it } from 'vitest';
import { markMatches, snippet } from '../../../src/search/snippet.ts';
import { queryVariants as variantsFor } from '../../../src/search/query.ts';

describe('snippets', () => {
  const marked = (text: string, ...terms: string[]): string =>
    markMatches(text, new Set(terms))
      .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
      .join('');

  it('mark words by any of their terms', () => {
    expect(marked('Set output.publicPath, or --watch it.', 'publicpath', '--watch')).toBe(
      'Set [output.publicPath], or [--watch] it.',
    );
    expect(marked('使用代码分离。', '代码', '码分', '分离')).toBe('使用[代码分离]。');
    expect(marked('<b>nothing</b>', 'chunk')).toBe('<b>nothing</b>');
  });

  it('mark each text by its own words, however many others were marked before', () => {
    const texts = Array.from({ length: 500 }, (_, index) => `Chunk number${index} of 500`);
    for (const round of [1, 2]) {
      texts.forEach((text, index) => {
        expect(marked(text, `number${index}`), `round ${round}`).toBe(
          `Chunk [number${index}] of 500`,
        );
      });
    }
    expect(marked('Chunk number7 of 500', 'chunk')).toBe('[Chunk] number7 of 500');
  });

  it('lose no character of the text', () => {
    const text = 'Ａ path 😀 to 코드, twice path.';
    expect(
      markMatches(text, new Set(['path', '코드']))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('show the part with most of the terms', () => {
    const filler = 'Words that say nothing of it. '.repeat(20);
    const pieces = snippet(
      `chunk ${filler}A chunk and its hash. ${filler}`,
      new Set(['chunk', 'hash']),
    );
    expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
      'chunk',
      'hash',
    ]);
    expect(pieces[0]?.text).toBe('…');
    expect(pieces.at(-1)?.text).toBe('…');
    expect(pieces.map(({ text }) => text).join('').length).toBeLessThan(160);
  });

  it('show the beginning of a text without the terms, and short texts whole', () => {
    expect(snippet('Short.', new Set(['chunk']))).toEqual([{ text: 'Short.', isMatch: false }]);
    expect(snippet('', new Set(['chunk']))).toEqual([]);
  });
});

describe('variants of a query', () => {
  const isKnown = (term: string): boolean => term === 'plugin';
  const queryVariants = (text: string) => variantsFor(text, isKnown);

  it('are the text, and the same with each synonym', () => {
    expect(queryVariants('enable HMR').map(({ text }) => text)).toEqual([
      'enable HMR',
      'enable hot module replacement',
    ]);
    expect(queryVariants('--env').map(({ text }) => text)).toEqual(['--env']);
  });

  it('leave out stop words unless there are no others', () => {
    const [question] = queryVariants('how to use the cache');
    expect(question?.words.map(({ term }) => term)).toEqual(['cach']);
    expect(queryVariants('why')[0]?.words.map(({ term }) => term)).toEqual(['why']);
  });

  it('have each word once, so that repeating it changes nothing', () => {
    const words = (text: string) => queryVariants(text)[0]?.words;
    expect(words('tree shaking '.repeat(20))).toEqual(words('tree shaking'));
  });

  it('take an unknown last word for one that may be on its way to an ending', () => {
    const lastParts = (text: string) => queryVariants(text)[0]?.words.at(-1)?.parts ?? [];
    expect(lastParts('output cachin')).toEqual([{ term: 'cach', parts: [] }]);
    expect(lastParts('output plugin')).toEqual([]);
  });
});
