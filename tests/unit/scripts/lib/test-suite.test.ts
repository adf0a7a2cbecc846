import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { stages } from '../../../../scripts/lib/test-suite.mts';

interface Job {
  readonly needs?: string;
  readonly steps: readonly {
    readonly run?: string;
    readonly uses?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

const { jobs } = parse(readFileSync('.github/workflows/pull-request.yml', 'utf8')) as {
  jobs: Readonly<Record<string, Job>>;
};

/** The job that runs an npm script, with or without further arguments. */
function jobOf(script: string): Job | undefined {
  const command = `npm run ${script}`;
  return Object.values(jobs).find(({ steps }) =>
    steps.some(({ run = '' }) => `${run} `.startsWith(`${command} `)),
  );
}

describe('the workflow for pull requests', () => {
  it.each(stages)('runs what `npm test` runs: $title', ({ scripts, readsBuiltSite }) => {
    for (const script of scripts) {
      const job = jobOf(script);
      expect(job, `npm run ${script}`).toBeDefined();
      if (readsBuiltSite) {
        expect(job?.needs).toBe('build');
        expect(job?.steps).toContainEqual(
          expect.objectContaining({ with: { name: 'preview', path: 'build/' } }),
        );
      }
    }
  });

  it('saves the caches of each job under a key of its own', () => {
    const keys = Object.values(jobs)
      .flatMap(({ steps }) => steps)
      .filter(({ uses = '' }) => uses.startsWith('actions/cache@'))
      .map((step) => step.with?.key);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
