import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

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

/** A file that takes nearly as long as all others together. */
const longest = 'tests/content/examples.test.ts';

/** Starts the longest file first: at the end, it would leave a core idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith(longest);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

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
    sequence: { sequencer: LongestFirst },
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
          // Projects that are built at once.
          maxConcurrency: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'replay',
          include: ['tests/replay/**/*.test.ts'],
          // A page is followed with all its installs, builds and servers.
          testTimeout: 600_000,
          maxConcurrency: 2,
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
