import { describe, expect, it } from 'vitest';
import { readPage } from '../../support/replay/read-page.ts';

const fence = (info: string, body: string): string => `\`\`\`${info}\n${body}\n\`\`\`\n`;

describe('readPage', () => {
  it('tells steps from what only looks like one', () => {
    const actions = readPage(
      [
        '# Page\n\n## Files\n',
        fence('js title="src/a.js"', 'a;'),
        fence('diff title="src/a.js"', '-a;\n+b;'),
        fence('js title="src/a.js (excerpt)"', 'b;'),
        fence('js title="src/a.js (example)"', 'c;'),
        fence('js', 'd;'),
        '## Commands\n',
        fence('bash', 'npx webpack \\\n  --watch\n# a comment\nls'),
        fence('bash title="In your project"', 'npx webpack'),
        fence('text title="Output"', 'ok'),
        fence('text', '├── src'),
      ].join('\n'),
    );
    expect(actions.map(({ kind, heading }) => `${heading}: ${kind}`)).toEqual([
      'Files: file',
      'Files: diff',
      'Files: excerpt',
      'Commands: commands',
      'Commands: output',
      'Commands: tree',
    ]);
    expect(actions[3]).toMatchObject({ lines: ['npx webpack --watch', 'ls'] });
  });

  it('takes the commands of one package manager', () => {
    const tabs = ['npm:', 'Yarn:', 'pnpm:', 'Bun:'];
    const page = tabs.map((tab) => `${tab}\n\n${fence('bash', `${tab} install`)}`).join('\n');
    expect(readPage(page)).toMatchObject([{ lines: ['npm: install'] }]);
  });

  it('reads the files that a panel lists and shows', () => {
    const page = [
      '**Files of this step**\n',
      '- [`src/a.js`](https://webpack.js.org/examples/a/1/src/a.js.txt)',
      '- [`b.woff2`](https://webpack.js.org/examples/a/1/b.woff2)\n',
      fence('js title="src/a.js"', 'a;'),
      '[Download this step](https://webpack.js.org/examples/a/1.zip)\n',
      fence('js title="src/a.js"', 'b;'),
    ].join('\n');
    const [panel, file] = readPage(page);
    expect(panel).toMatchObject({
      kind: 'panel',
      starts: false,
      offers: [
        { path: 'src/a.js', url: 'https://webpack.js.org/examples/a/1/src/a.js.txt' },
        { path: 'b.woff2', url: 'https://webpack.js.org/examples/a/1/b.woff2' },
      ],
      texts: new Map([['src/a.js', 'a;']]),
    });
    expect(file).toMatchObject({ kind: 'file', text: 'b;' });
  });

  it('refuses a panel without an archive', () => {
    expect(() => readPage('**Files of this step**\n\n- [`a`](https://a/a)\n')).toThrow(
      'line 1: the panel "Files of this step"',
    );
  });
});
