import { describe, expect, it } from 'vitest';
import { answer } from '../../../src/search/answer.ts';
import type { SearchAnswer } from '../../../src/search/answer.ts';
import { embeddedClient } from '../../../src/search/embedded.ts';
import type { WorkerLike } from '../../../src/search/embedded.ts';
import { SearchEngine } from '../../../src/search/engine.ts';
import { loadIndex, loadTexts } from '../../../src/search/files.ts';
import type { FromWorker, ToWorker } from '../../../src/search/messages.ts';
import {
  noHits,
  readSaved,
  withFavorite,
  withRecent,
  withoutHit,
} from '../../../src/search/saved-hits.ts';
import { indexOf, page } from './site.ts';

class FakeWorker implements WorkerLike {
  readonly received: ToWorker[] = [];
  isTerminated = false;
  readonly #listeners = new Map<string, (event: unknown) => void>();
  postMessage(message: ToWorker): void {
    this.received.push(message);
  }
  addEventListener(type: string, listener: unknown): void {
    this.#listeners.set(type, listener as (event: unknown) => void);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(message: FromWorker): void {
    this.#listeners.get('message')?.({ data: message });
  }
  die(): void {
    this.#listeners.get('error')?.({});
  }
  get queries(): string[] {
    return this.received.flatMap((message) => (message.type === 'query' ? message.query : []));
  }
}

const empty: SearchAnswer = {
  query: '',
  groups: [],
  count: 0,
  nearest: [],
  sections: [],
  by: 'embedded',
};
const options = { limit: 5 };

describe('the client of the worker', () => {
  it('asks one query at a time, and of those that wait only the last', async () => {
    const worker = new FakeWorker();
    const client = embeddedClient('/search/', () => worker);
    const [a, b, c] = ['a', 'ab', 'abc'].map((query) => client.search(query, options));
    expect(worker.queries).toEqual(['a']);
    worker.say({ type: 'answer', id: 1, answer: { ...empty, query: 'a' } });
    expect((await a)?.query).toBe('a');
    expect(await b).toBeUndefined();
    expect(worker.queries).toEqual(['a', 'abc']);
    worker.say({ type: 'failure', id: 2, reason: 'no index' });
    await expect(c).rejects.toThrow('no index');
  });

  it('starts another worker after one has died', async () => {
    const workers: FakeWorker[] = [];
    const client = embeddedClient('/search/', () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    });
    const first = client.search('a', options);
    workers[0]?.die();
    await expect(first).rejects.toThrow('stopped');
    void client.search('b', options);
    expect(workers.map(({ isTerminated, queries }) => [isTerminated, queries])).toEqual([
      [true, ['a']],
      [false, ['b']],
    ]);
  });

  it('says so where no worker can start', async () => {
    const client = embeddedClient('/search/', () => {
      throw new Error('Workers are forbidden.');
    });
    client.preload();
    await expect(client.search('a', options)).rejects.toThrow('forbidden');
    await expect(client.search('b', options)).rejects.toThrow('forbidden');
  });

  it('tells when snippets have come', () => {
    const worker = new FakeWorker();
    const client = embeddedClient('/search/', () => worker);
    let calls = 0;
    const end = client.subscribe(() => (calls += 1));
    client.preload();
    worker.say({ type: 'texts' });
    end();
    worker.say({ type: 'texts' });
    expect(calls).toBe(1);
  });
});

