import { expect, it } from 'vitest';
import { analyse, termsOf } from '../../../../src/search/analyse.ts';
import { excerpt } from '../../../../packages/webpack-docs/src/excerpt.ts';

const terms = new Set(termsOf(analyse('wanted')));
const filler = Array.from({ length: 40 }, (_, index) => `Paragraph ${index} about nothing.`);

it('leaves a short text as it is', () => {
  expect(excerpt('A text.\n\nAnother.', terms, 100)).toBe('A text.\n\nAnother.');
});

it('keeps the beginning and what was asked for, in order', () => {
  const text = ['The beginning.', ...filler, 'This is wanted.', ...filler].join('\n\n');
  const short = excerpt(text, terms, 200);
  expect(short.length).toBeLessThanOrEqual(220);
  expect(short.startsWith('The beginning.')).toBe(true);
  expect(short).toContain('This is wanted.');
  expect(short).toContain('\n…\n');
});

it('takes the row of a table, and no half of a code block', () => {
  const text = [
    'The beginning.',
    '```js\nconst a = 1;\n\nconst b = 2;\n```',
    '| Option | What |\n| - | - |\n| `a` | nothing |\n| `b` | wanted |',
    ...filler,
  ].join('\n\n');
  const short = excerpt(text, terms, 160);
  expect(short).toContain('| `b` | wanted |');
  expect((short.match(/```/gu)?.length ?? 0) % 2).toBe(0);
});

it('cuts a block that is longer than the room', () => {
  expect(excerpt('x'.repeat(500), terms, 100)).toHaveLength(100);
});
