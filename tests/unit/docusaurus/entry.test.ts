import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
const entry = readFileSync(path.resolve('src/docusaurus/entry.ts'), 'utf8');

describe('the entry in steps', () => {
  it('ends with the entry that Docusaurus has', () => {
    const configuration = readFileSync(path.join(core, 'lib/webpack/client.js'), 'utf8');
    const own = /entry:.*resolve\(__dirname, '(?<file>[^']+)'\)/u.exec(configuration)?.groups?.file;
    const file = path.join('lib/webpack', String(own));
    const imports = [...entry.matchAll(/'(?<name>@docusaurus\/core\/[^']+)'/gu)];
    expect(imports.map(({ groups }) => groups?.name)).toEqual([`@docusaurus/core/${file}`]);
  });

  it('runs before it what it imports', () => {
    const client = path.join(core, 'lib/client');
    const modules = ['clientEntry.js', 'App.js', 'docusaurus.js', 'preload.js'].map((name) =>
      readFileSync(path.join(client, name), 'utf8'),
    );
    for (const name of ['react-dom/client', '@generated/client-modules', '@generated/routes']) {
      expect(entry).toContain(`'${name}'`);
      expect(
        modules.some((source) => source.includes(`'${name}'`)),
        name,
      ).toBe(true);
    }
  });
});
