import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BuildOptions, BuildResult, Failure } from '../../src/playground/engine/protocol.ts';
import { openBrowser } from '../support/examples/page.ts';
import { openEnginePage, serveEngine } from '../support/playground/engine-page.ts';
import type { ServedEngine } from '../support/playground/engine-page.ts';

// cspell:ignore moduel -- a typo that webpack finds

interface Outcome {
  readonly result?: Pick<BuildResult, 'hasErrors' | 'stats'>;
  readonly failure?: Failure;
  readonly lines: readonly string[];
}

type Files = Readonly<Record<string, string>>;

let browser: Browser;
let served: ServedEngine;
/** Page of the tests of a group, whose engine goes on from test to test. */
let page: Page;

beforeAll(async () => {
  served = await serveEngine();
  // As Chrome on computers: its headless shell puts a frame without an origin into the process of the page.
  browser = await openBrowser(['--site-per-process']);
});

afterAll(async () => {
  await browser.close();
  served.close();
});

/** Opens a page for a group of tests: an engine takes longer to start than to build their projects. */
function sharePage(): void {
  beforeAll(async () => {
    page = await openEnginePage(browser, served.url);
    return () => page.close();
  });
}

/** Builds with a client that stays, and a time limit in which a busy machine can load the engine anew. */
function build(
  files: Files,
  options: BuildOptions = { mode: 'development' },
  buildPage = page,
): Promise<Outcome> {
  return buildPage.evaluate(
    async ({ given, settings }) => {
      type Make = (options: object) => { build: (...values: unknown[]) => Promise<BuildResult> };
      const scope = globalThis as unknown as {
        createPlaygroundClient: Make;
        client?: ReturnType<Make>;
      };
      scope.client ??= scope.createPlaygroundClient({ root: '/', timeLimit: 10_000 });
      const lines: string[] = [];
      const onConsole = ({ text }: { text: string }): void => {
        lines.push(text);
      };
      try {
        const { hasErrors, stats } = await scope.client.build('project', given, settings, {
          onConsole,
        });
        return { result: { hasErrors, stats }, lines };
      } catch (error) {
        return { failure: (error as { failure: Failure }).failure, lines };
      }
    },
    { given: files, settings: options },
  );
}

const harmless: Files = { 'src/index.js': 'console.log(1);' };

/** A project whose configuration runs some code and prints what came of it. */
function running(code: string): Files {
  return {
    ...harmless,
    'webpack.config.js': `module.exports = (async () => {
  try { console.log('came', String(await (async () => { ${code} })())); } catch (error) { console.log('refused', error.name); }
  return {};
})();`,
  };
}

/** Ends the client; the next build starts another. */
async function disposeClient(): Promise<void> {
  await page.evaluate(() => {
    const scope = globalThis as unknown as { client?: { dispose: () => void } };
    scope.client?.dispose();
    delete scope.client;
  });
}

async function stillBuilds(buildPage = page): Promise<void> {
  const { result } = await build(harmless, undefined, buildPage);
  expect(result?.stats).toContain('compiled successfully');
}

