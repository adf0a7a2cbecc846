/** Requests every external URL that pages link to. Only run on demand, because it depends on other servers. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findNpm } from '../../src/readmes/npm.ts';
import { listPages } from '../../src/content/list-pages.ts';
import { awesome, awesomeUrl } from '../../src/site/awesome.ts';
import type { AwesomeEntry } from '../../src/site/awesome.ts';
import { root } from './paths.mts';

const timeout = 20_000;
const atOnce = 8;
/** Placeholder hosts in samples. */
const example = /^(?:.*\.)?(?:example\.(?:com|org|net)|localhost|127\.0\.0\.1)$/u;
/** Status codes of servers that reject programs, which don't show if the page exists. */
const refusals: ReadonlySet<number> = new Set([401, 403, 405, 429, 999]);

/** URLs of links in Markdown and front matter, except those in code. */
export function externalLinks(source: string): string[] {
  const prose = source
    .replace(/^(?<fence>`{3,}|~{3,})[^\n]*\n.*?^\k<fence>[ \t]*$/gmsu, '')
    .replace(/`[^`\n]*`/gu, '');
  const found = prose.match(/https?:\/\/[^\s<>"'\]]+/gu) ?? [];
  const urls = found.map(withoutTrailing).filter((url) => URL.canParse(url));
  return [...new Set(urls)].filter((url) => !example.test(new URL(url).hostname));
}

/** Strips what belongs to the sentence or the Markdown around a URL. */
function withoutTrailing(url: string): string {
  const trimmed = url.replace(/[.,;:!?]+$/u, '');
  const isOpen = (trimmed.match(/\(/gu)?.length ?? 0) < (trimmed.match(/\)/gu)?.length ?? 0);
  return isOpen ? withoutTrailing(trimmed.slice(0, trimmed.lastIndexOf(')'))) : trimmed;
}

const packagePage = 'https://www.npmjs.com/package/';
const runFile = promisify(execFile);

/** The npm site rejects programs, so npm itself is queried about a package. */
async function problemOfPackage(name: string): Promise<string | undefined> {
  const npm = findNpm();
  try {
    const options = ['view', name, 'deprecated', '--loglevel=silent'];
    const { stdout } = await runFile(npm.file, [...npm.leading, ...options], { timeout });
    return stdout.trim() === '' ? undefined : `is deprecated: ${stdout.trim()}`;
  } catch {
    return 'is no package that npm finds';
  }
}

async function problemOf(url: string): Promise<string | undefined> {
  if (url.startsWith(packagePage)) return problemOfPackage(url.slice(packagePage.length));
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    if (response.ok || refusals.has(response.status)) return undefined;
    return `answers ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** All URLs, with the files that link to them. */
function collect(): Map<string, string[]> {
  const links = new Map<string, string[]>();
  const add = (url: string, file: string): void => {
    links.set(url, [...(links.get(url) ?? []), file]);
  };
  const files = [...listPages(root), ...listPages(root, 'blog'), 'README.md', 'CONTRIBUTING.md'];
  for (const file of files) {
    for (const url of externalLinks(readFileSync(path.join(root, file), 'utf8'))) add(url, file);
  }
  const entries: readonly AwesomeEntry[] = Object.values(awesome).flat();
  for (const url of entries.map(awesomeUrl)) {
    if (!url.startsWith('/')) add(url, 'src/site/awesome.ts');
  }
  return links;
}

/**
 * Prints the URLs that don't respond, with the files that link to them.
 *
 * @returns exit code: 1 if there are any
 */
export async function checkLinks(): Promise<number> {
  const links = [...collect()];
  const total = links.length;
  let broken = 0;
  const worker = async (): Promise<void> => {
    for (let next = links.shift(); next !== undefined; next = links.shift()) {
      const [url, files] = next;
      const problem = await problemOf(url);
      if (problem === undefined) continue;
      broken += 1;
      console.log(`${url}: ${problem}\n  in ${files.join(', ')}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  console.log(`${total} addresses, ${broken} without an answer`);
  return broken === 0 ? 0 : 1;
}
