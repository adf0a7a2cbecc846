import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { portalRemarkPlugins } from '../../../../src/plugins/markdown/remark-plugins.ts';

vi.mock('../../../../src/site/locales.ts', async (importOriginal) => {
  const original = await importOriginal<{ builtLocales: readonly string[] }>();
  return { ...original, builtLocales: [...original.builtLocales, 'fr'] };
});

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'portal-inputs-'));
});

afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

it.each(['zh-CN', 'ko', 'fr'])(
  'pages are compiled again when the glossary of %s changes',
  (locale) => {
    const folder = path.join(siteDir, 'i18n', locale);
    mkdirSync(folder, { recursive: true });
    const key = (glossary: string) => {
      writeFileSync(path.join(folder, 'glossary.json'), glossary);
      return JSON.stringify(portalRemarkPlugins(siteDir));
    };
    expect(key('{}')).toBe(key('{}'));
    expect(key('{}')).not.toBe(key('{"chunk":{}}'));
  },
);
