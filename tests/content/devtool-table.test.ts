import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { devtoolValues } from '../../scripts/bench/devtool.mts';
import { parsePage } from '../../src/content/source-page.ts';
import { devtoolSpeedFile } from '../../src/reference/data/devtool-speed.ts';
import type { Spread } from '../../src/reference/data/devtool-speed.ts';
import type { DevtoolSpeed } from '../../src/reference/data/devtool-speed.ts';

const file = 'docs/configuration/devtool.mdx';
const source = readFileSync(path.resolve(file), 'utf8');
const speed = JSON.parse(readFileSync(path.resolve(devtoolSpeedFile), 'utf8')) as DevtoolSpeed;

/** Cells of the table that has a column of this name, by the text of their row's first cell. */
function column(name: string): Map<string, string> {
  const tables: Table[] = [];
  visit(parsePage(file, source).tree, 'table', (table) => {
    tables.push(table);
  });
  for (const { children } of tables) {
    const [heads, ...rows] = children.map((row) => row.children.map((cell) => toString(cell)));
    const index = heads?.indexOf(name) ?? -1;
    if (index >= 0) return new Map(rows.map((cells) => [cells[0] ?? '', cells[index] ?? '']));
  }
  throw new Error(`${file} has no table with the column ${name}.`);
}

/** A ratio as the table of /configuration/devtool/ prints it: `1.5 (1.1–1.9)`. */
function spreadText({ median, low, high }: Spread): string {
  return `${median.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`;
}

it.each(['build', 'rebuild'] as const)('quotes the measured times of each %s', (time) => {
  const name = time === 'build' ? 'Build' : 'Rebuild';
  const measured = Object.entries(speed.values).map(([value, ratios]) => [
    value,
    value === 'false' ? '1' : spreadText(ratios[time]),
  ]);
  expect(Object.fromEntries(column(name))).toEqual(Object.fromEntries(measured));
});

it('measures every value', () => {
  expect(Object.keys(speed.values)).toEqual(devtoolValues());
});

it('says what was measured', () => {
  expect(source).toContain(`webpack ${speed.webpack}`);
  expect(source).toContain(`${speed.modules} modules`);
  expect(source).toContain(`${speed.rounds} rounds`);
});
