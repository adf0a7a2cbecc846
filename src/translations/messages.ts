import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseJson } from '../lib/parse-json.ts';
import type { TranslatedLocale } from '../content/translations.ts';

const messagesSchema = z.record(
  z.string(),
  z.strictObject({
    message: z.string(),
    /** The English original of the message, used to detect changes. */
    description: z.string(),
  }),
);

/** An interface text in one language. */
export interface Message {
  /** Path of the file, relative to the site. */
  readonly file: string;
  readonly id: string;
  readonly message: string;
  /** The English text that was translated. */
  readonly source: string;
}

/** Files with interface texts, where Docusaurus looks for them, relative to the site. */
export function messageFiles(siteDir: string, locale: TranslatedLocale): string[] {
  const dir = path.join(siteDir, 'i18n', locale);
  if (!existsSync(dir)) return [];
  const ours = new Set(['terms.json', 'glossary.json', 'words.json']);
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !ours.has(file))
    .map((file) => path.posix.join('i18n', locale, file.split(path.sep).join('/')))
    .sort();
}

/**
 * Interface texts in a language.
 *
 * @throws Error that names a file that doesn't have Docusaurus's format
 */
export function readMessages(siteDir: string, locale: TranslatedLocale): Message[] {
  return messageFiles(siteDir, locale).flatMap((file) => {
    const messages = parseJson(
      readFileSync(path.join(siteDir, file), 'utf8'),
      messagesSchema,
      file,
    );
    return Object.entries(messages).map(([id, { message, description }]) => ({
      file,
      id,
      message,
      source: description,
    }));
  });
}
