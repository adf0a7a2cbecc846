/** The built site as the tests of servers know it, and requests whose answers have to be secure. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { parseHeadersFile } from '../../src/hosting/host-files.ts';
import { listFiles } from '../../src/lib/list-files.ts';
import { ask } from './raw-request.ts';
import type { RawAnswer, RawRequest } from './raw-request.ts';

export const site = path.resolve('build');
export const rules = parseHeadersFile(readFileSync(path.join(site, '_headers'), 'utf8'));
const everywhere = rules.find((rule) => rule.path === '/*')?.headers ?? [];
export const files = listFiles(site).filter((file) => !file.startsWith('_'));

/** Caching of what has no hash in its name. */
export const ordinary = 'public, max-age=0, must-revalidate';

export function read(file: string): Buffer {
  return readFileSync(path.join(site, file));
}

/** @throws Error if the build has no asset with this ending */
export function assetWith(ending: string): string {
  const found = files.find((file) => file.startsWith('assets/') && file.endsWith(ending));
  if (found === undefined) throw new Error(`The build has no asset that ends with ${ending}`);
  return `/${found}`;
}

function expectSecure(answer: RawAnswer): void {
  const sent = everywhere.map(({ name }) => [name, answer.headers[name.toLowerCase()]]);
  expect(sent).toEqual(everywhere.map(({ name, value }) => [name, value]));
}

/** Asks a server; every answer, whatever its status, has to carry the security headers. */
export function securely(url: string): (request: string | RawRequest) => Promise<RawAnswer> {
  return async (request) => {
    const answer = await ask(url, typeof request === 'string' ? { path: request } : request);
    expectSecure(answer);
    return answer;
  };
}
