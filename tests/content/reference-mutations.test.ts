import { expect, it } from 'vitest';
import { mutations } from '../support/reference/mutations.ts';

/** Draws other cases of the same kinds: `MUTATION_SEED=3`. */
const seed = Number(process.env.MUTATION_SEED ?? 0);

/** Share of the mutations of each kind, and of all, that the checks have to notice. */
const least = { ofKind: 0.75, ofAll: 0.97 };

it('the checks notice what disappears from webpack, and what goes wrong on a page', async () => {
  const scores = new Map<string, { total: number; missed: string[] }>();
  for (const { kind, what, isFound } of await mutations(process.cwd(), seed)) {
    const score = scores.get(kind) ?? { total: 0, missed: [] };
    score.total += 1;
    if (!isFound()) score.missed.push(what);
    scores.set(kind, score);
  }
  const rows = [...scores].map(([kind, { total, missed }]) => {
    const found = total - missed.length;
    return { kind, total, found, missed };
  });
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const found = rows.reduce((sum, row) => sum + row.found, 0);
  process.stdout.write(
    `Mutations noticed: ${found} of ${total}, ${Math.floor((found / total) * 100)}%\n${rows
      .map(
        (row) =>
          `  ${row.kind.padEnd(44)} ${row.found} of ${row.total}${row.missed.map((one) => `\n      missed: ${one}`).join('')}`,
      )
      .join('\n')}\n`,
  );
  expect(rows.length).toBeGreaterThan(30);
  expect(
    rows.filter((row) => row.found / row.total < least.ofKind).map(({ kind }) => kind),
  ).toEqual([]);
  expect(found / total).toBeGreaterThanOrEqual(least.ofAll);
}, 1_800_000);