describe('loading', () => {
  const file = indexOf([page('/a/', 'A', [])]);
  const json = (value: unknown): Response => new Response(JSON.stringify(value));

  it('asks past the cache before it gives up', async () => {
    const requested: (RequestCache | undefined)[] = [];
    const fetchIt = (_: string, init?: RequestInit): Promise<Response> => {
      requested.push(init?.cache);
      return Promise.resolve(json(requested.length === 1 ? { format: 0 } : file));
    };
    expect(await loadIndex('/search/', fetchIt)).toEqual(file);
    expect(requested).toEqual([undefined, 'reload']);
  });

  it.each([
    ['a missing file', () => new Response('', { status: 404 }), '/search/index.json answered 404'],
    ['a page instead of it', () => new Response('<!doctype html>'), 'JSON'],
    ['another version', () => json({ ...file, format: 99 }), 'not a search index of this version'],
    ['null', () => json(null), 'not a search index of this version'],
  ])('fails on %s', async (_name, response, message) => {
    await expect(loadIndex('/search/', () => Promise.resolve(response()))).rejects.toThrow(message);
  });

  it('takes texts of the same build only', async () => {
    const texts = (build: string) => () =>
      Promise.resolve(json({ format: file.format, build, texts: ['A'] }));
    expect(await loadTexts('/search/', file, texts(file.build))).toEqual(['A']);
    expect(await loadTexts('/search/', file, texts('older'))).toEqual([]);
  });
});

describe('an answer', () => {
  const sections = Array.from(
    { length: 9 },
    (_, index) => [2, `s${index}`, `Chunk ${index}`, 'Text of a chunk.'] as const,
  );
  const pages = [
    page('/guides/a/', 'Chunks', [...sections, [3, 'deep', 'Deep chunk', '']]),
    page('/api/b/', 'Others', [[2, 'x', 'Chunk', '']]),
  ];
  const engine = new SearchEngine(indexOf(pages));

  it('has the hits of a page together, with headings above and marks', () => {
    const found = answer(engine, [], 'deep chunk', { limit: 20 });
    const hit = found.groups[0]?.hits[0];
    expect(hit?.url).toBe('/guides/a/#deep');
    expect(hit?.path).toEqual(['Chunk 8']);
    expect(hit?.heading.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
      'Deep',
      'chunk',
    ]);
    const many = answer(engine, [], 'chunk', { limit: 20 }).groups;
    expect(many.find(({ url }) => url === '/guides/a/')?.hits).toHaveLength(5);
    expect(found.sections).toEqual(['Section']);
  });

  it('stops at the limit', () => {
    expect(answer(engine, [], 'chunk', { limit: 3 }).count).toBe(3);
  });

  it('names pages alike where there is none', () => {
    const found = answer(engine, [], 'xchxunx', { limit: 3 });
    expect(found.count).toBe(0);
    expect(answer(engine, [], 'qqq', { limit: 3 }).nearest).toEqual([]);
    expect(answer(engine, [], 'hxchunkzz', { limit: 3 }).nearest).toEqual([
      { url: '/guides/a/', title: 'Chunks' },
    ]);
  });
});

describe('kept results', () => {
  const hit = (url: string) => ({ url, heading: url, context: 'C' });

  it('are the newest five, each once', () => {
    const saved = ['/1', '/2', '/3', '/4', '/5', '/6', '/4'].reduce(
      (hits, url) => withRecent(hits, hit(url)),
      noHits,
    );
    expect(saved.recent.map(({ url }) => url)).toEqual(['/4', '/6', '/5', '/3', '/2']);
  });

  it('move between the lists', () => {
    const kept = withFavorite(withRecent(noHits, hit('/1')), hit('/1'));
    expect([kept.recent.length, kept.favorites.length]).toEqual([0, 1]);
    expect(withRecent(kept, hit('/1'))).toEqual(kept);
    expect(withFavorite(kept, hit('/1'))).toEqual(withRecent(noHits, hit('/1')));
    expect(withoutHit(kept, '/1')).toEqual(noHits);
  });

  it('are read with care', () => {
    for (const text of [null, '', '{', 'null', '7', '{"recent":5}', '[]'])
      expect(readSaved(text)).toEqual(noHits);
    const evil = ['javascript:alert(1)', '//evil.example/', 'https://evil.example/'].map(hit);
    expect(
      readSaved(JSON.stringify({ recent: [...evil, hit('/ok/')], favorites: [null] })),
    ).toEqual({ recent: [hit('/ok/')], favorites: [] });
  });
});
