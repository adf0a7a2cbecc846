/** Follows the samples of the parser's hooks: a file, a function on the hook, and what comes of it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { format } from 'node:util';
import { mkdtemp } from 'node:fs/promises';
import webpack from 'webpack';
import { afterAll, expect, it } from 'vitest';
import { readPage } from '../../src/content/source-page.ts';
import { readSamples } from '../../src/reference/check/fences.ts';
import type { Sample } from '../../src/reference/check/fences.ts';

const { samples } = readSamples(readPage(process.cwd(), 'docs/api/parser.mdx'));

/** Samples that follow a file: the function on the hook and what comes of it. */
const groups = samples.flatMap((file, index) => {
  const [tap, effect] = samples.slice(index + 1);
  if (file.title !== 'src/index.js' || !tap || !effect) return [];
  const [, hook = ''] = /parser\.hooks\s*\.(?<hook>\w+)/u.exec(tap.code) ?? [];
  return [{ hook, file, tap, effect }];
});

const dir = await mkdtemp(path.join(os.tmpdir(), 'portal-parser-'));
afterAll(() => {
  rmSync(dir, { recursive: true });
});

/** Builds the file with the function on the parser; returns what was printed and the program. */
async function follow(file: Sample, tap: Sample): Promise<{ printed: string; program: string }> {
  mkdirSync(path.join(dir, 'src'), { recursive: true });
  writeFileSync(path.join(dir, 'src/index.js'), file.code);
  writeFileSync(path.join(dir, 'src/cart.js'), 'export const cart = [];\n');
  writeFileSync(path.join(dir, 'src/list.js'), 'export const list = [];\n');
  const printed: string[] = [];
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the sample is a text of this repository
  const run = new Function(
    'parser',
    'console',
    'webpack',
    tap.code.replace(/^import .*$/mu, ''),
  ) as (
    parser: webpack.javascript.JavascriptParser,
    console: unknown,
    module: typeof webpack,
  ) => void;
  const compiler = webpack({
    mode: 'production',
    devtool: false,
    context: dir,
    output: { path: path.join(dir, 'dist') },
    optimization: { minimize: false },
    plugins: [
      {
        apply: ({ hooks }) => {
          hooks.normalModuleFactory.tap('Test', (factory) => {
            factory.hooks.parser.for('javascript/auto').tap('Test', (parser) => {
              const log = (...values: unknown[]): void => {
                const { resource } = parser.state.module as webpack.NormalModule;
                if (resource.endsWith('index.js')) printed.push(format(...values));
              };
              run(parser, { log }, webpack);
            });
          });
        },
      },
    ],
  });
  const { promise, resolve, reject } = Promise.withResolvers<webpack.Stats>();
  compiler.run((error, stats) => {
    if (stats) resolve(stats);
    else reject(error ?? new Error('nothing was built'));
  });
  const { compilation } = await promise;
  expect(compilation.errors).toEqual([]);
  const program = readFileSync(path.join(dir, 'dist/main.js'), 'utf8');
  return { printed: printed.join('\n'), program };
}

/** White space, comments of webpack and the end of statements do not count. */
const plain = (code: string): string =>
  code.replaceAll(/\/\/ removed by dead control flow|[\s;]+/gu, '');

it('shows most hooks at work', () => {
  expect(groups.length).toBeGreaterThan(40);
  expect(new Set(groups.map(({ hook }) => hook)).size).toBe(groups.length);
});

it.each(groups.map((group) => [group.hook, group] as const))(
  'the sample of %s does what it says',
  async (_, { file, tap, effect }) => {
    const { printed, program } = await follow(file, tap);
    if (effect.title === 'Output') expect(printed).toBe(effect.code);
    else expect(plain(program)).toContain(plain(effect.code));
    expect(effect.title).toMatch(/^(?:Output|dist\/main\.js)$/u);
  },
);

it.each(['const', 'let', 'var'])(
  'a declaration with %s stays free inside functions only, if its hook says so',
  async (kind) => {
    const page = readFileSync('docs/api/parser.mdx', 'utf8');
    expect(page).toContain('The name then remains free inside functions; at the top level');
    const { file, tap } = groups.find(({ hook }) => hook === 'varDeclaration') ?? {};
    if (!file || !tap) throw new Error('docs/api/parser.mdx has no sample of varDeclaration.');
    const code =
      "parser.hooks.varDeclaration.for('shop').tap('Test', () => true);\nparser.hooks.expression.for('shop').tap('Test', () => console.log('free'));";
    const declared = `${kind} shop = open();\nconsole.log(shop);\n`;
    const free = async (source: string): Promise<string> =>
      (await follow({ ...file, code: source }, { ...tap, code })).printed;
    expect(await free(`export function show() {\n${declared}}\n`)).toBe('free');
    expect(await free(`${declared}export {};\n`)).toBe('');
  },
);
