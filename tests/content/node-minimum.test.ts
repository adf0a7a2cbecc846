import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nodeMinimum, readLockedTree } from '../../src/reference/node-minimum.ts';

const tree = readLockedTree(process.cwd());
const pages = globSync([
  'docs/**/*.mdx',
  'i18n/*/docusaurus-plugin-content-docs/current/**/*.mdx',
  'examples/**/README.md',
  'README.md',
]);

it.each(['webpack-cli', 'webpack-dev-server'])(
  'no page writes by hand which Node.js %s needs',
  (name) => {
    const own = /(?<version>\d+\.\d+)/u.exec(tree[`node_modules/${name}`]?.engines?.node ?? '');
    expect(own).not.toBeNull();
    const numbers = new Set([own?.groups?.version ?? '', nodeMinimum(tree, [name])]);
    const found = pages.flatMap((page) =>
      readFileSync(page, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          line.includes(name)
            ? [...numbers]
                .filter((version) => line.includes(` ${version} `))
                .map((version) => `${page}:${index + 1} ${version}: use <NodeMinimum>`)
            : [],
        ),
    );
    expect(found).toEqual([]);
  },
);
