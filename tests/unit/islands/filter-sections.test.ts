import { describe, expect, it } from 'vitest';
import { filterSections } from '../../../src/islands/filter-sections.ts';
import type { FilterSection } from '../../../src/islands/filter-sections.ts';

function section(level: number, name: string, more: Partial<FilterSection> = {}): FilterSection {
  return { level, name, facts: '', rows: [], ...more };
}

const page: readonly FilterSection[] = [
  section(2, 'output.chunk\u200BFilename', { facts: "Type string Default '[id].js'" }),
  section(2, 'output.environment', {
    facts: 'Type { arrowFunction?: boolean; const?: boolean } object',
    rows: ['arrowFunction boolean', 'const boolean'],
  }),
  section(2, 'output.library', { facts: 'Type string | object' }),
  section(3, 'output.library.type', { facts: 'Type string' }),
  section(4, "type: 'amd'"),
  section(3, 'output.library.name'),
  section(2, 'output.path'),
];

function shown(query: string): string[] {
  return filterSections(page, query).map(({ shows }) => shows);
}

describe('filterSections', () => {
  it('finds names in any case, without the places where they may be broken', () => {
    expect(shown('CHUNKfile')).toEqual(['all', ...Array<string>(6).fill('nothing')]);
  });

  it('finds types and defaults', () => {
    expect(shown('[id]')[0]).toBe('all');
    expect(shown('object')).toEqual([
      'nothing',
      'all',
      'all',
      'nothing',
      'nothing',
      'nothing',
      'nothing',
    ]);
  });

  it('asks for every word', () => {
    expect(shown('library string')).toEqual([
      'nothing',
      'nothing',
      'all',
      'all',
      'nothing',
      'nothing',
      'nothing',
    ]);
    expect(shown('library nowhere')).toEqual(Array(7).fill('nothing'));
  });

  it('keeps the headings above what it finds, and no others', () => {
    expect(shown('amd')).toEqual([
      'nothing',
      'nothing',
      'heading',
      'heading',
      'all',
      'nothing',
      'nothing',
    ]);
  });

  it('finds rows by their words and those of their heading', () => {
    expect(filterSections(page, 'environment arrow')[1]).toEqual({
      shows: 'rows',
      rows: [true, false],
    });
    // A word of the heading alone finds the section, not each of its rows.
    expect(filterSections(page, 'environment')[1]).toEqual({ shows: 'all', rows: [false, false] });
  });

  it('shows everything without a word', () => {
    expect(new Set(shown('  '))).toEqual(new Set(['all']));
  });
});
