import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { engineFrame } from '../../src/hosting/playground.ts';
import { engineFiles } from '../../src/playground/engine/files.ts';
import { engineFilesFolder, engineListName } from '../../src/site/playground.ts';
import type { EngineList } from '../../src/site/playground.ts';
import { chromiumArgs } from '../../tests/support/chromium-args.ts';
import { buildInEngine } from '../../tests/support/playground/engine-build.ts';
import { openEnginePage, serveEngine } from '../../tests/support/playground/engine-page.ts';
import { root } from '../lib/paths.mts';
import { median } from './statistics.mts';
import { columns, kB } from './table.mts';

/** Milliseconds, and bytes with brotli. */
const targets = { coldStart: 1500, rebuild: 150, typing: 50, size: 1_200_000 };

/** An entry that imports nine modules, with a stylesheet and an HTML page. */
function tenModules(text: string): Record<string, string> {
  const names = Array.from({ length: 9 }, (_, index) => `part${index}`);
  return {
    'src/index.js': `${names.map((name) => `import { ${name} } from './${name}.js';`).join('\n')}\nconsole.log(${names.join(', ')});\n`,
    ...Object.fromEntries(
      names.map((name) => [
        `src/${name}.js`,
        `export const ${name} = () => '${name === 'part4' ? text : name}';\n`,
      ]),
    ),
  };
}

const options = { mode: 'development', watch: true } as const;

/** Builds a state of the project, and returns how long the page waited for it. */
async function timed(page: Page, text: string): Promise<number> {
  const start = performance.now();
  const { result, failure } = await buildInEngine(page, {
    id: 'bench',
    files: tenModules(text),
    options,
  });
  const end = performance.now();
  if (result?.hasErrors !== false)
    throw new Error(`The bench's project does not build: ${failure?.message ?? result?.stats}`);
  return end - start;
}

/** Longest delay of a keystroke while a page starts the engine and builds ten times, in milliseconds. */
async function blockedTyping(page: Page): Promise<number> {
  await page.evaluate(() => {
    const area = document.createElement('textarea');
    document.body.append(area);
    const scope = globalThis as unknown as { longest: number };
    scope.longest = 0;
    const measure = ({ timeStamp }: Event): void => {
      scope.longest = Math.max(scope.longest, performance.now() - timeStamp);
    };
    area.addEventListener('keydown', measure);
    area.addEventListener('input', measure);
    area.focus();
  });
  const builds = { left: 10 };
  const typing = (async () => {
    while (builds.left > 0) await page.keyboard.type('x', { delay: 15 });
  })();
  for (; builds.left > 0; builds.left--) await timed(page, `typed ${builds.left}`);
  await typing;
  return page.evaluate(() => (globalThis as unknown as { longest: number }).longest);
}

interface Figures {
  readonly coldStart: number;
  readonly rebuild: number;
  readonly typing: number;
}

async function measure(browser: Browser, url: string, runs: number): Promise<Figures> {
  const context = await browser.newContext();
  try {
    const starts: number[] = [];
    const rebuilds: number[] = [];
    // The first page only fills the cache.
    for (let run = 0; run <= runs; run++) {
      const page = await openEnginePage(context, url);
      const start = await timed(page, 'first');
      if (run > 0) starts.push(start);
      for (let change = 0; change < 5; change++) {
        const time = await timed(page, `${run}.${change}`);
        // The engine's code is still being compiled in the first rebuild of a worker.
        if (run > 0 && change > 0) rebuilds.push(time);
      }
      await page.close();
    }
    const page = await openEnginePage(context, url);
    return {
      coldStart: median(starts),
      rebuild: median(rebuilds),
      typing: await blockedTyping(page),
    };
  } finally {
    await context.close();
  }
}

function against(value: number, limit: number): string {
  return `${value.toFixed(0)}${value <= limit ? '' : '!'}`;
}

/** Sizes and times of the engine and its parts: medians of several pages with the files in the cache. */
export async function benchPlayground(browserPath: string, runs = 5): Promise<string[]> {
  const files = await engineFiles(root, engineFrame);
  const list = JSON.parse(files[engineListName] ?? '') as EngineList;
  const sizeOf = (name: string) => brotliCompressSync(files[engineFilesFolder + name] ?? '').length;
  const engine = sizeOf(list.engine);
  const served = await serveEngine();
  const browser = await chromium.launch({ executablePath: browserPath, args: chromiumArgs });
  try {
    const { coldStart, rebuild, typing } = await measure(browser, served.url, runs);
    return [
      columns([
        ['playground', 'ms', 'target'],
        [
          'cold start from the cache, with a first build',
          against(coldStart, targets.coldStart),
          '1500',
        ],
        ['rebuild of ten modules', against(rebuild, targets.rebuild), '150'],
        ['longest wait of a key', against(typing, targets.typing), '50'],
      ]),
      columns([
        ['playground', 'with brotli', 'target'],
        ['engine', `${kB(engine)}${engine <= targets.size ? '' : '!'}`, '1200'],
        ...Object.entries(list.parts)
          .sort()
          .map(([name, file]) => [name, kB(sizeOf(file)), '']),
      ]),
    ];
  } finally {
    await browser.close();
    served.close();
  }
}
