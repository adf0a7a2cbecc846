/** Exceptions to the rules of English, each reviewed. */

/** Names that keep their capital in a heading. Words with an inner capital, such as GitHub, don't need a row. */
export const properNames: readonly string[] = [
  'Actions',
  'Angular',
  'App',
  'Babel',
  'Bun',
  'Chromium',
  'Create',
  'Deno',
  'Error',
  'Docusaurus',
  'Federation',
  'Host',
  'Jest',
  'Less',
  'Lodash',
  'Markdown',
  'Moment',
  'Module',
  'Modules',
  'Node',
  'Playwright',
  'React',
  'Refresh',
  'Rspack',
  'Sass',
  'Solid',
  'Svelte',
  'Types',
  'Vite',
  'Vitest',
  'Vue',
  'Workbox',
];

export interface Exception {
  readonly file: string;
  readonly rule: string;
  /** The finding with surrounding words. */
  readonly text: string;
  readonly reason: string;
}

/** Places where a rule is wrong. A row that no longer matches anything fails the check. */
export const exceptions: readonly Exception[] = [
  {
    file: 'docs/guides/native-html.mdx',
    rule: 'picture',
    text: 'Leeks Picture',
    reason: 'what the page in the example shows',
  },
  {
    file: 'docs/guides/backend-integration.mdx',
    rule: 'term',
    text: 'Webpack Encore',
    reason: 'the name of a package',
  },
  {
    file: 'docs/api/errors.mdx',
    rule: 'title-case',
    text: '',
    reason: 'headings are messages of webpack',
  },
  {
    file: 'docs/api/errors.mdx',
    rule: 'term',
    text: 'You ran Webpack twice',
    reason: 'a message of webpack',
  },
  {
    file: 'docs/api/errors.mdx',
    rule: 'is-no',
    text: 'For the selected environment',
    reason: 'a message of webpack',
  },
  {
    file: 'docs/api/node.mdx',
    rule: 'term',
    text: 'You ran Webpack twice',
    reason: 'a message of webpack',
  },
  {
    file: 'docs/api/module-variables.mdx',
    rule: 'term',
    text: '(NodeJS)',
    reason: 'headings whose ids are promised',
  },
  {
    file: 'docs/api/module-methods.mdx',
    rule: 'title-case',
    text: 'new Worker()',
    reason: 'code',
  },
];

export interface Unedited {
  /** Path prefix. */
  readonly path: string;
  /** Only these kinds of text; all if omitted. */
  readonly kinds?: readonly string[];
}

/**
 * Files that haven't been edited yet. Their findings are only counted, with `npm run check:english -- --all`. A row is
 * removed when its folder has been edited.
 */
export const unedited: readonly Unedited[] = [
  { path: 'src/', kinds: ['comment'] },
  { path: 'scripts/', kinds: ['comment'] },
  { path: 'packages/', kinds: ['comment'] },
];
