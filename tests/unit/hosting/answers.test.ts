import { describe, expect, it } from 'vitest';
import { answerRules, fits, headersOfFile, languageFolders } from '../../../src/hosting/answers.ts';
import { builtLocales, selectLocales } from '../../../src/site/locales.ts';
import { isCompressible, mediaType } from '../../../src/hosting/media-types.ts';
import { contentSecurityPolicy, securityHeaders } from '../../../src/hosting/security.ts';

function valueOf(pathname: string, name: string): string | undefined {
  return headersOfFile(pathname, answerRules(builtLocales)).find((header) => header.name === name)
    ?.value;
}

describe('headersOfFile', () => {
  it.each([
    ['/assets/js/main.1a2b3c.js', 'public, max-age=31536000, immutable'],
    ['/img/cube.svg', 'public, max-age=86400'],
    ['/sw.js', 'no-cache'],
    ['/concepts/index.html', 'public, max-age=0, must-revalidate'],
    ['/assets', 'public, max-age=0, must-revalidate'],
    ['/content.json', 'public, max-age=0, must-revalidate'],
  ])('says how long %s may be kept', (pathname, value) => {
    expect(valueOf(pathname, 'Cache-Control')).toBe(value);
  });

  it('keeps code for the site itself, and lets pictures be shown elsewhere', () => {
    expect(valueOf('/assets/js/a.js', 'Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(valueOf('/img/cube.svg', 'Cross-Origin-Resource-Policy')).toBeUndefined();
  });
});

describe('answerRules', () => {
  it('has the same rules in the folder of each language', () => {
    const paths = answerRules(builtLocales).map(({ path }) => path);
    for (const folder of languageFolders(builtLocales)) {
      expect(paths).toContain(`${folder}/assets/*`);
    }
  });

  it('has none for a language that a build leaves out', () => {
    const paths = answerRules(selectLocales('en,ko')).map(({ path }) => path);
    expect(paths).toContain('/ko/assets/*');
    expect(paths.filter((path) => path.startsWith('/zh-CN'))).toEqual([]);
  });

  it('has no two rules for one address, since hosts would send the values of both', () => {
    const rules = answerRules(builtLocales);
    const overlaps = rules.flatMap((one) =>
      rules
        .filter((other) => other !== one && fits(one.path.replace('*', 'x'), other.path))
        .map((other) => `${one.path} ${other.path}`),
    );
    expect(overlaps).toEqual([]);
  });
});

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy({
    scripts: ['sha256-abc='],
    styles: ['sha256-def='],
    connect: ['https://a1-dsn.algolia.net'],
    hasAnalytics: false,
  });

  it('lets only named code run', () => {
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toContain("style-src 'self' 'sha256-def=';");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)|\*|http:/u);
    // The one style attribute of Docusaurus's theme, and no other.
    expect(policy).toMatch(/style-src-attr 'unsafe-hashes' '[^' ;]+';/u);
  });

  it('asks other servers only where they are set', () => {
    expect(policy).toContain("connect-src 'self' https://a1-dsn.algolia.net;");
    expect(
      contentSecurityPolicy({ scripts: [], styles: [], connect: [], hasAnalytics: false }),
    ).toContain("connect-src 'self';");
  });

  it('lets a service count page views only where one is set', () => {
    expect(policy).not.toContain('google');
    const counting = contentSecurityPolicy({
      scripts: [],
      styles: [],
      connect: [],
      hasAnalytics: true,
    });
    expect(counting).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/u);
    expect(counting).toMatch(/connect-src [^;]*google-analytics\.com/u);
    expect(counting).toMatch(/trusted-types [^;]*portal-analytics/u);
  });

  it('lets the pictures of contributors in', () => {
    expect(policy).toMatch(/img-src [^;]*https:\/\/github\.com/u);
  });

  it('is one of the headers that no answer is without', () => {
    const names = securityHeaders({
      scripts: [],
      styles: [],
      connect: [],
      hasAnalytics: false,
    }).map(({ name }) => name);
    expect(names).toEqual([
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
    ]);
  });
});

describe('mediaType', () => {
  it.each([
    ['index.html', 'text/html; charset=utf-8', true],
    ['a/index.md', 'text/markdown; charset=utf-8', true],
    ['manifest.webmanifest', 'application/manifest+json; charset=utf-8', true],
    ['cube.svg', 'image/svg+xml', true],
    ['A.PNG', 'image/png', false],
    ['portal.zip', 'application/zip', false],
    ['LICENSE', 'application/octet-stream', false],
  ])('of %s', (file, type, compressible) => {
    expect(mediaType(file)).toBe(type);
    expect(isCompressible(type)).toBe(compressible);
  });
});
