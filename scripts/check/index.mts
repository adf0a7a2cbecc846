/** Checks what a change affects, before it is proposed: `npm run check`. */
import { parseArgs } from 'node:util';
import { add, report, runChecks } from '../lib/checks.mts';
import { root } from '../lib/paths.mts';
import { step } from '../lib/process.mts';
import { readChanges } from './changes.mts';
import { planChecks } from './plan.mts';

/**
 * Runs the checks that the changed files need, and lists what is left to CI.
 *
 * @param args `--since <commit>` compares with this commit instead of where the branch left main; `--fast` skips types
 *   and tests
 * @returns exit code: 1 if there are findings
 */
export async function check(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { since: { type: 'string' }, fast: { type: 'boolean', default: false } },
  });
  const { since, changed, removed } = readChanges(root, values.since);
  const count = changed.length + removed.length;
  if (count === 0) {
    console.log(`Nothing has changed since ${since}.`);
    return 0;
  }
  console.log(`${count} changed files since ${since.slice(0, 12)}:`);
  for (const file of [...changed, ...removed].slice(0, 10)) console.log(`  ${file}`);
  if (count > 10) console.log(`  and ${count - 10} more`);

  const { checks, contentTests, exampleTests, leftToCi } = planChecks(changed, removed, {
    fast: values.fast,
  });
  let total = await step('Checks', () => runChecks(checks));
  if (contentTests.length + exampleTests.length > 0) {
    const { runVitest } = await import('../lib/test-suite.mts');
    if (contentTests.length > 0) total = add(total, await runVitest('content', contentTests));
    if (exampleTests.length > 0) total = add(total, await runVitest('replay', exampleTests));
  }
  console.log(`\nLeft to CI:\n${leftToCi.map((line) => `  ${line}`).join('\n')}`);
  return report(total);
}
