import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string };
  optionalDependencies: Record<string, string>;
};

/** Node.js that starts the installation. */
const oldest = manifest.engines.node.replace(/^>=/u, '').replace(/\.0$/u, '');
const [pinned = ''] = Object.values(manifest.optionalDependencies);

describe('the versions of Node.js', () => {
  it('are one for all systems', () => {
    expect([...new Set(Object.values(manifest.optionalDependencies))]).toEqual([pinned]);
  });

  it('are the same wherever people read them', () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(readme).toContain(`You need Node.js ${oldest} or newer`);
    expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(pinned);
    const texts = [
      'README.md',
      'CONTRIBUTING.md',
      ...globSync('{docs,i18n/*/docusaurus-plugin-content-docs/current}/contribute/deployment.mdx'),
    ];
    for (const file of texts) {
      const found = readFileSync(file, 'utf8').match(/(?<=Node\.js )\d+\.\d+(?:\.\d+)?/gu) ?? [];
      expect(found.filter((version) => version !== oldest && version !== pinned)).toEqual([]);
    }
    expect(readFileSync('scripts/run.mjs', 'utf8')).not.toMatch(/\b2\d[.,] ?\d+/u);
  });
});

describe('scripts/run.mjs', () => {
  let root: string;

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'portal-run-'));
    mkdirSync(path.join(root, 'scripts'));
    mkdirSync(path.join(root, 'node_modules'));
    copyFileSync('package.json', path.join(root, 'package.json'));
    copyFileSync('scripts/run.mjs', path.join(root, 'scripts/run.mjs'));
    const lock = JSON.stringify({ packages: {} });
    writeFileSync(path.join(root, 'package-lock.json'), lock);
    writeFileSync(path.join(root, 'node_modules/.package-lock.json'), lock);
    writeFileSync(path.join(root, 'scripts/cli.mts'), "console.log('The command runs.');\n");
  });

  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  /** Runs a command as a machine does that has this Node.js, and no pinned one. */
  function runOn(version: string) {
    const disguise = path.join(root, 'disguise.mjs');
    const versions = `{ ...process.versions, node: '${version}' }`;
    writeFileSync(
      disguise,
      `Object.defineProperty(process, 'versions', { value: ${versions} });\n`,
    );
    return spawnSync(process.execPath, ['--import', disguise, 'scripts/run.mjs', 'build'], {
      cwd: root,
      encoding: 'utf8',
    });
  }

  it.each(['20.20.0', '22.15.0', '24.0.0'])(
    'asks for the pinned Node.js where a machine has %s and no pinned one',
    (version) => {
      const { status, stderr, stdout } = runOn(version);
      expect(stdout).toBe('');
      expect(stderr).toContain(`Node.js ${version} is too old: use Node.js ${pinned} or newer`);
      expect(status).toBe(1);
    },
  );

  it.each([pinned, '26.11.0', '100.0.0'])('runs on %s without a pinned one', (version) => {
    expect(runOn(version)).toMatchObject({ status: 0, stdout: 'The command runs.\n' });
  });
});
