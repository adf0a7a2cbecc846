import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => path.join(folder, name));

describe.each(workflows)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('uses actions only by the full hash of a commit, and names its version', () => {
    const uses = text.split('\n').filter((line) => /^\s*(?:- )?uses:/u.test(line));
    expect(uses.length).toBeGreaterThan(0);
    const loose = uses.filter(
      (line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u.test(line),
    );
    expect(loose).toEqual([]);
  });

  it('may only read, and keeps no credentials in the clone', () => {
    const workflow = parse(text) as {
      permissions: unknown;
      jobs: Record<string, { steps: { uses?: string; with?: Record<string, unknown> }[] }>;
    };
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const clones = Object.values(workflow.jobs)
      .flatMap(({ steps }) => steps)
      .filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(clones.length).toBeGreaterThan(0);
    for (const clone of clones) expect(clone.with).toMatchObject({ 'persist-credentials': false });
  });
});

describe('deploy/Containerfile', () => {
  it('begins with images that are pinned by digest', () => {
    const bases = readFileSync('deploy/Containerfile', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('FROM '));
    expect(bases).toHaveLength(2);
    for (const base of bases) expect(base).toMatch(/@sha256:[0-9a-f]{64}(?: AS \w+)?$/u);
  });
});
