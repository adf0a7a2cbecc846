/** Finds phrases of translated or careless English, by the rules of the writer's guide. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exceptions, unedited } from './exceptions.mts';
import type { Exception } from './exceptions.mts';
import { readCode, readMarkdown } from './passages.mts';
import type { Passage, PassageKind } from './passages.mts';
import { rules } from './rules.mts';

export interface ProseFinding {
  readonly file: string;
  readonly line: number;
  readonly kind: PassageKind;
  readonly rule: string;
  /** The finding, with a few surrounding words. */
  readonly text: string;
  readonly write: string;
}

/** Masks code whose own words aren't prose, keeping line breaks. */
function maskCode(text: string): string {
  return text.replaceAll(/`[^`]*`/gu, (code) => `\`x${'\n'.repeat(code.split('\n').length - 1)}\``);
}

function findInPassage(file: string, { kind, text, lines }: Passage): ProseFinding[] {
  const masked = maskCode(text);
  return rules
    .filter(({ kinds }) => kinds?.includes(kind) ?? true)
    .flatMap(({ name, pattern, write }) =>
      [...masked.matchAll(pattern)].map(({ 0: { length }, index }) => ({
        file,
        line: lines[masked.slice(0, index).split('\n').length - 1] ?? 1,
        kind,
        rule: name,
        text: masked.slice(Math.max(0, index - 30), index + length + 30).replaceAll('\n', ' '),
        write,
      })),
    );
}

/**
 * Checks the text of one file.
 *
 * @param file path relative to the repository; its extension determines how it is parsed
 */
export function findInFile(file: string, source: string): ProseFinding[] {
  const passages = /\.mdx?$/u.test(file) ? readMarkdown(file, source) : readCode(file, source);
  return passages
    .flatMap((passage) => findInPassage(file, passage))
    .sort((a, b) => a.line - b.line);
}

function isException(finding: ProseFinding, { file, rule, text }: Exception): boolean {
  return finding.file === file && finding.rule === rule && finding.text.includes(text);
}

function isUnedited({ file, kind }: ProseFinding): boolean {
  return unedited.some(
    ({ path: folder, kinds }) => file.startsWith(folder) && (kinds?.includes(kind) ?? true),
  );
}

/** The project's own files with English text. In the projects in `examples/`, only comments are checked. */
const own = /^(?!i18n\/|tests\/|static\/|\.github\/).*\.(?:mdx?|[cm]?[jt]s|tsx)$/u;

/** Files of the repository to check, including those not yet tracked by Git. */
function listFiles(root: string): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return stdout.split('\n').filter((file) => own.test(file));
}

/**
 * Prints the findings of the rules.
 *
 * @param args files to check, none for all; `--all` counts findings per rule in files that haven't been edited yet
 * @returns exit code: 1 if something has to change
 */
export function checkEnglish(root: string, args: readonly string[]): number {
  const { values, positionals: named } = parseArgs({
    args: [...args],
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const countsAll = values.all;
  const files =
    named.length === 0 ? listFiles(root) : named.filter((file) => own.test(file.replace('./', '')));
  const wanted = files.filter(
    (file) =>
      countsAll || !unedited.some(({ path: folder, kinds }) => !kinds && file.startsWith(folder)),
  );
  const found = wanted.flatMap((file) =>
    findInFile(file, readFileSync(path.join(root, file), 'utf8')),
  );
  const kept = found.filter(
    (finding) => !exceptions.some((exception) => isException(finding, exception)),
  );
  const due = kept.filter((finding) => !isUnedited(finding));
  for (const { file, line, rule, text, write } of due) {
    console.log(`${file}:${line} ${rule}: “${text.trim()}”. Write ${write}.`);
  }
  const idle = exceptions.filter(
    (exception) =>
      wanted.includes(exception.file) && !found.some((finding) => isException(finding, exception)),
  );
  for (const { file, rule, text } of idle) {
    console.log(
      `scripts/lib/prose/exceptions.mts: “${text}” (${rule}) is not in ${file} any more; remove the row.`,
    );
  }
  if (countsAll) {
    const left = kept.filter(isUnedited);
    for (const { name } of rules) {
      const count = left.filter(({ rule }) => rule === name).length;
      if (count > 0) console.log(`  not edited yet: ${name.padEnd(16)} ${count}`);
    }
  }
  console.log(`${wanted.length} files, ${due.length + idle.length} findings`);
  return due.length + idle.length === 0 ? 0 : 1;
}
