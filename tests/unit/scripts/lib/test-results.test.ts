import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { none, pass, report } from '../../../../scripts/lib/checks.mts';
import {
  playwrightResults,
  resultsOf,
  vitestResults,
} from '../../../../scripts/lib/test-results.mts';

const file = path.resolve('tests/unit/a.test.ts');

function vitestReport(testResults: readonly object[]): string {
  return JSON.stringify({ numPassedTests: 4, testResults });
}

describe('vitestResults', () => {
  it('names each failed test with the first line of its message', () => {
    const assertionResults = [
      { fullName: 'sum adds', status: 'passed', failureMessages: [] },
      {
        fullName: 'sum rounds',
        status: 'failed',
        failureMessages: ['\u001B[31mExpected 1\u001B[39m\nat x'],
      },
    ];
    const text = vitestReport([{ name: file, status: 'failed', message: '', assertionResults }]);
    expect(vitestResults(text)).toEqual({
      passed: 4,
      failed: ['tests/unit/a.test.ts: sum rounds\n    Expected 1'],
    });
  });

  it('counts a file that could not run', () => {
    const text = vitestReport([
      { name: file, status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ]);
    expect(vitestResults(text).failed).toEqual([
      'tests/unit/a.test.ts: the file\n    Cannot find module',
    ]);
  });
});

describe('playwrightResults', () => {
  it('counts a test that passed only when it was repeated', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'a.spec.ts',
      line: 3,
      tests: [{ status, results: [{ error: { message: 'Timeout\nmore' } }, {}] }],
    });
    const suites = [
      { specs: [spec('opens', 'flaky')], suites: [{ specs: [spec('closes', 'unexpected')] }] },
      { specs: [spec('stays', 'expected')] },
    ];
    expect(playwrightResults(JSON.stringify({ stats: { expected: 1 }, suites }))).toEqual({
      passed: 1,
      failed: [
        'tests/e2e/a.spec.ts:3: opens\n    Timeout',
        'tests/e2e/a.spec.ts:3: closes\n    Timeout',
      ],
    });
  });
});

describe('resultsOf', () => {
  it('fails for a runner that failed without a failed test, or without a report', () => {
    expect(resultsOf('Vitest', 1, () => pass).failed).toHaveLength(1);
    expect(resultsOf('Vitest', 0, () => pass)).toEqual(pass);
    expect(resultsOf('Vitest', 0, () => vitestResults('')).failed).toHaveLength(1);
  });
});

describe('report', () => {
  it('prints what failed, and fails if nothing ran', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    expect(report(pass)).toBe(0);
    expect(report(none)).toBe(1);
    log.mockClear();
    expect(report({ passed: 2, failed: ['ESLint', 'a.test.ts: adds'] })).toBe(1);
    expect(log.mock.calls.flat().join('\n')).toBe(
      '\nFailed:\n  ESLint\n  a.test.ts: adds\n\n2 passed, 2 failed',
    );
    log.mockRestore();
  });
});
