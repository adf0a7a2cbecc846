import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const client = path.join(root, 'node_modules/@docusaurus/core/lib/client');

/** What components import from Docusaurus by a name that only its bundler knows. */
const clientExports = [
  'Interpolate',
  'Translate',
  'isInternalUrl',
  'router',
  'useBaseUrl',
  'useBrokenLinks',
  'useDocusaurusContext',
];

const unitTests = 'tests/unit/**/*.test.ts';

/** Unit tests that replace modules: files that share their modules would get the replacements. */
const replacing = globSync(unitTests, { cwd: root }).filter((file) =>
  readFileSync(path.join(root, file), 'utf8').includes('vi.mock('),
);

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [
    {
      name: 'docusaurus-client',
      enforce: 'pre',
      // Docusaurus publishes its client with JSX in files that end in `.js`.
      transform: (code, id) =>
        id.startsWith(client) && id.endsWith('.js')
          ? transformWithOxc(code, id, { lang: 'jsx', jsx: { runtime: 'automatic' } })
          : undefined,
    },
  ],
  resolve: {
    alias: {
      '@site': root,
      // Components are tested with the translations of Docusaurus itself, and with texts that a test chooses.
      ...Object.fromEntries(
        clientExports.map((name) => [
          `@docusaurus/${name}`,
          path.join(client, 'exports', `${name}.js`),
        ]),
      ),
      '@generated/codeTranslations': path.join(root, 'tests/support/code-translations.ts'),
    },
  },
  test: {
    server: { deps: { inline: [/@docusaurus\/core\/lib\/client/u] } },
    // Vitest would leave one core free, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The summary of a run shows what a test found, instead of `[ Array(1) ]`.
    chaiConfig: { truncateThreshold: 2000 },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [unitTests],
          exclude: replacing,
          testTimeout: 30_000,
          // Most of the time would go into loading the same modules for each file.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: { name: 'unit, isolated', include: replacing, testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          // Content tests run webpack, browsers and whole-site reads, on machines of unknown speed.
          testTimeout: 180_000,
          hookTimeout: 400_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'replay',
          include: ['tests/replay/**/*.test.ts'],
          // A page is followed with all its installs, builds and servers.
          testTimeout: 600_000,
          // More than the cores of a small machine, since readers wait for servers.
          maxConcurrency: 4,
        },
      },
      {
        extends: true,
        test: {
          name: 'delivery',
          include: ['tests/delivery/**/*.test.ts'],
          globalSetup: ['tests/delivery/servers.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
