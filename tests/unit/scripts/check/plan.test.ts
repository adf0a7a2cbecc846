import { describe, expect, it } from 'vitest';
import { planChecks } from '../../../../scripts/check/plan.mts';

function argsOf(files: readonly string[], title: string): readonly string[] | undefined {
  return planChecks(files).checks.find((check) => check.title === title)?.args;
}

function titles(...[changed, removed, options]: Parameters<typeof planChecks>): string[] {
  return planChecks(changed, removed, options).checks.map(({ title }) => title);
}

describe('a change', () => {
  it('of a page has its text, samples and links checked, but not its translations, and no types', () => {
    const page = 'docs/concepts/loaders.mdx';
    const plan = planChecks([page]);
    expect(plan.checks.map(({ title }) => title)).toEqual([
      'Formatting',
      'Spelling',
      'Markdown',
      'English',
      'Samples and facts',
    ]);
    expect(argsOf([page], 'Samples and facts')).toContain(page);
    expect(plan.contentTests).toEqual([
      'tests/content/front-matter.test.ts',
      'tests/content/links.test.ts',
    ]);
    expect(plan.exampleTests).toEqual([]);
  });

  it('of a component has its code, the types and the tests that reach it checked', () => {
    const file = 'src/components/Cube/spin.ts';
    expect(titles([file])).toEqual(['Types', 'ESLint', 'Formatting', 'English', 'Unit tests']);
    expect(argsOf([file], 'Unit tests')).toEqual(expect.arrayContaining(['related', file]));
  });

  it('of a stylesheet has it checked by stylelint', () => {
    expect(titles(['src/css/tokens.css'])).toEqual(['Formatting', 'Styles', 'Unit tests']);
  });

  it("of the package's code has the tests that reach it run", () => {
    const file = 'packages/webpack-docs/src/cli.ts';
    expect(argsOf([file], 'Unit tests')).toContain(file);
    expect(titles(['packages/package-lock.json'])).toEqual(['Formatting']);
  });

  it('of a content test has it run, once and whole', () => {
    const links = 'tests/content/links.test.ts';
    expect(planChecks([links]).contentTests).toEqual([links]);
    expect(planChecks([links, 'docs/faq.mdx']).contentTests).toEqual([
      links,
      'tests/content/front-matter.test.ts',
    ]);
  });

  it('of an example has that example built, and its code is no code of the site', () => {
    const plan = planChecks(['examples/native.css/1-start/src/index.ts']);
    expect(plan.checks.map(({ title }) => title)).toEqual(['Formatting']);
    expect(plan.contentTests).toEqual([]);
    expect(plan.exampleTests).toEqual([
      'tests/replay/examples.test.ts',
      '-t',
      String.raw` (?:native\.css)/`,
    ]);
  });

  it('of a translation has it compared with its page', () => {
    const file = 'i18n/ko/docusaurus-plugin-content-docs/current/faq.mdx';
    expect(argsOf([file], 'Translations')).toContain(file);
  });

  it('that removes a page has the links checked, and one that removes code the types', () => {
    expect(planChecks([], ['docs/faq.mdx']).contentTests).toHaveLength(2);
    expect(titles([], ['src/site/site.ts'])).toEqual(['Types']);
  });

  it('before a commit has no types and tests checked', () => {
    const files = ['src/site/site.ts', 'docs/faq.mdx'];
    const plan = planChecks(files, [], { fast: true });
    expect(plan.checks.map(({ title }) => title)).toEqual([
      'ESLint',
      'Formatting',
      'Spelling',
      'Markdown',
      'English',
    ]);
    expect(plan.contentTests).toEqual([]);
  });
});

describe('what is left to CI', () => {
  const left = (file: string) => planChecks([file]).leftToCi.join('\n');

  it('is the built site always', () => {
    expect(left('docs/faq.mdx')).toMatch(/build.*browser tests/u);
  });

  it.each([
    'tests/replay/pages.test.ts',
    'tests/delivery/servers.ts',
    'tests/e2e/redirects.spec.ts',
  ])('is the changed file %s, by name', (file) => {
    expect(planChecks([file]).leftToCi).toContain(`${file}, which has changed`);
  });

  it('is what a file can change for others', () => {
    expect(left('src/reference/options.ts')).toContain('pages that have not changed');
    expect(left('eslint.config.mjs')).toContain('all other files');
    expect(left('README.md')).not.toContain('all other files');
    expect(left('package.json')).toContain('licenses');
  });
});
