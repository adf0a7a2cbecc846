import { describe, expect, it } from 'vitest';
import { onceForBoth } from '../../../src/plugins/docs/compile-once.mjs';

type Loader = Parameters<typeof onceForBoth>[0];

/** A loader that counts its runs, and a function that runs it in a bundle. */
function setUp(make: (source: string) => string) {
  let runs = 0;
  const loader: Loader = function load(this, source) {
    const callback = this.async();
    runs += 1;
    setTimeout(() => {
      try {
        callback(null, make(source));
      } catch (error) {
        callback(error as Error);
      }
    });
  };
  const once = onceForBoth(loader);
  const run = (name: string, source: string, resource = 'page.mdx') =>
    new Promise<string>((resolve, reject) => {
      const async = () => (error: Error | null, code?: string) => {
        if (error) reject(error);
        else resolve(code ?? '');
      };
      void once.call({ async, resource, _compiler: { name } } as never, source);
    });
  return { run, runs: () => runs };
}

describe('a page in the bundles of server and browser', () => {
  it('is compiled once, whichever comes first, one after the other or together', async () => {
    const { run, runs } = setUp((source) => `code of ${source}`);
    expect(await run('client', 'a')).toBe('code of a');
    expect(await run('server', 'a')).toBe('code of a');
    expect(runs()).toBe(1);
    expect(await Promise.all([run('server', 'a'), run('client', 'a')])).toEqual([
      'code of a',
      'code of a',
    ]);
    expect(runs()).toBe(2);
  });

  it('is compiled again by the same bundle, whose page may depend on other files', async () => {
    const { run, runs } = setUp((source) => source);
    await run('client', 'a');
    await run('client', 'a');
    expect(runs()).toBe(2);
  });

  it('is compiled again where the source or the resource is another', async () => {
    const { run, runs } = setUp((source) => source);
    await run('client', 'a');
    expect(await run('server', 'b')).toBe('b');
    await run('client', 'a', 'one.mdx');
    expect(await run('server', 'a', 'two.mdx')).toBe('a');
    expect(runs()).toBe(4);
  });

  it('is compiled for each where it shows files, which only the browser gets', async () => {
    const { run, runs } = setUp(
      () => 'require("!/x/url-loader/dist/cjs.js?limit=1!./a.png").default',
    );
    await run('client', 'a');
    await run('server', 'a');
    expect(runs()).toBe(2);
  });

  it('fails in both', async () => {
    const { run } = setUp(() => {
      throw new Error('page.mdx: broken');
    });
    await expect(run('client', 'a')).rejects.toThrow('page.mdx: broken');
    await expect(run('server', 'a')).rejects.toThrow('page.mdx: broken');
  });
});
