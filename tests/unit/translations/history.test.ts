import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentHash, translationFile } from '../../../src/content/translations.ts';
import { isUntouched, missingTextAdvice } from '../../../src/translations/history.ts';
import { translationSkeleton } from '../../../src/translations/skeleton.ts';
import { readStatus } from '../../../src/translations/status.ts';

const source = 'docs/concepts/loaders.mdx';
const file = translationFile(source, 'ko');
const page = { locale: 'ko', source, file } as const;
const english = (text: string) => `---\ntitle: Loaders\n---\n\n${text}\n`;
let siteDir = '';

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', [...identity, '-c', 'core.autocrlf=false', ...args], {
    cwd: siteDir,
    encoding: 'utf8',
  });
}

function write(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
  writeFileSync(path.join(siteDir, name), content);
}

function commit(message: string): void {
  git('add', '.');
  git('commit', '--quiet', '--message', message);
}

const translation = (hash: string, text: string) =>
  `---\ntitle: 로더\ntranslated_from: ${hash}\n---\n\n${text}\n`;
const first = contentHash(english('One.'));
const untouched = () =>
  isUntouched(siteDir, page, {
    content: readFileSync(path.join(siteDir, file), 'utf8'),
    hash: first,
  });

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'history-'));
  git('init', '--quiet');
  write(source, english('One.'));
  write(file, translation(first, '하나.'));
  commit('First');
});

afterEach(() => {
  rmSync(siteDir, { recursive: true, force: true });
});

describe('isUntouched', () => {
  it('notices that nothing has followed a change that is not committed', () => {
    write(source, english('Two.'));
    expect(untouched()).toBe(true);
    write(file, translation(first, '둘.'));
    expect(untouched()).toBe(false);
  });

  it('notices it after the change was committed, and after others', () => {
    write(source, english('Two.'));
    commit('Second');
    write(source, english('Three.'));
    commit('Third');
    expect(untouched()).toBe(true);
    write(file, translation(first, '셋.'));
    commit('Translate');
    expect(untouched()).toBe(false);
  });

  it('does not take a new hash for a translation', () => {
    write(source, english('Two.'));
    write(file, translation(contentHash(english('Two.')), '하나.'));
    expect(untouched()).toBe(true);
  });

  it('knows nothing of a translation that is not committed', () => {
    git('rm', '--quiet', '--cached', file);
    git('commit', '--quiet', '--message', 'Without');
    expect(untouched()).toBe(false);
  });
});

describe('missingTextAdvice', () => {
  it('knows a text that was never committed from a history that is not here', () => {
    expect(missingTextAdvice(siteDir, page)).toMatch(/never committed.*i18n:update/su);
    const clone = mkdtempSync(path.join(tmpdir(), 'shallow-'));
    write(source, english('Two.'));
    commit('Second');
    git('clone', '--quiet', '--depth=1', `file://${siteDir}`, clone);
    expect(missingTextAdvice(clone, page)).toContain('git fetch --unshallow');
    rmSync(clone, { recursive: true, force: true });
  });
});

it('a skeleton has each id at the end of its heading, whatever the asides above it', () => {
  const aside = ':::tip Title of an aside\n\nText.\n\n:::\n\n## Using it\n\n## Named {/* #id */}';
  expect(translationSkeleton(source, english(aside))).toContain(
    `${aside.replace('Using it', 'Using it {/* #using-it */}')}\n`,
  );
});

describe('readStatus', () => {
  const state = () =>
    readStatus(siteDir)
      .find(({ locale }) => locale === 'ko')
      ?.sections.flatMap(({ pages }) => pages)
      .find((candidate) => candidate.source === source)?.state;

  it('counts a translation from its first translated words on', () => {
    const skeleton = translationSkeleton(source, english('One.'));
    write(file, skeleton);
    expect(state()).toBe('missing');
    write(file, skeleton.replace('One.', '하나.'));
    expect(state()).toBe('translated');
    write(source, english('Two.'));
    expect(state()).toBe('outdated');
  });
});
