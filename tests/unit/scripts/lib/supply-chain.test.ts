import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  dependenciesOf,
  graveFindings,
  isAllowed,
  licenseOf,
  staleExceptions,
} from '../../../../scripts/lib/supply-chain.mts';
import {
  acceptedAdvisories,
  installScripts,
  licenseExceptions,
} from '../../../../scripts/lib/supply-chain-exceptions.mts';

const dependencies = dependenciesOf(JSON.parse(readFileSync('package-lock.json', 'utf8')));

describe('licenses', () => {
  it.each([
    ['MIT', true],
    ['(WTFPL OR MIT)', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE', false],
  ])('%s', (license, allowed) => {
    expect(isAllowed(license)).toBe(allowed);
  });

  it('of all dependencies are allowed or have a reason', () => {
    expect(dependencies.length).toBeGreaterThan(1000);
    const problems = dependencies.flatMap((dependency) => {
      const { problem } = licenseOf(dependency);
      return problem === undefined ? [] : [`${dependency.name} ${problem}`];
    });
    expect(problems).toEqual([]);
  });

  it('have no exception that covers another license than the one it was made for', () => {
    const changed = { name: 'axe-core', version: '9.9.9', license: 'GPL-3.0-only' };
    expect(licenseOf(changed).problem).toMatch(/is under GPL-3\.0-only/u);
    const unknown = { name: 'nobody', version: '1.0.0', license: undefined };
    expect(licenseOf(unknown).problem).toMatch(/no license/u);
  });
});

describe('exceptions', () => {
  const names = new Set(dependencies.map(({ name }) => name));

  it('are about dependencies that are there', () => {
    const listed = [...Object.keys(installScripts), ...Object.keys(licenseExceptions)];
    const isThere = (name: string) =>
      name.endsWith('*')
        ? [...names].some((installed) => installed.startsWith(name.slice(0, -1)))
        : names.has(name);
    expect(listed.filter((name) => !isThere(name))).toEqual([]);
  });

  it('say why and when', () => {
    const lists = [installScripts, licenseExceptions, acceptedAdvisories];
    const entries = lists.flatMap((list) => Object.entries(list));
    const poor = entries.filter(
      ([, { reason, seen }]) =>
        reason.length < 20 || !/^\d{4}-\d\d-\d\d$/u.test(seen) || Number.isNaN(Date.parse(seen)),
    );
    expect(poor).toEqual([]);
  });

  it('have to be looked at again', () => {
    const list = {
      old: { reason: 'x', seen: '2025-01-01' },
      new: { reason: 'y', seen: '2026-01-01' },
    };
    expect(staleExceptions([list], new Date('2026-06-01'))).toEqual([
      'old: last looked at on 2025-01-01',
    ]);
  });
});

describe('graveFindings', () => {
  const via = (severity: string) => [
    'parent',
    { name: 'a', title: 'Bad', url: 'https://github.com/advisories/GHSA-1-2-3', severity },
  ];
  const report = (severity: string) =>
    JSON.stringify({ auditReportVersion: 2, vulnerabilities: { a: { via: via(severity) } } });

  it('are high or critical', () => {
    const finding = ['a: Bad (high, https://github.com/advisories/GHSA-1-2-3)'];
    expect(graveFindings(report('high'), {})).toEqual(finding);
    expect(graveFindings(report('critical'), {})).toHaveLength(1);
    expect(graveFindings(report('moderate'), {})).toEqual([]);
  });

  it('may be accepted by the id of the advisory', () => {
    const accepted = { 'GHSA-1-2-3': { reason: 'not reachable', seen: '2026-11-21' } };
    expect(graveFindings(report('high'), accepted)).toEqual([]);
  });

  it('are not known where the service does not answer', () => {
    expect(graveFindings('{"message":"405 Method Not Allowed","error":{}}', {})).toBeUndefined();
    expect(graveFindings('', {})).toBeUndefined();
  });
});
