import type { Code } from 'mdast';
import path from 'node:path';
import type { Finding } from './finding.ts';
import type { Page } from '../../content/source-page.ts';

/** How a sample is checked. */
export type SampleKind = 'configuration' | 'types' | 'shell' | 'scripts' | 'emitted' | 'none';

export interface Sample {
  readonly page: Page;
  /** One-based line of the fence's first line of code. */
  readonly line: number;
  readonly language: string;
  readonly code: string;
  readonly title: string | undefined;
  /** Path in the title, relative to the sample's folder. */
  readonly file: string | undefined;
  readonly kinds: readonly SampleKind[];
  /** Reason why the sample isn't checked. */
  readonly notChecked: string | undefined;
}

const scripts: ReadonlySet<string> = new Set(['js', 'mjs', 'cjs', 'jsx', 'javascript']);
const typed: ReadonlySet<string> = new Set(['ts', 'mts', 'cts', 'tsx', 'typescript']);
const shells: ReadonlySet<string> = new Set(['bash', 'sh', 'shell', 'zsh', 'console']);

/** The words after the language, such as `title="a b" not-checked="reason"`. */
export function fenceWords(meta: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const { groups } of meta.matchAll(
    /(?<key>[\w-]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>\S+)))?/gu,
  )) {
    if (groups?.key === undefined) continue;
    words.set(groups.key, groups.double ?? groups.single ?? groups.bare ?? '');
  }
  return words;
}

function isConfiguration(title: string | undefined, code: string): boolean {
  if (title !== undefined) {
    const name = path.posix.basename(title);
    return /^webpack\.[\w.-]+\.[cm]?[jt]s$/u.test(name);
  }
  return /\bdefineConfig\(|^export default \{|^module\.exports = \{/mu.test(code);
}

function kindsOf(language: string, title: string | undefined, code: string): SampleKind[] {
  if (shells.has(language)) return ['shell'];
  if (language === 'json' && path.posix.basename(title ?? '') === 'package.json')
    return ['scripts'];
  const isTyped = typed.has(language);
  if (!isTyped && !scripts.has(language)) return ['none'];
  const isConfig = isConfiguration(title, code);
  if (isTyped) return isConfig ? ['configuration', 'types'] : ['types'];
  return isConfig ? ['configuration'] : ['none'];
}

/** The path in a title: `webpack.config.mjs (production)` is `webpack.config.mjs`. */
function fileOfTitle(title: string | undefined): string | undefined {
  const [name] = title?.trim().split(/\s/u) ?? [];
  if (name === undefined || !/^[\w@./[\]-]+\.\w+$/u.test(name)) return undefined;
  return path.posix.join('/', name).slice(1);
}

function readFence(page: Page, node: Code): Sample | Finding {
  const words = fenceWords(node.meta ?? '');
  const line = (node.position?.start.line ?? 0) + 1;
  const language = node.lang ?? '';
  const title = words.get('title');
  const file = fileOfTitle(title);
  const notChecked = words.get('not-checked');
  if (notChecked?.trim() === '') {
    return {
      rule: 'fence',
      file: page.file,
      line: line - 1,
      message: 'not-checked has no reason; write not-checked="why this must not pass"',
    };
  }
  // Fences that quote `examples/` are built by the tests of the examples.
  let kinds: SampleKind[] = words.has('file') ? ['none'] : kindsOf(language, file, node.value);
  if (words.has('emitted')) kinds = ['emitted'];
  return { page, line, language, code: node.value, title, file, kinds, notChecked };
}

/** The samples of a page, and findings for fences with invalid words. */
export function readSamples(page: Page): { samples: Sample[]; findings: Finding[] } {
  const samples: Sample[] = [];
  const findings: Finding[] = [];
  for (const node of page.fences) {
    const read = readFence(page, node);
    if ('rule' in read) findings.push(read);
    else samples.push(read);
  }
  return { samples, findings };
}

/** True if a sample is to be checked in this way. */
export function isChecked(sample: Sample, kind: SampleKind): boolean {
  return sample.notChecked === undefined && sample.kinds.includes(kind);
}
