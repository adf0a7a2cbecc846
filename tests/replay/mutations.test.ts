import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishedPage, replayOptions } from '../support/replay/published.ts';
import { readPage } from '../support/replay/read-page.ts';
import { replay } from '../support/replay/replay.ts';

let page: string;

beforeAll(() => {
  page = readFileSync(publishedPage('docs/guides/typescript.mdx'), 'utf8');
});

/** Fences with a title, from the opening line to the closing one. */
function fenceOf(title: string): RegExp {
  return new RegExp(
    `^\`\`\`\\w+ title="${title.replaceAll('.', '\\.')}"\\n[\\s\\S]*?^\`\`\`$`,
    'mu',
  );
}

function change(text: string, from: RegExp | string, to: string): string {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`the page has no ${String(from)}; choose another place`);
  return changed;
}

const mutations: readonly (readonly [
  what: string,
  mutate: (text: string) => string,
  message: RegExp,
])[] = [
  [
    'a file that is neither shown nor offered',
    (text) => change(change(text, fenceOf('src/teas.ts'), ''), /^- .*src\/teas\.ts.*\n/mu, ''),
    /the output of "npx webpack .*differs/u,
  ],
  [
    'a file with other content',
    (text) => change(text, "kind: 'green'", "kind: 'black'"),
    /is not that of this step/u,
  ],
  [
    'a configuration under another name',
    (text) => change(text, 'title="webpack.config.ts"', 'title="webpack.config.mts"'),
    /webpack\.config\.mts and webpack\.config\.ts/u,
  ],
  [
    'a second configuration beside the first',
    (text) =>
      change(
        text,
        '## TypeScript path aliases',
        '```js title="webpack.config.js"\nexport default {};\n```\n\n## TypeScript path aliases',
      ),
    /takes one of them/u,
  ],
  [
    'a change of a line that the reader does not have',
    (text) => change(text, /^-(?=.*kind: 'grean')/mu, '-x'),
    /cannot be applied/u,
  ],
  [
    'a change with other surroundings',
    (text) => change(text, /(?<=```diff title="tsconfig\.json"\n) /u, ' x'),
    /cannot be applied/u,
  ],
  [
    'a change that adds something else',
    (text) => change(text, /^\+(?=.*"paths")/mu, '+  "x": 1,'),
    /is not that of this step/u,
  ],
  [
    'another output',
    (text) => change(text, 'error TS', 'error TT'),
    /the output of "npx tsc --noEmit" differs/u,
  ],
  [
    'another size in an output',
    (text) => change(text, /^asset main\.js \d+ bytes/mu, 'asset main.js 1 bytes'),
    /the output of "npx webpack/u,
  ],
  [
    'another result of the build',
    (text) => change(text, fenceOf('dist/main.js'), '```js title="dist/main.js"\nlet x;\n```'),
    /dist\/main\.js differs/u,
  ],
  [
    'a command that is missing',
    (text) => change(text, /^```bash\nnpm install\n```$/mu, ''),
    /canceled due to missing packages/u,
  ],
  [
    'a file that moves without a word',
    (text) => change(text, /^```bash\nmkdir src\/lib\n[\s\S]*?^```$/mu, ''),
    /still has src\/teas\.ts/u,
  ],
  [
    'an offer that the site does not have',
    (text) => change(text, 'src/teas.ts.txt', 'src/tea.ts.txt'),
    /the site does not have it/u,
  ],
];

// That the page as it is has no problem is seen in `pages.test.ts`.
describe('the replay notices', () => {
  it.concurrent.each(mutations)('%s', async (_, mutate, message) => {
    const messages: string[] = [];
    for await (const failure of replay(readPage(mutate(page)), replayOptions)) {
      messages.push(failure.message);
      // What follows on the page would only take time.
      if (message.test(failure.message)) break;
    }
    expect(messages.join('\n')).toMatch(message);
  });
});
