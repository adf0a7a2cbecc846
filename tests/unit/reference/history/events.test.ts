import { describe, expect, it } from 'vitest';
import { alternativesOf, eventsOf } from '../../../../src/reference/history/events.ts';

function typeEvents(before: string, after: string): string[] {
  return eventsOf({ version: '5.1.0', what: 'type', before, after }).map(
    (event) => `${event.what} ${event.before}${event.after}`,
  );
}

describe('alternativesOf', () => {
  it('splits between alternatives, and never inside one', () => {
    expect(alternativesOf("(a | b)[] | ((x: a | b) => c | d) | 'e'")).toEqual([
      '(a | b)[]',
      '((x: a | b) => c | d)',
      "'e'",
    ]);
  });
});

describe('eventsOf', () => {
  it.each([
    ['boolean', "boolean | 'auto'", ["accepts 'auto'"]],
    ["'a' | 'b' | string", "'a' | string", []],
    ["'a' | string", "'a' | 'b' | string", ["accepts 'b'"]],
    ['boolean', 'true', ['refuses boolean']],
    ['true', 'boolean', ['accepts boolean']],
    ['number', 'string', ['accepts string', 'refuses number']],
    ["('a' | 'b')[]", "('a' | 'b' | 'c')[]", ["accepts 'c'"]],
  ])('reads the change from %s to %s', (before, after, events) => {
    expect(typeEvents(before, after)).toEqual(events);
  });

  it('shortens long lists after an alternative', () => {
    const many = Array.from({ length: 30 }, (_, index) => `'value${index}'`).join(' | ');
    const [text = ''] = typeEvents('boolean', `boolean | ${many}`);
    expect(text).toMatch(/^accepts 'value0' \| .*'value\d+' \| …$/u);
    expect(text.length).toBeLessThan(140);
  });

  it('tells a mark that came from one that went', () => {
    const mark = (before: string, after: string) =>
      eventsOf({ version: '5.1.0', what: 'experimental', before, after })[0]?.what;
    expect(mark('', 'experimental')).toBe('experimental');
    expect(mark('experimental', '')).toBe('stable');
  });
});
