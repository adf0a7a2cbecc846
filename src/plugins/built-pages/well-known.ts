import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { robotsFile } from '../../hosting/sitemap.ts';
import { builtLocales } from '../../site/locales.ts';
import { manifestFile, webManifest } from '../../site/web-manifest.ts';
import type { BuiltSite } from './site.ts';

/** Writes robots.txt, which lists the sitemap of each language. */
export function writeRobots({ outDir, i18n, siteConfig }: BuiltSite): void {
  if (i18n.currentLocale !== i18n.defaultLocale) return;
  writeFileSync(path.join(outDir, 'robots.txt'), robotsFile(siteConfig.url, builtLocales));
}

/** Writes the web app manifest, which lets a system install the site as an application. */
export function writeWebManifest({ outDir, baseUrl, i18n }: BuiltSite): void {
  const { htmlLang } = i18n.localeConfigs[i18n.currentLocale] ?? { htmlLang: 'en' };
  const manifest = webManifest(baseUrl, htmlLang);
  writeFileSync(path.join(outDir, manifestFile), `${JSON.stringify(manifest)}\n`);
}
