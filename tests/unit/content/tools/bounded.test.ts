import { expect, it } from 'vitest';
import { bounded, mostCharacters } from '../../../../src/content/tools/bounded.ts';

const long = Array.from({ length: 2000 }, (_, index) => `Line ${index}.`).join('\n');

it('leaves what fits as it is', () => {
  expect(bounded('Short.', 0, 'Head\n')).toBe('Head\nShort.');
});

it('cuts at a line, and says how to go on', () => {
  const first = bounded(long, 0, 'Head\n');
  expect(first.length).toBeLessThanOrEqual(mostCharacters);
  expect(first).toMatch(
    /\.\n\n\[Characters 0 to \d+ of 20889\. For more, ask again with offset: \d+\.\]$/u,
  );
});

it('hands out the whole text in parts', () => {
  let whole = '';
  let offset = 0;
  for (;;) {
    const part = bounded(long, offset);
    const next = /offset: (\d+)\.\]$/u.exec(part)?.[1];
    whole += `${part.replace(/\n\n\[Characters .*$/u, '')}\n`;
    if (next === undefined) break;
    offset = Number(next);
  }
  expect(whole.trimEnd()).toBe(long);
});

it('cuts a text without lines', () => {
  const part = bounded('x'.repeat(20_000));
  expect(part.length).toBeLessThanOrEqual(mostCharacters);
  expect(part.length).toBeGreaterThan(7000);
});

it('refuses an offset behind the end', () => {
  expect(() => bounded('Short.', 6)).toThrow(
    'The offset 6 is behind the end: the text has 6 characters.',
  );
});
