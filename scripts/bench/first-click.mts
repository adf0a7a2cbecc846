import type { Browser, BrowserContextOptions } from '@playwright/test';
import { median } from './statistics.mts';

/** A control of the layout or the text: what to click, and what shows that it has worked. */
interface Control {
  readonly name: 'search' | 'theme' | 'menu' | 'tab';
  readonly isPhone: boolean;
  /** Selectors of the control; the first matching element is clicked. */
  readonly clicked: string;
  /** Selectors of the result; one match is enough. */
  readonly done: string;
}

/** Controls of the portal, and of Docusaurus's own theme. */
const controls: readonly Control[] = [
  {
    name: 'search',
    isPhone: false,
    clicked: 'button[data-opens=search], .DocSearch-Button',
    done: 'dialog[open] input:focus, .DocSearch-Input:focus',
  },
  {
    name: 'theme',
    isPhone: false,
    clicked: 'button[data-switches=theme], .navbar button[class*=toggleButton]',
    done: 'html[data-theme=dark]',
  },
  {
    name: 'menu',
    isPhone: true,
    clicked: 'header button[aria-expanded], .navbar__toggle',
    done: '[data-open=true], .navbar-sidebar--show',
  },
  {
    name: 'tab',
    isPhone: false,
    clicked: '[role=tab]:nth-child(2)',
    done: '[role=tab]:nth-child(2)[aria-selected=true]',
  },
];

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** A slow connection in bits per second and milliseconds, and a slow CPU. */
const slow = { bandwidth: 1_600_000, latency: 150, processor: 4 };

/**
 * Milliseconds from the first paint of a page until a click at that moment has its effect. If a page loses early
 * clicks, the click is repeated every tenth of a second, like an impatient reader would.
 *
 * @param repeats true if the page loses such clicks
 * @returns undefined if the page doesn't have the control
 */
async function clickOnce(
  browser: Browser,
  address: string,
  control: Control,
  repeats: boolean,
): Promise<number | undefined> {
  const context = await browser.newContext({
    colorScheme: 'light',
    ...(control.isPhone ? phone : { viewport: { width: 1280, height: 900 } }),
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latency,
      downloadThroughput: slow.bandwidth / 8,
      uploadThroughput: slow.bandwidth / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.processor });
    await page.addInitScript(
      ({ clicked, done, repeats }) => {
        const measured = (painted: number) => {
          let lastClick = -Infinity;
          const look = () => {
            const now = performance.now();
            if (document.querySelector(done)) {
              document.documentElement.dataset.firstClick = String(now - painted);
              return;
            }
            const element = document.querySelector<HTMLElement>(clicked);
            if (element && (lastClick < 0 || (repeats && now - lastClick >= 100))) {
              lastClick = now;
              element.click();
            }
            setTimeout(look, 10);
          };
          look();
        };
        new PerformanceObserver((list, observer) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (!paint) return;
          observer.disconnect();
          measured(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      },
      { clicked: control.clicked, done: control.done, repeats },
    );
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForLoadState('load');
    if ((await page.locator(control.clicked).count()) === 0) return undefined;
    const handle = await page.waitForFunction(
      () => document.documentElement.dataset.firstClick,
      undefined,
      { timeout: 30_000 },
    );
    return Number(await handle.jsonValue());
  } finally {
    await context.close();
  }
}

export interface Site {
  readonly url: string;
  /** True if its pages lose clicks before their scripts have loaded. */
  readonly forgets: boolean;
}

/** Medians of several visits in milliseconds, by control; the pages of both sites are visited alternately. */
export async function firstClicks(
  browser: Browser,
  sites: readonly Site[],
  pathname: string,
  runs: number,
): Promise<Map<Control['name'], readonly number[]>> {
  const results = new Map<Control['name'], readonly number[]>();
  for (const control of controls) {
    const times: number[][] = sites.map(() => []);
    for (let run = 0; run < runs; run++) {
      for (const [index, { url, forgets }] of sites.entries()) {
        const time = await clickOnce(browser, url + pathname, control, forgets);
        if (time !== undefined) times[index]?.push(time);
      }
    }
    if (times.every(({ length }) => length > 0)) results.set(control.name, times.map(median));
  }
  return results;
}
