import { describe, expect, it } from 'vitest';
import { withRetry } from '../../../src/client/chunks.ts';
import { guardTime, loadAfresh } from '../../../src/client/fresh-load.ts';
import type { Surroundings } from '../../../src/client/fresh-load.ts';

function chunkError(type: string): Error {
  const request = 'https://example.org/assets/js/7.js';
  return Object.assign(new Error(`Loading chunk 7 failed.\n(${type}: ${request})`), {
    name: 'ChunkLoadError',
    type,
    request,
  });
}

describe('withRetry', () => {
  function loading(failures: Error[]) {
    const asked: string[] = [];
    let time = 1000;
    const chunks = withRetry(
      {
        nameOf: (id) => `assets/js/${id}.js`,
        load: (id) => {
          asked.push(chunks.nameOf(id));
          const failure = failures.shift();
          return failure ? Promise.reject(failure) : Promise.resolve('loaded');
        },
      },
      () => ++time,
    );
    return { asked, chunks };
  }

  it('asks once when the script comes', async () => {
    const { asked, chunks } = loading([]);
    await expect(chunks.load(7)).resolves.toBe('loaded');
    expect(asked).toEqual(['assets/js/7.js']);
  });

  it.each(['error', 'missing'])('asks past the caches after "%s"', async (type) => {
    const { asked, chunks } = loading([chunkError(type)]);
    await expect(chunks.load(7)).resolves.toBe('loaded');
    expect(asked).toEqual(['assets/js/7.js', 'assets/js/7.js?retry=1001']);
  });

  it('passes on the error of webpack, with type and request, when that fails too', async () => {
    const { asked, chunks } = loading([chunkError('error'), chunkError('error')]);
    await expect(chunks.load(7)).rejects.toMatchObject({
      name: 'ChunkLoadError',
      type: 'error',
      request: 'https://example.org/assets/js/7.js',
    });
    expect(asked).toHaveLength(2);
  });

  it.each([chunkError('timeout'), new TypeError('a defect')])(
    'does not repeat %s',
    async (error) => {
      const { asked, chunks } = loading([error]);
      await expect(chunks.load(7)).rejects.toBe(error);
      expect(asked).toHaveLength(1);
    },
  );
});

describe('loadAfresh', () => {
  function tab(changes: Partial<Surroundings> = {}) {
    const values = new Map<string, string>();
    let reloads = 0;
    const surroundings: Surroundings = {
      isOnline: () => true,
      answers: () => Promise.resolve(true),
      storage: () => ({
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => {
          values.set(key, value);
        },
      }),
      age: () => ({ isReload: false, milliseconds: 0 }),
      now: () => 5_000_000,
      reload: () => {
        reloads += 1;
      },
      ...changes,
    };
    return { surroundings, reloads: () => reloads };
  }
  const noStorage = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  it('loads an address afresh once', async () => {
    const { surroundings, reloads } = tab();
    expect(await loadAfresh('/a/', surroundings)).toBe(true);
    expect(await loadAfresh('/a/', surroundings)).toBe(false);
    expect(await loadAfresh('/b/', surroundings)).toBe(true);
    expect(reloads()).toBe(2);
  });

  it('tries again after a while', async () => {
    const { surroundings } = tab();
    expect(await loadAfresh('/a/', surroundings)).toBe(true);
    const later = { ...surroundings, now: () => 5_000_000 + guardTime };
    expect(await loadAfresh('/a/', later)).toBe(true);
  });

  it.each<[string, Partial<Surroundings>]>([
    ['without a network', { isOnline: () => false }],
    ['when the host does not answer', { answers: () => Promise.resolve(false) }],
  ])('does not leave the page %s', async (_name, changes) => {
    const { surroundings, reloads } = tab(changes);
    expect(await loadAfresh('/a/', surroundings)).toBe(false);
    expect(reloads()).toBe(0);
  });

  it('reloads where the tab remembers nothing, but not a document that was just reloaded', async () => {
    const first = tab({ storage: noStorage });
    expect(await loadAfresh('/a/', first.surroundings)).toBe(true);
    const age = () => ({ isReload: true, milliseconds: 400 });
    const second = tab({ storage: noStorage, age });
    expect(await loadAfresh('/a/', second.surroundings)).toBe(false);
    expect(second.reloads()).toBe(0);
  });
});
