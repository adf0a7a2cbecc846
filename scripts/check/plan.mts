/** Selects what to check after a change, and what only the full tests can check. */
import path from 'node:path';
import { incremental } from '../lib/paths.mts';
import type { Check } from '../lib/checks.mts';

export interface Plan {
  readonly checks: readonly Check[];
  /** Arguments of Vitest for the content tests; empty if no content has changed. */
  readonly contentTests: readonly string[];
  /** Arguments of Vitest for the steps of changed examples; empty if there are none. */
  readonly exampleTests: readonly string[];
  /** What the change can break but these checks don't cover. */
  readonly leftToCi: readonly string[];
}

export interface PlanOptions {
  /** Only formatting, lint and spelling, as before a commit. */
  readonly fast?: boolean;
}

const cli = 'scripts/cli.mts';
const examplesTest = 'tests/replay/examples.test.ts';

function matching(files: readonly string[], pattern: RegExp): string[] {
  return files.filter((file) => pattern.test(file));
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}

/**
 * Selects the checks that a change needs.
 *
 * @param changed paths of added or changed files, relative to the repository
 * @param removed paths of removed files
 */
export function planChecks(
  changed: readonly string[],
  removed: readonly string[] = [],
  { fast = false }: PlanOptions = {},
): Plan {
  const code = matching(changed, /^(?!examples\/).*\.(?:[cm]?[jt]s|tsx)$/u);
  const styles = matching(changed, /^src\/.*\.css$/u);
  const pages = matching(changed, /^(?:docs|blog)\/.*\.mdx?$/u);
  const translations = matching(changed, /^i18n\/.*\.mdx$/u);
  const prose = matching(changed, /^(?:[^/]+\.md|(?:docs|blog|examples|src)\/.*\.mdx?)$/u);
  const spelled = [...pages, ...matching(changed, /^(?:README|CONTRIBUTING)\.md$/u)];
  const tested = matching(
    changed,
    /^(?:src|scripts|packages\/[^/]+\/src|tests\/(?:unit|support))\//u,
  );
  const examples = matching(changed, /^examples\/[^/]+\//u);

  const checks: Check[] = [];
  const add = (title: string, program: string, args: string[], files: readonly string[]): void => {
    if (files.length > 0) checks.push({ title, program, args: [...args, ...files] });
  };
  add('ESLint', 'eslint', ['--max-warnings=0', '--no-warn-ignored'], code);
  add('Formatting', 'prettier', ['--check', '--log-level=warn', '--ignore-unknown'], changed);
  add('Spelling', 'cspell', ['lint', '--no-progress', '--no-must-find-files'], spelled);
  add('Styles', 'stylelint', [], styles);
  add('Markdown', 'markdownlint-cli2', ['--no-globs'], prose);
  add('English', 'node', [cli, 'check:english'], [...new Set([...prose, ...code])]);
  if (fast) {
    const leftToCi = ['types and tests: `npm run check`'];
    return { checks, contentTests: [], exampleTests: [], leftToCi };
  }

  const gone = [...removed, ...changed];
  const changesTypes = matching(gone, /\.(?:[cm]?[jt]s|tsx|json)$/u).some(
    (file) => !/^(?:examples|i18n|packages)\//u.test(file),
  );
  if (changesTypes) {
    checks.unshift({ title: 'Types', program: 'tsc', args: ['-p', '.', ...incremental] });
  }
  const related = ['related', '--run', '--passWithNoTests', '--project=unit*'];
  add('Unit tests', 'vitest', related, tested);
  add('Samples and facts', 'node', [cli, 'check:pages'], pages);
  // Those of a changed page aren't: they are compared with the text that they translate, which hasn't changed.
  add('Translations', 'node', [cli, 'i18n:check'], translations);

  const contentTests = new Set(matching(changed, /^tests\/content\/.*\.test\.ts$/u));
  if (matching(gone, /^(?:docs|blog)\//u).length > 0) {
    contentTests.add('tests/content/front-matter.test.ts').add('tests/content/links.test.ts');
  }
  const names = new Set(examples.map((file) => escape(file.split('/')[1] ?? '')));
  const exampleTests =
    names.size === 0 ? [] : [examplesTest, '-t', ` (?:${[...names].join('|')})/`];

  const leftToCi = [
    'the build of the whole site, and its replay, delivery and browser tests',
    ...matching(changed, /^tests\/(?:replay|delivery|e2e)\//u).map(
      (file) => `${file}, which has changed`,
    ),
    'the content tests that did not run here',
    ...(matching(gone, /^src\/(?:reference|content\/examples)\//u).length > 0
      ? ['samples, facts and examples of pages that have not changed']
      : []),
    ...(matching(gone, /^src\/translations\//u).length > 0 ? ['all translations'] : []),
    ...(gone.some((file) => !file.includes('/') && path.extname(file) !== '.md')
      ? ['what files at the root change for all other files, such as the rules of the linters']
      : []),
    ...(gone.includes('package.json')
      ? ['licenses and known vulnerabilities of dependencies']
      : []),
  ];
  return { checks, contentTests: [...contentTests], exampleTests, leftToCi };
}
