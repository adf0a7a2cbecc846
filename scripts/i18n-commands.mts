/** Commands for translators: `npm run i18n:status`, `npm run i18n:start`, `npm run i18n:changes`, `npm run i18n:update` and `npm run i18n:check`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkMessages } from '../src/translations/check-messages.ts';
import { compareTranslation } from '../src/translations/compare.ts';
import { countStates } from '../src/content/translation-counts.ts';
import {
  fileHash,
  listTranslatedPages,
  translatedFromKey,
  translatedLocales,
  translatedPage,
  translationFile,
} from '../src/content/translations.ts';
import type { TranslatedLocale } from '../src/content/translations.ts';
import { translationFindingText } from '../src/translations/finding.ts';
import { readFrontMatter } from '../src/content/read-front-matter.ts';
import { isUntouched, missingTextAdvice } from '../src/translations/history.ts';
import { startLanguage } from '../src/translations/new-language.ts';
import { readLexicon } from '../src/translations/read-lexicon.ts';
import { translationSkeleton } from '../src/translations/skeleton.ts';
import { readStatus } from '../src/translations/status.ts';
import { readTerms } from '../src/translations/terms.ts';
import { root } from './lib/paths.mts';

function parseLocale(name: string | undefined): TranslatedLocale {
  const locale = translatedLocales.find((candidate) => candidate === name);
  if (locale === undefined) {
    throw new Error(
      `"${name ?? ''}" isn't a language of translations; use one of ${translatedLocales.join(', ')}, or add it to src/site/locales.ts`,
    );
  }
  return locale;
}

function read(file: string): string {
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) throw new Error(`${file} does not exist`);
  return readFileSync(absolute, 'utf8');
}

/** Prints the number of translated, outdated and missing pages by language and section. */
export function printStatus(): number {
  for (const { locale, sections } of readStatus(root)) {
    console.log(`\n${locale}`);
    console.log(`  ${'section'.padEnd(16)} translated  out of date  missing`);
    const all = { id: 'all', pages: sections.flatMap(({ pages }) => pages) };
    for (const { id, pages } of [...sections, all]) {
      const { translated, outdated, missing } = countStates(pages);
      console.log(
        `  ${id.padEnd(16)} ${String(translated).padStart(10)}  ${String(outdated).padStart(11)}  ${String(missing).padStart(7)}`,
      );
    }
    for (const { source } of all.pages.filter(({ state }) => state === 'outdated')) {
      console.log(`  out of date: ${source}`);
    }
  }
  return 0;
}

/**
 * Starts translations of pages: copies the pages with explicit heading ids and the hash in the front matter. Without
 * pages, starts a language: writes the files with the texts around the pages.
 *
 * @throws Error if a language or a page doesn't exist, or a translation already does
 */
export function startTranslations([language, ...sources]: readonly string[]): number {
  const locale = parseLocale(language);
  if (sources.length === 0) {
    const files = startLanguage(root, locale);
    if (files.length === 0) {
      throw new Error(
        `Name the pages to translate: npm run i18n:start -- ${locale} docs/concepts/loaders.mdx`,
      );
    }
    for (const file of files) console.log(`${file} is ready to be translated`);
    return 0;
  }
  for (const source of sources) {
    const file = translationFile(source, locale);
    const target = path.join(root, file);
    if (existsSync(target)) throw new Error(`${file} exists already`);
    const skeleton = translationSkeleton(source, read(source));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, skeleton);
    console.log(`${file} is ready to be translated`);
  }
  return 0;
}

/** States that the change of the English page doesn't affect the translation. */
const sameFlag = '--same';

/**
 * Marks translations as up to date: their front matter gets the hash of the current English page.
 *
 * @throws Error if a file isn't a translation, or hasn't changed since the English page did
 */
export function updateTranslations(args: readonly string[]): number {
  const mayBeSame = args.includes(sameFlag);
  for (const file of args.filter((arg) => arg !== sameFlag)) {
    const page = translatedPage(file);
    if (page === undefined) throw new Error(`${file} isn't a translated page`);
    const content = read(file);
    const old = readFrontMatter(content)[translatedFromKey];
    if (typeof old !== 'string') throw new Error(`${file} has no "${translatedFromKey}"`);
    const hash = fileHash(path.join(root, page.source));
    if (old !== hash && !mayBeSame && isUntouched(root, page, { content, hash: old })) {
      throw new Error(
        `${file} is as it was before ${page.source} changed. \`npm run i18n:changes -- ${file}\` shows the change: ` +
          `follow it in the translation first. If it needs none, as after a corrected comma, say so: npm run i18n:update -- ${sameFlag} ${file}`,
      );
    }
    writeFileSync(path.join(root, file), content.replace(old, hash));
    console.log(`${file} ${old === hash ? 'was up to date' : 'is up to date now'}`);
  }
  return 0;
}

/** Shows the changes of English pages since they were translated. */
export function printChanges(files: readonly string[]): number {
  for (const file of files) {
    const page = translatedPage(file);
    if (page === undefined) throw new Error(`${file} isn't a translated page`);
    const hash = String(readFrontMatter(read(file))[translatedFromKey]);
    const isKnown = spawnSync('git', ['cat-file', '-e', hash], { cwd: root, stdio: 'ignore' });
    if (isKnown.status !== 0) {
      throw new Error(
        `${file}: git does not have the text ${hash} that it was made from: ${missingTextAdvice(root, page)}`,
      );
    }
    const { status } = spawnSync('git', ['diff', hash, '--', page.source], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`${file}: git cannot compare ${hash} with ${page.source}`);
  }
  return 0;
}

/** Compares translations with the current English pages; without names, all of them and the interface texts. */
export function checkTranslations(args: readonly string[]): number {
  const pages =
    args.length > 0
      ? args.map((file) => {
          const page = translatedPage(file);
          if (page === undefined) throw new Error(`${file} isn't a translated page`);
          return page;
        })
      : translatedLocales.flatMap((locale) => listTranslatedPages(root, locale));
  const findings = translatedLocales.flatMap((locale) => {
    const ofLocale = pages.filter((page) => page.locale === locale);
    if (ofLocale.length === 0) return [];
    const terms = readTerms(root, locale);
    const lexicon = readLexicon(root, locale);
    return [
      ...ofLocale.flatMap(({ file, source }) =>
        compareTranslation({
          file,
          locale,
          source: read(source),
          translation: read(file),
          terms,
          lexicon,
        }),
      ),
      ...(args.length === 0 ? checkMessages(root, locale, { terms, lexicon }) : []),
    ];
  });
  for (const finding of findings) console.log(translationFindingText(finding));
  console.log(`${pages.length} translations, ${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
}
