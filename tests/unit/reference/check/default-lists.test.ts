import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findWrongDefaultLists } from '../../../../src/reference/check/default-lists.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { applyDefaults } from '../../../../src/reference/defaults.ts';
import type { WebpackApi } from '../../../../src/reference/defaults.ts';
import { identifier } from '../../../../src/reference/identifier.ts';
import { installedPackage } from '../../../../src/reference/package.ts';

const catalog = new Catalog(
  new Map([
    [
      'option',
      [
        'resolve.conditionNames',
        'resolve.extensions',
        'resolve.mainFields',
        'resolve.mainFiles',
        'resolveLoader',
        'resolveLoader.extensions',
        'module.rules',
      ].map((id) => identifier({ kind: 'option', id, type: 'string[]' })),
    ],
  ]),
);

const webpack = installedPackage('webpack').load() as WebpackApi;

function check(text: string, file = 'docs/configuration/resolve.mdx'): string[] {
  const page = parsePage(file, `---\ntitle: Resolve\n---\n\n${text}\n`);
  return findWrongDefaultLists(withDefinitions(page, catalog), {
    catalog,
    defaultsWith: (given, mode) => applyDefaults(webpack, mode, structuredClone(given)),
  }).map(findingText);
}

const below = (name: string, text: string): string => `### ${name}\n\n${text}`;
const row = (name: string, first: string, ...cells: readonly string[]): string =>
  below(
    name,
    `| Reference | For the web, \`electron-renderer\` | For other targets |\n| --- | --- | --- |\n| ${first} | ${cells.join(' | ')} |`,
  );
const guide = 'docs/guides/names.mdx';
const link = '[`resolve.extensions`](/configuration/resolve/#resolveextensions)';

describe('a list of an option’s default values', () => {
  it.each([
    [
      `webpack tries those in ${link}, by default \`.js\`, \`.mjs\` and \`.wasm\`.`,
      '.mjs is not in the default of resolve.extensions',
      guide,
    ],
    [
      '`resolve.extensions` lists them. The defaults are `.js` and `.json`.',
      'the default of resolve.extensions is',
      guide,
    ],
    [
      row('resolve.conditionNames', '`new Worker()`', '`worker`, `require`, `module-sync`', 'x'),
      'require is not in the default of resolve.conditionNames for worker',
    ],
    [
      row('resolve.conditionNames', '`require()`, AMD', '`require`, `module`', 'x'),
      'the default of resolve.conditionNames for commonjs is',
    ],
    [
      row('resolve.mainFields', 'scripts', '`browser`, `module`, `main`', '`browser`, `main`'),
      'browser is not in the default of resolve.mainFields for esm',
    ],
    [row('resolve.mainFields', 'URLs', '`index`', '`main`'), 'index is not in'],
    [
      below('resolve.mainFiles', 'For scripts, the array is empty by default.'),
      'the default of resolve.mainFiles for esm is ["index"]',
    ],
    [
      below('resolve.mainFiles', "For stylesheets, the array is `['index']`, too."),
      'index is not in the default of resolve.mainFiles for css-import',
    ],
    [
      below('resolve.extensions', 'Stylesheets have their own list, `.scss`, for imports.'),
      '.scss is not in the default of resolve.extensions for css-import',
    ],
    [
      below(
        'resolve.conditionNames',
        'A production build for the web has `["webpack", "production", "node"]`.',
      ),
      'node is not in the default of resolve.conditionNames',
    ],
    [
      below('resolveLoader', 'The conditions are as for scripts, and the only extension is `.ts`.'),
      '.ts is not in the default of resolveLoader.extensions',
    ],
  ])('is wrong in "%s"', (text, message, file = 'docs/configuration/resolve.mdx') => {
    expect(check(text, file)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    [
      `webpack tries those in ${link}, by default \`.ts\` (if it's on), \`.js\`, \`.json\`, \`.wasm\`, \`.html\` and \`.css\`.`,
      guide,
    ],
    ['`resolve.extensions` lists them. The defaults are `.js`, `.json` and `.wasm`.', guide],
    [
      row(
        'resolve.conditionNames',
        '`new Worker()`',
        '`worker`, `import`, `module-sync`, `module`',
      ),
    ],
    [row('resolve.conditionNames', 'the target', '`webpack`', '`browser`, `node` or `deno`')],
    [row('resolve.mainFields', 'scripts', '`browser`, `module`, `main`', '`module`, `main`')],
    [below('resolve.mainFiles', 'For stylesheets, the array is empty by default.')],
    [below('resolve.extensions', 'Stylesheets have their own list, `.css`, for imports.')],
    [
      below(
        'resolve.conditionNames',
        'A build for Node.js in development has `["webpack", "development", "node"]`.',
      ),
    ],
    [below('resolveLoader', 'The only extension is `.js`, the conditions are `loader` and so on.')],
    ['By default, `one`, `two` and `three` are built.', guide],
  ])('is right, or about something else, in "%s"', (text: string, file?: string) => {
    expect(check(text, file)).toEqual([]);
  });
});
