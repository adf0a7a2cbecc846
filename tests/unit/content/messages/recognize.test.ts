import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { beforeAll, describe, expect, it } from 'vitest';
import { recognize } from '../../../../src/content/messages/recognize.ts';
import type { KnownMessage } from '../../../../src/content/messages/patterns.ts';
import { cachedInventories } from '../../../../src/reference/cached-inventories.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { knownMessages } from '../../../../src/reference/known-messages.ts';
import { kinds } from '../../../support/messages/kinds.ts';
import type { Kind } from '../../../support/messages/kinds.ts';
import { logs } from '../../../support/messages/logs.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
let messages: readonly KnownMessage[] = [];

beforeAll(async () => {
  messages = knownMessages(root, new Catalog(await cachedInventories(root)));
}, 120_000);

/** What webpack prints of a project, with colors. */
async function print({ files, config = {}, make }: Kind): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'message-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    const options: Configuration = {
      mode: 'development',
      context: folder,
      devtool: false,
      ...config,
      output: { path: path.join(folder, 'dist'), ...config.output },
      ...make?.(folder),
    };
    return await new Promise<string>((resolve) => {
      try {
        const compiler = webpack(options);
        compiler.run((error, stats) => {
          resolve(error === null ? (stats?.toString({ colors: true }) ?? '') : error.message);
          compiler.close(() => undefined);
        });
      } catch (error) {
        resolve(error instanceof Error ? error.message : String(error));
      }
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const idsOf = (log: string): string[] =>
  recognize(log, messages).map(({ message }) => message.url.replace(/^.*#/u, ''));

describe('messages that webpack prints', () => {
  it('are of 30 kinds and more', () => {
    expect(new Set(kinds.map(({ id }) => id)).size).toBeGreaterThanOrEqual(30);
  });

  it.concurrent.each(kinds)('$id', async (kind) => {
    const log = await print(kind);
    expect(idsOf(log), log).toContain(kind.id);
    // One that is explained elsewhere as well may stand beside it, such as the failed request of a loader.
    expect(idsOf(log).length, log).toBeLessThanOrEqual(2);
  });
});

describe('logs as people paste them', () => {
  it.each(logs)('$name', ({ text, expected }) => {
    const found = recognize(text, messages).map(({ message, count, occurrences }) => ({
      id: message.url.replace(/^.*#/u, ''),
      count,
      files: occurrences.flatMap(({ file }) => file ?? []),
      values: [...new Set(occurrences.flatMap(({ values }) => values))],
    }));
    expect(found).toEqual(expected);
  });

  it('have nothing to say where no message of webpack is in them', () => {
    const text = `> shop@1.0.0 test
> node --test

✔ adds a product (1.2ms)
TypeError: Cannot read properties of null (reading 'price')
    at total (/shop/src/cart.js:3:10)
ℹ tests 12
ℹ fail 1
error Command failed with exit code 1.
info Visit https://yarnpkg.com/en/docs/cli/run for documentation about this command.`;
    expect(recognize(text, messages)).toEqual([]);
  });

  it('may be long', () => {
    const noise = Array.from(
      { length: 60_000 },
      (_, index) =>
        `2026-11-20T10:11:12.${index}Z [layer ${index}] copied node_modules/p${index}/index.js`,
    ).join('\n');
    const started = performance.now();
    const found = recognize(
      `${noise}\nERROR in ./src/a.js 1:0\nModule not found: Error: Can't resolve 'tea' in '/x'`,
      messages,
    );
    expect(found).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

it('leads only to places of the site', () => {
  expect(messages.length).toBeGreaterThan(100);
  expect(messages.filter(({ url }) => !/^\/api\/errors\/#\S+$/u.test(url))).toEqual([]);
});
