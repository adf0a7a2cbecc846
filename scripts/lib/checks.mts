/** Checks that are separate programs: each counts as one test, which passes if the exit code is 0. */
import { bin } from './paths.mts';
import { runAside } from './process.mts';

export interface Results {
  readonly passed: number;
  /** What failed: the name of a check, or of a test with the start of its message. */
  readonly failed: readonly string[];
}

export const none: Results = { passed: 0, failed: [] };
export const pass: Results = { passed: 1, failed: [] };

export function fail(what: string): Results {
  return { passed: 0, failed: [what] };
}

export function add(a: Results, b: Results): Results {
  return { passed: a.passed + b.passed, failed: [...a.failed, ...b.failed] };
}

/**
 * Prints what failed, so that nobody has to look for it in a log of thousands of lines, then the
 * number of tests, and returns the exit code.
 */
export function report({ passed, failed }: Results): number {
  if (failed.length > 0) console.log(`\nFailed:\n${failed.map((what) => `  ${what}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  return failed.length === 0 && passed > 0 ? 0 : 1;
}

export interface Check {
  readonly title: string;
  /** Name of an installed program, or `node`. */
  readonly program: string;
  readonly args: readonly string[];
}

/** Runs two checks at a time, since each uses only one CPU core. The output of each is printed when it ends. */
export async function runChecks(checks: readonly Check[]): Promise<Results> {
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
      total = add(total, code === 0 ? pass : fail(title));
    }
  };
  await Promise.all([work(), work()]);
  return total;
}
