import { describe, expect, it } from 'vitest';
import { countBrowserTests, stallAnnotation } from '../../../scripts/lib/browser-report.mts';

const stall = { type: stallAnnotation, description: 'no frame of /concepts/ in 10 s' };
const passed = { status: 'passed', annotations: [] };

function reportOf(
  status: string,
  results: readonly { status: string; annotations: readonly object[] }[],
): string {
  const spec = { title: 'opens', file: 'page.spec.ts', line: 7, tests: [{ status, results }] };
  const stats = { expected: 20, unexpected: 0, flaky: 0, [status]: status === 'expected' ? 21 : 1 };
  const inner = { title: 'in a group', specs: [spec] };
  return JSON.stringify({ suites: [{ title: 'page.spec.ts', specs: [], suites: [inner] }], stats });
}

describe('the count of browser tests', () => {
  it('counts tests that pass and tests that fail', () => {
    const failed = { status: 'failed', annotations: [] };
    expect(countBrowserTests(reportOf('expected', [passed]))).toEqual({
      passed: 21,
      failed: 0,
      stalled: [],
    });
    expect(countBrowserTests(reportOf('unexpected', [failed, failed]))).toMatchObject({
      passed: 20,
      failed: 1,
    });
  });

  it('counts a test as failed that passes only when repeated', () => {
    const counts = countBrowserTests(
      reportOf('flaky', [{ status: 'failed', annotations: [{ type: 'slow' }] }, passed]),
    );
    expect(counts).toEqual({ passed: 20, failed: 1, stalled: [] });
  });

  it('counts a test by its second attempt where Chromium drew nothing in the first', () => {
    const first = { status: 'timedOut', annotations: [stall] };
    expect(countBrowserTests(reportOf('flaky', [first, passed]))).toEqual({
      passed: 21,
      failed: 0,
      stalled: ['page.spec.ts:7 opens: no frame of /concepts/ in 10 s'],
    });
    expect(countBrowserTests(reportOf('unexpected', [first, first]))).toMatchObject({
      passed: 20,
      failed: 1,
      stalled: [],
    });
  });

  it('refuses what is no report', () => {
    expect(() => countBrowserTests('{"stats":{}}')).toThrow('suites');
  });
});
