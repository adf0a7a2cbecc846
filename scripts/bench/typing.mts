import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { relevanceCases } from '../../tests/support/search/queries.ts';
import { chromiumArgs } from '../../tests/support/chromium-args.ts';
import { ensureBrowser } from '../lib/browser.mts';
import { buildDir } from '../lib/paths.mts';
import { serveSite } from '../lib/server.mts';

/** Factor by which the page's main thread is slowed down. Chromium doesn't slow down workers. */
const slowdown = 4;

/** Milliseconds from a keystroke to its results, at the 95th percentile. */
const budget = 50;

/** Only one of this number of queries is typed; enough for a percentile, and done in about a minute. */
const share = 9;

interface LongTask {
  readonly start: number;
  readonly duration: number;
}

interface Probe {
  longTasks: LongTask[];
  answered: number[];
  painted: number[];
  /** Sets a mark at the next input, and resolves when its results are painted. */
  next: Promise<void>;
}

/** Typing as measured in the page; all times in milliseconds. */
export interface TypingReport {
  /** From each keystroke to its results in the document, in a slowed-down page, sorted. */
  readonly answered: readonly number[];
  /** From each keystroke to its painted results, in a slowed-down page, sorted. */
  readonly painted: readonly number[];
  /** Durations of tasks over 50 ms during the measurement. */
  readonly longTasks: readonly number[];
  /** Main-thread time of each keystroke at full speed, sorted; not affected by other programs. */
  readonly busy: readonly number[];
  /** From the click on the button to the first painted result, with nothing loaded before. */
  readonly first: number;
}

/** Runs in the page: records long tasks, and for each input the time until its results are on screen. */
function startProbe(): void {
  const probe: Probe = { longTasks: [], answered: [], painted: [], next: Promise.resolve() };
  Object.assign(window, { probe });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      probe.longTasks.push({ start: startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  document.addEventListener(
    'input',
    (event) => {
      const box = event.target as HTMLInputElement;
      const query = box.value.trim().slice(0, 60);
      const start = event.timeStamp;
      probe.next = new Promise((resolve) => {
        const dialog = box.closest('dialog') ?? document.body;
        const look = (): void => {
          const text = dialog.querySelector('[role=status]')?.textContent ?? '';
          if (!text.includes(`“${query}`)) return;
          observer.disconnect();
          probe.answered.push(performance.now() - start);
          // The frame with the change is painted when the next task starts, which is this one; work that the page has
          // deferred until then is queued behind it.
          requestAnimationFrame(() => {
            const taken = () => {
              probe.painted.push(performance.now() - start);
              resolve();
            };
            void scheduler.postTask(taken, { priority: 'user-blocking' });
          });
        };
        const observer = new MutationObserver(look);
        observer.observe(dialog, { childList: true, characterData: true, subtree: true });
        look();
      });
    },
    true,
  );
}

async function typeQueries(
  page: Page,
  queries: readonly string[],
  onPainted: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const box = page.getByRole('dialog').getByRole('searchbox');
  for (const query of queries) {
    await box.fill('');
    for (const letter of query) {
      await page.keyboard.insertText(letter);
      // A trailing space doesn't change the query, so it has no results of its own.
      if (letter === ' ') continue;
      await page.evaluate(() => (window as unknown as { probe: Probe }).probe.next);
      await onPainted();
    }
  }
}

/** Opens the search with a click, and waits until everything needed for typing has loaded. */
async function openSearch(page: Page): Promise<number> {
  const opened = performance.now();
  await page.getByRole('button', { name: /^Search/u }).click();
  await page.getByRole('searchbox').fill('output');
  await page.locator('[data-search-result]').first().waitFor();
  const first = performance.now() - opened;
  await page.waitForLoadState('networkidle');
  return first;
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(startProbe);
  await page.goto(`${url}/license/`, { waitUntil: 'networkidle' });
  return page;
}

/** Time that the page's main thread has been busy, in milliseconds. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

async function measureBusy(page: Page, queries: readonly string[]): Promise<number[]> {
  await openSearch(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times: number[] = [];
  let before = await threadTime(session);
  await typeQueries(page, queries, async () => {
    const now = await threadTime(session);
    times.push(now - before);
    before = now;
  });
  return times;
}

async function measurePainted(page: Page, queries: readonly string[]) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const first = await openSearch(page);
  const from = await page.evaluate(() => {
    const { probe } = window as unknown as { probe: Probe };
    probe.answered.length = 0;
    probe.painted.length = 0;
    return performance.now();
  });
  await typeQueries(page, queries);
  const { answered, painted, longTasks } = await page.evaluate(
    () => (window as unknown as { probe: Probe }).probe,
  );
  const meanwhile = longTasks.filter(({ start }) => start >= from);
  return { first, answered, painted, longTasks: meanwhile.map(({ duration }) => duration) };
}

function sorted(times: readonly number[]): number[] {
  return times.toSorted((one, other) => one - other);
}

/**
 * Types into the search of the built site: in a page that is slowed down several times, and in one at full speed to
 * measure its main-thread time.
 *
 * @throws Error if the site isn't built, or no browser is available
 */
export async function measureTyping(): Promise<TypingReport> {
  const executablePath = await ensureBrowser();
  using site = await serveSite({ dir: buildDir, port: 0 });
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const queries = relevanceCases
      .filter((_, index) => index % share === 0)
      .map(({ query }) => query)
      .filter((query) => query.length <= 40);
    const busy = await measureBusy(await openPage(browser, site.url), queries);
    const slow = await measurePainted(await openPage(browser, site.url), queries);
    return {
      ...slow,
      answered: sorted(slow.answered),
      painted: sorted(slow.painted),
      busy: sorted(busy),
    };
  } finally {
    await browser.close();
  }
}

function percentiles(times: readonly number[]): string {
  return [0.5, 0.95, 0.99]
    .map((part) => {
      const time = times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
      return `p${String(part * 100)} ${time.toFixed(0)} ms`;
    })
    .join(', ');
}

/** The report as lines for the terminal. */
export function typingLines({ answered, painted, longTasks, busy, first }: TypingReport): string[] {
  const longest = sorted(longTasks).slice(-5);
  const load = loadavg()[0]?.toFixed(1) ?? '';
  return [
    `in a browser   page slowed down ${slowdown}x, its worker not; load average ${load}`,
    `first result   ${first.toFixed(0)} ms after the click, nothing loaded before`,
    `results        ${percentiles(answered)} after a keystroke in the document, at most ${budget} ms at p95; ${answered.length} keystrokes`,
    `painted        ${percentiles(painted)} after a keystroke, with the wait for the next frame`,
    `long tasks     ${longTasks.length} over 50 ms while typing${longTasks.length === 0 ? '' : `, the longest ${longest.map((one) => one.toFixed(0)).join(', ')} ms`}`,
    `page's thread  ${percentiles(busy)} of work for a keystroke at full speed`,
  ];
}
