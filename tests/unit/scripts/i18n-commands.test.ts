import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contentHash, translationFile } from '../../../src/content/translations.ts';

const { siteDir } = await vi.hoisted(async () => {
  const fs = await import('node:fs');
  const os = await import('node:os');
  return { siteDir: fs.mkdtempSync(`${os.tmpdir()}/i18n-`) };
});
vi.mock('../../../scripts/lib/paths.mts', () => ({ root: siteDir }));
const { printChanges, updateTranslations } = await import('../../../scripts/i18n-commands.mts');

const source = 'docs/concepts/loaders.mdx';
const file = translationFile(source, 'ko');
const english = (text: string) => `---\ntitle: Loaders\n---\n\n${text}\n`;
const write = (name: string, content: string) => {
  mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
  writeFileSync(path.join(siteDir, name), content);
};
const hashes = () => readFileSync(path.join(siteDir, file), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: siteDir,
  });

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  git('init', '--quiet');
  write(source, english('One.'));
  write(file, `---\ntitle: 로더\ntranslated_from: ${contentHash(english('One.'))}\n---\n\n하나.\n`);
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
  write(source, english('Two.'));
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(siteDir, { recursive: true, force: true });
});

it('i18n:update refuses a translation that has not followed a change, unless told that none is needed', () => {
  expect(() => updateTranslations([file])).toThrow(
    /is as it was before docs\/concepts\/loaders\.mdx changed/u,
  );
  expect(hashes()).toContain(contentHash(english('One.')));
  updateTranslations(['--same', file]);
  expect(hashes()).toContain(contentHash(english('Two.')));
});

it('i18n:changes says of a text that was never committed what to do instead of fetching', () => {
  write(source, english('Three.'));
  expect(() => printChanges([file])).toThrow(/never committed.*npm run i18n:update/su);
});
