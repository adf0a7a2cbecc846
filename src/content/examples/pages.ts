import { readFileSync } from 'node:fs';
import path from 'node:path';
import { outputFolder } from './files.ts';
import type { FollowablePages } from '../plugin-data.ts';

/** True if a page quotes a file that the reader writes. */
function quotesProject(text: string): boolean {
  return [...text.matchAll(/^\s*```\w+[^\n]*\bfile=[\w-]+\/[\w-]+\/(\S+)/gmu)].some(
    ([, file = '']) => !file.startsWith(`${outputFolder}/`),
  );
}

/** The source without text that only looks like a fence: samples inside longer fences. */
function withoutSamples(text: string): string {
  return text.replace(/^(`{4,})[^\n]*\n[\s\S]*?^\1$/gmu, '');
}

/**
 * Classifies the pages that show a project.
 *
 * @param siteDir root folder of the repository
 * @param files pages, relative to it
 */
export function followablePages(siteDir: string, files: readonly string[]): FollowablePages {
  const pages = files
    .map((file) => ({
      file,
      text: withoutSamples(readFileSync(path.join(siteDir, file), 'utf8')),
    }))
    .filter(({ text }) => quotesProject(text));
  const offers = (text: string): boolean => /^<StepFiles\s/mu.test(text);
  return {
    total: pages.length,
    followed: pages.filter(({ text }) => offers(text)).map(({ file }) => file),
    missing: pages.filter(({ text }) => !offers(text)).map(({ file }) => file),
  };
}
