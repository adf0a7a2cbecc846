import { describe, expect, it } from 'vitest';
import { cacheControl, parseRedirectsFile } from '../../../src/site/hosting/caching.ts';

describe('cacheControl', () => {
  it.each([
    ['/assets/js/main.1a2b3c.js', 'public, max-age=31536000, immutable'],
    ['/concepts/', 'public, max-age=0, must-revalidate'],
    ['/concepts/index.html', 'public, max-age=0, must-revalidate'],
    ['/sw.js', 'no-cache'],
    ['/content.json', 'public, max-age=300, must-revalidate'],
  ])('%s', (pathname, value) => {
    expect(cacheControl(pathname)).toBe(value);
  });
});

describe('parseRedirectsFile', () => {
  it('reads one redirect per line', () => {
    expect([...parseRedirectsFile('/a/ /b/#c 301\n/d/ https://e.org/ 301\n')]).toEqual([
      ['/a/', '/b/#c'],
      ['/d/', 'https://e.org/'],
    ]);
  });

  it('names the line of a mistake', () => {
    expect(() => parseRedirectsFile('/a/ /b/ 301\n/c/ 301\n')).toThrow(/line 2/u);
  });
});
