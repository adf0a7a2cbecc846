import * as z from 'zod';

/** Annotation of an attempt that failed in a page of which Chromium drew nothing any more. */
export const stallAnnotation = 'browser stalled';

const attempt = z.object({
  status: z.string(),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.int(),
  tests: z.array(
    z.object({
      status: z.enum(['skipped', 'expected', 'unexpected', 'flaky']),
      results: z.array(attempt),
    }),
  ),
});

const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

/** What is read of the report that Playwright's reporter `json` writes. */
const report = z.object({
  suites: z.array(suite),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

export interface BrowserCounts {
  readonly passed: number;
  readonly failed: number;
  /** Tests that passed when repeated, after Chromium had stopped drawing, each with its place and its page. */
  readonly stalled: readonly string[];
}

/**
 * Counts the browser tests. A test that passes only when repeated is a defect of the site or of the test and counts
 * as failed, but where the first attempt failed since Chromium stopped drawing its page.
 *
 * @param text report of Playwright's reporter `json`
 * @throws Error if it is not such a report
 */
export function countBrowserTests(text: string): BrowserCounts {
  const { suites, stats } = report.parse(JSON.parse(text));
  const specs = (list: readonly z.infer<typeof suite>[]): z.infer<typeof spec>[] =>
    list.flatMap((one) => [...one.specs, ...specs(one.suites ?? [])]);
  const stalled = specs(suites).flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status, results }) => {
      const failures = results.filter((result) => result.status !== 'passed');
      const notes = failures.map(({ annotations }) =>
        annotations.find(({ type }) => type === stallAnnotation),
      );
      if (status !== 'flaky' || notes.includes(undefined)) return [];
      return [`${file}:${line} ${title}: ${notes.map((note) => note?.description).join(', ')}`];
    }),
  );
  return {
    passed: stats.expected + stalled.length,
    failed: stats.unexpected + stats.flaky - stalled.length,
    stalled,
  };
}
