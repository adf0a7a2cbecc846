/** Checks that are separate programs: each counts as one test, which passes if the exit code is 0. */
import { bin } from './paths.mts';
import { runAside } from './process.mts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export const none: Counts = { passed: 0, failed: 0 };
export const pass: Counts = { passed: 1, failed: 0 };
export const fail: Counts = { passed: 0, failed: 1 };

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** Prints the final line with the test results, and returns the exit code. */
export function report({ passed, failed }: Counts): number {
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

export interface Check {
  readonly title: string;
  /** Name of an installed program, or `node`. */
  readonly program: string;
  readonly args: readonly string[];
}

/** Runs two checks at a time, since each uses only one CPU core. The output of each is printed when it ends. */
export async function runChecks(checks: readonly Check[]): Promise<Counts> {
  const waiting = [...checks];
  let total = none;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { title, program, args } = next;
      const started = performance.now();
      const command = program === 'node' ? process.execPath : bin(program);
      const { code, output } = await runAside(command, args);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${output.trimEnd()}\n`.trimStart());
      console.log(`  ${title}: ${code === 0 ? 'passed' : 'failed'}, ${seconds} s`);
      total = add(total, code === 0 ? pass : fail);
    }
  };
  await Promise.all([work(), work()]);
  return total;
}
