import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageViewCounter, refusesTracking } from '../../../src/client/page-view-counter.ts';
import type { AnalyticsWindow } from '../../../src/client/page-view-counter.ts';
import analyticsPlugin from '../../../src/plugins/analytics/index.ts';
import { analyticsId, analyticsOrigins, analyticsScript } from '../../../src/site/analytics.ts';

const settings = { id: 'G-TEST1', script: 'https://stats.example/js?id=', policy: 'p' };

interface Script {
  async?: boolean;
  src?: unknown;
}

function fakeWindow(parts: Partial<AnalyticsWindow> = {}) {
  const scripts: Script[] = [];
  const document = {
    title: 'Title',
    location: { href: 'https://webpack.js.org/a/' },
    createElement: (): Script => ({}),
    head: { append: (script: Script) => scripts.push(script) },
  };
  const target: AnalyticsWindow = {
    document: document as unknown as Document,
    navigator: {},
    ...parts,
  };
  const commands = () =>
    ((target.dataLayer ?? []) as ArrayLike<unknown>[]).map((c) => [...Array.from(c)]);
  return { target, scripts, commands };
}

describe('pageViewCounter', () => {
  it('loads the script once, and sends one event for each page view, the first one included', () => {
    const { target, scripts, commands } = fakeWindow();
    const count = pageViewCounter(target, settings);
    expect(scripts).toEqual([]);
    count('/a/');
    count('/b/?q=1');
    expect(scripts).toEqual([{ async: true, src: 'https://stats.example/js?id=G-TEST1' }]);
    expect(commands()).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-TEST1', { send_page_view: false }],
      ['event', 'page_view', expect.objectContaining({ page_path: '/a/', page_title: 'Title' })],
      ['event', 'page_view', expect.objectContaining({ page_path: '/b/?q=1' })],
    ]);
  });

  it('queues arguments objects, which alone the service reads as commands', () => {
    const { target } = fakeWindow();
    pageViewCounter(target, settings)('/a/');
    for (const entry of target.dataLayer as unknown[]) {
      expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
    }
  });

  it.each([
    ['Do Not Track', { navigator: { doNotTrack: '1' } }],
    ['Do Not Track of the window', { doNotTrack: '1' }],
    ['Do Not Track in words', { navigator: { doNotTrack: 'yes' } }],
    ['Global Privacy Control', { navigator: { globalPrivacyControl: true } }],
  ])('loads and sends nothing under %s', (_name, parts) => {
    const { target, scripts } = fakeWindow(parts);
    expect(refusesTracking(target)).toBe(true);
    pageViewCounter(target, settings)('/a/');
    expect(scripts).toEqual([]);
    expect(target.dataLayer).toBeUndefined();
  });

  it('counts readers who have said nothing, or who allow it', () => {
    for (const doNotTrack of [undefined, null, '0', 'unspecified']) {
      const { target } = fakeWindow({ navigator: { doNotTrack: doNotTrack ?? null } });
      expect(refusesTracking(target)).toBe(false);
    }
  });

  it('asks a Trusted Types policy for the address, which allows no other', () => {
    const asked: unknown[] = [];
    const trustedTypes: AnalyticsWindow['trustedTypes'] = {
      createPolicy: (name, rules) => ({
        createScriptURL: (url) => {
          asked.push(name, rules.createScriptURL(url), rules.createScriptURL('https://evil.test/'));
          return { trusted: url };
        },
      }),
    };
    const { target, scripts } = fakeWindow({ trustedTypes });
    pageViewCounter(target, settings)('/a/');
    expect(asked).toEqual(['p', 'https://stats.example/js?id=G-TEST1', '']);
    expect(scripts[0]?.src).toEqual({ trusted: 'https://stats.example/js?id=G-TEST1' });
  });

  it('stays silent when the page refuses the script, and goes on counting', () => {
    const { target, commands } = fakeWindow({
      trustedTypes: {
        createPolicy: () => {
          throw new TypeError('refused');
        },
      },
    });
    const count = pageViewCounter(target, settings);
    expect(() => {
      count('/a/');
      count('/b/');
    }).not.toThrow();
    expect(commands().at(-1)?.[2]).toMatchObject({ page_path: '/b/' });
  });

  it('stays silent when another script has taken the name of the queue', () => {
    const { target } = fakeWindow();
    Object.defineProperty(target, 'dataLayer', { value: 'taken', writable: false });
    expect(() => {
      pageViewCounter(target, settings)('/a/');
    }).not.toThrow();
  });
});

describe('analyticsId', () => {
  it('is absent unless the variable is set', () => {
    expect(analyticsId({})).toBeUndefined();
    expect(analyticsId({ ANALYTICS_ID: '' })).toBeUndefined();
    expect(analyticsId({ ANALYTICS_ID: 'G-1A2B3C4D5E' })).toBe('G-1A2B3C4D5E');
  });

  it.each(['UA-123-1', 'G-', 'g-abcd', 'G-ABCD"><script>', 'true', 'G-ABCD '])(
    'refuses %j by the name of the variable',
    (value) => {
      expect(() => analyticsId({ ANALYTICS_ID: value })).toThrow(/ANALYTICS_ID is .*G-1A2B3C4D5E/u);
    },
  );

  it('has its script among the allowed origins', () => {
    expect(analyticsOrigins['script-src']).toContain(new URL(analyticsScript).origin);
  });
});

describe('the plugin', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const clientModules = () =>
    analyticsPlugin({ siteDir: '/site' } as LoadContext).getClientModules?.() ?? [];

  it('adds no code without an id, nor while developing', () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('ANALYTICS_ID', '');
    expect(clientModules()).toEqual([]);
    vi.stubEnv('ANALYTICS_ID', 'G-TEST1');
    vi.stubEnv('NODE_ENV', 'development');
    expect(clientModules()).toEqual([]);
  });

  it('adds its client module where an id is set', () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('ANALYTICS_ID', 'G-TEST1');
    expect(clientModules()).toEqual([path.join('/site', 'src/client/page-views.ts')]);
  });

  it('stops the build at an id that cannot be right', () => {
    vi.stubEnv('ANALYTICS_ID', 'nonsense');
    expect(() => clientModules()).toThrow(/ANALYTICS_ID/u);
  });
});
