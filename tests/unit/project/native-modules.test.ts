import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'portal-modules-'));
  mkdirSync(path.join(siteDir, 'node_modules/theme'), { recursive: true });
  const files = {
    'count.ts': 'export const loads: number[] = (globalThis.loads ??= []); loads.push(1);',
    'plugin.ts':
      "import './count.ts';\nexport const validateOptions: string = 'v';\nexport default function plugin(): string { return 'made'; }",
    'config.ts': "import './count.ts';\nexport default { title: 'site' as const };",
    'node_modules/theme/index.js': "module.exports = () => 'theme';",
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(siteDir, name), content);
  }
});

afterAll(() => {
  rmSync(siteDir, { recursive: true });
});

it('loads what belongs to the site once and as Docusaurus expects it, and leaves packages to Docusaurus', () => {
  const url = (file: string) => JSON.stringify(pathToFileURL(path.join(root, file)).href);
  const script = `
    const { loadOwnModulesNatively } = await import(${url('scripts/lib/native-modules.mts')});
    loadOwnModulesNatively(${JSON.stringify(siteDir)});
    const { loadFreshModule } = (await import(${url('node_modules/@docusaurus/utils/lib/index.js')})).default;
    const load = (file) => loadFreshModule(${JSON.stringify(siteDir)} + '/' + file);
    const plugin = await load('plugin.ts');
    const config = await load('config.ts');
    const theme = await load('node_modules/theme/index.js');
    console.log(JSON.stringify([plugin.default(), plugin.validateOptions, Object.keys(config), theme(), globalThis.loads.length]));
  `;
  const output = execFileSync(
    process.execPath,
    ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', '--input-type=module', '-e', script],
    { encoding: 'utf8' },
  );
  expect(JSON.parse(output)).toEqual(['made', 'v', ['title'], 'theme', 1]);
});