describe('the code of a project reaches nothing', () => {
  sharePage();

  test.for([
    [
      'databases',
      'return new Promise((done, fail) => { const request = indexedDB.open("x"); request.onsuccess = done; request.onerror = () => fail(request.error); });',
    ],
    ['caches', 'return (await caches.keys()).join();'],
    ['private files', 'return navigator.storage.getDirectory();'],
    ['locks', 'return navigator.locks.query();'],
    ['fetch', 'return (await fetch(PLACE)).status;'],
    [
      'XMLHttpRequest',
      'const request = new XMLHttpRequest(); request.open("GET", PLACE, false); request.send(); return request.status;',
    ],
    ['importScripts', 'importScripts(PLACE);'],
    ['import()', 'return new Function("place", "return import(place)")(PLACE);'],
    [
      'a nested worker',
      'return new Promise((done, fail) => { const worker = new Worker(PLACE); worker.onmessage = done; worker.onerror = (event) => { event.preventDefault(); fail(new Error("worker")); }; });',
    ],
    [
      'fetch in a worker of its own',
      'const text = "fetch(" + JSON.stringify(PLACE) + ").then(() => postMessage(1), () => postMessage(0))"; const worker = new Worker(URL.createObjectURL(new Blob([text]))); const came = await new Promise((done) => { worker.onmessage = (event) => done(event.data); }); if (came === 0) throw new Error("refused");',
    ],
    [
      'WebSocket',
      'return new Promise((done, fail) => { const socket = new WebSocket(PLACE.replace("http", "ws")); socket.onopen = done; socket.onerror = () => fail(new Error("closed")); });',
    ],
    [
      'EventSource',
      'return new Promise((done, fail) => { const source = new EventSource(PLACE); source.onopen = done; source.onerror = () => fail(new Error("closed")); });',
    ],
    ['the page', 'return parent.document.title;'],
    ['local storage', 'return localStorage.length;'],
  ] as const)('%s', async ([, code]) => {
    await page.evaluate(() => {
      localStorage.setItem('secret', '1');
    });
    served.asked.length = 0;
    const { lines, failure } = await build(
      running(code.replaceAll('PLACE', JSON.stringify(`${served.url}stolen`))),
    );
    expect(failure).toBeUndefined();
    expect(lines.filter((line) => line.startsWith('came'))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('refused'))).toHaveLength(1);
    expect(served.asked.filter((path) => path.includes('stolen'))).toEqual([]);
  });

  test('messages to all pages of the site', async () => {
    await page.evaluate(() => {
      new BroadcastChannel('portal').onmessage = () => {
        document.title = 'heard';
      };
    });
    await build(
      running(
        'new BroadcastChannel("portal").postMessage(1); await new Promise((done) => setTimeout(done, 200));',
      ),
    );
    expect(await page.title()).toBe('ready');
  });

  test('messages that look like those of the frame', async () => {
    const { result } = await build(
      running('postMessage({ type: "pong" }); postMessage({ type: "error" });'),
    );
    expect(result?.stats).toContain('compiled successfully');
  });
});

describe('a build that does not end', () => {
  const endless: readonly (readonly [name: string, files: Files])[] = [
    ['a loop in the configuration', { ...harmless, 'webpack.config.js': 'while (true) {}' }],
    [
      'a promise that never settles',
      { ...harmless, 'webpack.config.js': 'module.exports = new Promise(() => {});' },
    ],
    [
      'a loop in a loader',
      {
        ...harmless,
        'loop.js': 'module.exports = () => { for (;;) {} };',
        'webpack.config.js':
          'module.exports = { module: { rules: [{ test: /js$/, use: "./loop.js" }] } };',
      },
    ],
    [
      'a loop in a plugin',
      {
        ...harmless,
        'webpack.config.js':
          'module.exports = { plugins: [(compiler) => compiler.hooks.emit.tap("x", () => { for (;;) {} })] };',
      },
    ],
    [
      'a pattern that backtracks',
      {
        ...harmless,
        'webpack.config.js': '/^(a+)+$/.test("a".repeat(60) + "b"); module.exports = {};',
      },
    ],
  ];
  /** A page and the outcome for each. */
  const ended = new Map<string, { readonly own: Page; readonly outcome: Outcome }>();

  beforeAll(async () => {
    const opened: { readonly name: string; readonly files: Files; readonly own: Page }[] = [];
    for (const [name, files] of endless) {
      const own = await openEnginePage(browser, served.url);
      // An engine that runs already reaches the code that does not end long before the time limit.
      await build(harmless, undefined, own);
      opened.push({ name, files, own });
    }
    // Their time limits pass at once.
    await Promise.all(
      opened.map(async ({ name, files, own }) => {
        ended.set(name, { own, outcome: await build(files, undefined, own) });
      }),
    );
    return () => Promise.all(opened.map(({ own }) => own.close()));
  });

  test.for(endless)('%s', async ([name]) => {
    const { own, outcome } = ended.get(name) ?? {};
    expect(outcome?.failure?.kind).toBe('time');
    await stillBuilds(own);
  });
});

describe('a build that takes all memory', () => {
  sharePage();

  // When the memory of the whole computer is short, the browser may end the page instead: once more, then.
  test('memory without end', { retry: 1, timeout: 240_000 }, async () => {
    served.asked.length = 0;
    await stillBuilds();
    const bomb = {
      ...harmless,
      'webpack.config.js': 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));',
    };
    // Playwright gives up a page when the process of one of its frames ends, so the page reports by itself.
    void page
      .evaluate(
        async ({ first, second }) => {
          const { client } = globalThis as unknown as {
            client: { build: (...values: unknown[]) => Promise<BuildResult> };
          };
          const mode = { mode: 'development' };
          const kind = await client.build('project', first, mode, {}).then(
            () => 'none',
            (error: unknown) => (error as { failure: Failure }).failure.kind,
          );
          // A process that dies slowly may take one more frame with it: the reader presses Build again.
          let worked = false;
          for (let attempt = 0; attempt < 3 && !worked; attempt++) {
            worked = await client.build('project', second, mode, {}).then(
              ({ stats }) => stats.includes('compiled successfully'),
              () => false,
            );
          }
          await fetch(`/reported/${kind}/${worked}`);
        },
        { first: bomb, second: harmless },
      )
      .catch(() => undefined);
    await vi.waitFor(
      () => {
        expect(served.asked.findLast((one) => one.startsWith('/reported/')) ?? '').toMatch(
          /^\/reported\/(?:time|memory)\/true$/u,
        );
      },
      { timeout: 100_000, interval: 200 },
    );
  });
});

