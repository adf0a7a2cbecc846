/** Reads what the test runners report, with the names of the tests that failed. */
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { add, fail } from './checks.mts';
import type { Results } from './checks.mts';
import { root } from './paths.mts';

/**
 * A runner that failed without reporting a failed test (for example, because it couldn't start) counts as one failure.
 */
export function resultsOf(runner: string, status: number, read: () => Results): Results {
  try {
    const results = read();
    return status !== 0 && results.failed.length === 0
      ? add(results, fail(`${runner} ended with exit code ${status}, without a failed test`))
      : results;
  } catch (error) {
    return fail(`${runner} wrote no report of its tests: ${String(error)}`);
  }
}

/** One line for a failed test: where it is, its name, and the start of its first message. */
function failedTest(file: string, name: string, message = ''): string {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  return `${path.relative(root, file)}: ${name}${first && `\n    ${first}`}`;
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/**
 * Reads a JSON report of Vitest. A file that failed without a failed test, such as one with an error in a hook, counts as
 * one failure.
 *
 * @throws Error if the report has another form
 */
export function vitestResults(text: string): Results {
  const report = vitestReport.parse(JSON.parse(text));
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [failedTest(name, 'the file', message)];
    return tests.map((test) => failedTest(name, test.fullName, test.failureMessages?.[0]));
  });
  return { passed: report.numPassedTests, failed };
}

const playwrightTest = z.object({
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })),
});
const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.int(),
      tests: z.array(playwrightTest),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.int() }),
});

/** A test that only passes when repeated counts as failed: the site or the test has a bug. */
function failedBrowserTests({ specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] {
  return [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => {
          const message = results.find(({ error }) => error !== undefined)?.error?.message;
          return failedTest(path.join(root, 'tests/e2e', `${file}:${line}`), title, message);
        }),
    ),
    ...suites.flatMap(failedBrowserTests),
  ];
}

/**
 * Reads a JSON report of Playwright.
 *
 * @throws Error if the report has another form
 */
export function playwrightResults(text: string): Results {
  const { stats, suites } = playwrightReport.parse(JSON.parse(text));
  return { passed: stats.expected, failed: suites.flatMap(failedBrowserTests) };
}