describe('a project that is too much, or wrong', () => {
  sharePage();

  test.for([
    ['a path out of the project', { '../x.js': '1' }, 'project'],
    ['an absolute path', { '/etc/x': '1' }, 'project'],
    ['a name with a line break', { 'a\nb.js': '1' }, 'project'],
    [
      'too many files',
      Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}.js`, ''])),
      'project',
    ],
    ['too many bytes', { 'a.js': ' '.repeat(5_000_001) }, 'project'],
    [
      'output without measure',
      {
        ...harmless,
        'webpack.config.js':
          'module.exports = { plugins: [(compiler) => compiler.hooks.thisCompilation.tap("x", (compilation) => { for (let i = 0; i < 2100; i++) compilation.emitAsset(i + ".txt", new compiler.webpack.sources.RawSource("x")); })] };',
      },
      'project',
    ],
    [
      'recursion without end',
      { ...harmless, 'webpack.config.js': 'const f = () => f(); f();' },
      'configuration',
    ],
    [
      'a prototype that is changed',
      {
        ...harmless,
        'webpack.config.js': 'Object.prototype.mode = "nonsense"; module.exports = {};',
      },
      'engine',
    ],
    [
      'the end of the process',
      { ...harmless, 'webpack.config.js': 'process.exit(1);' },
      'configuration',
    ],
    [
      'an error that nobody catches',
      {
        ...harmless,
        'webpack.config.js':
          'setTimeout(() => { throw new Error("late"); }); module.exports = new Promise(() => {});',
      },
      'configuration',
    ],
  ] as const)('%s', async ([, files, kind]) => {
    const { failure } = await build(files);
    // Another project gets another engine, whatever this one has done to its own.
    await disposeClient();
    expect(failure?.kind).toBe(kind);
    expect(failure?.message.length).toBeGreaterThan(10);
    await stillBuilds();
  });
});

describe('what is wrong with a configuration is said with its place', () => {
  sharePage();

  test.for([
    [
      'a mistake of syntax',
      { 'webpack.config.js': 'module.exports = {\n  a: 1,,\n};' },
      'configuration',
      2,
      8,
    ],
    [
      'a mistake of syntax in a module',
      { 'webpack.config.mjs': 'export default {\n  a: 1,,\n};' },
      'configuration',
      2,
      8,
    ],
    [
      'a mistake while it runs',
      { 'webpack.config.js': 'const a = {};\nmodule.exports = { a: a.b.c };' },
      'configuration',
      2,
      undefined,
    ],
    [
      'a package that is not there',
      { 'webpack.config.js': '\nrequire("html-webpack-plugin");' },
      'package',
      2,
      9,
    ],
    [
      'a module that is not there',
      { 'webpack.config.js': 'require("./nothing");' },
      'configuration',
      1,
      9,
    ],
  ] as const)('%s', async ([, files, kind, line, column]) => {
    const { failure } = await build({ ...harmless, ...files });
    expect(failure).toMatchObject({ kind, file: Object.keys(files)[0], line });
    if (column !== undefined) expect(failure?.column).toBe(column);
  });

  test('an option that does not exist', async () => {
    const { failure } = await build({
      ...harmless,
      'webpack.config.js': 'module.exports = { moduel: {} };',
    });
    expect(failure?.kind).toBe('configuration');
    expect(failure?.message).toContain("configuration has an unknown property 'moduel'");
  });

  test('a configuration that is named and not there', async () => {
    const { failure } = await build(harmless, { config: ['other.config.js'] });
    expect(failure).toMatchObject({ kind: 'configuration', file: 'other.config.js' });
  });
});

describe('a document without the policy of the engine', () => {
  sharePage();

  test('is not used', async () => {
    await page.route('**/frame.*.html', async (route) => {
      const response = await route.fetch();
      const headers = {
        ...response.headers(),
        'content-security-policy': "frame-ancestors 'self'",
      };
      await route.fulfill({ response, headers });
    });
    const { failure } = await build(harmless);
    expect(failure?.kind).toBe('blocked');
  });
});
