import { visit } from 'unist-util-visit';
import type { Page } from '../../content/source-page.ts';
import { installedPackage } from '../package.ts';
import { scriptFiles } from '../syntax.ts';
import type { Finding } from './finding.ts';

/** Packages whose messages readers quote, with the folders of their code. */
const sources: readonly (readonly [name: string, ...folders: string[]])[] = [
  ['webpack', 'lib', 'hot'],
  ['webpack-cli', 'lib'],
  ['webpack-dev-server', 'lib', 'client'],
  ['webpack-dev-middleware', 'dist'],
  ['enhanced-resolve', 'lib'],
  ['schema-utils', 'dist'],
  ['loader-runner', 'lib'],
  ['watchpack', 'lib'],
];

interface Messages {
  /** All code on one line, with concatenated strings joined. */
  readonly code: string;
  /** Strings with several words, and the parts of templates. */
  readonly strings: readonly { readonly text: string; readonly words: ReadonlySet<string> }[];
}

const literal = /(?<=["'`}])[^"`{}\n]*(?:[A-Za-z']+[ .,:]+){3}[^"`{}\n]*(?=["'`]|\$\{)/gu;

/** A quote of a message without variable parts: five plain words or more. */
const quote = /^(?<words>[A-Z][a-z']+(?: [\w',]+){4,})[.:]?$/u;

/** A quote that shares this fraction of all words with a message is meant to be that message. */
const alike = 0.65;

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z']+/gu));
}

let known: Messages | undefined;

/** The messages of the installed packages, read once per process. */
function readMessages(): Messages {
  if (known) return known;
  const code = sources
    .flatMap(([name, ...folders]) => {
      const from = installedPackage(name);
      return folders.flatMap((folder) => scriptFiles(from, folder)).map((file) => from.read(file));
    })
    .join('\n');
  const texts = new Set(
    [...code.matchAll(literal)].map(([text]) => text.replaceAll(/\\n|\\/gu, ' ').trim()),
  );
  known = {
    code: code
      .replaceAll(/["'`]\s*\+\s*["'`]/gu, '')
      .replaceAll(/\\(?=["'`])/gu, '')
      .replaceAll(/\s+/gu, ' '),
    strings: [...texts].map((text) => ({ text, words: wordsOf(text) })),
  };
  return known;
}

/** Object keys in the packages' code and types, with the string values that occur there: `type` with `unaccepted`. */
export function wordsOfKeys(): ReadonlyMap<string, ReadonlySet<string>> {
  if (knownKeys) return knownKeys;
  const found = new Map<string, Set<string>>();
  const types = [
    installedPackage('webpack').read('types.d.ts'),
    installedPackage('html-webpack-plugin').read('typings.d.ts'),
  ];
  const code = [readMessages().code, ...types].join('\n');
  for (const { groups } of code.matchAll(
    /(?<![\w$])(?<key>[A-Za-z_]\w*)\??: (?<values>"[^"\n]*"(?:\s*\|\s*"[^"\n]*")*)/gu,
  )) {
    const words = found.get(groups?.key ?? '') ?? new Set();
    for (const [, word = ''] of (groups?.values ?? '').matchAll(/"([^"]*)"/gu)) words.add(word);
    found.set(groups?.key ?? '', words);
  }
  return (knownKeys = found);
}
let knownKeys: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The message that a quote nearly matches; undefined if it quotes one exactly, or a message of another program. */
function reworded(text: string): string | undefined {
  const { code, strings } = readMessages();
  if (code.includes(text)) return undefined;
  const own = wordsOf(text);
  return strings.find((message) => {
    const shared = [...own].filter((word) => message.words.has(word)).length;
    // A message can be assembled from parts; then a part is in the quote verbatim.
    return (
      shared >= alike * (own.size + message.words.size - shared) && !text.includes(message.text)
    );
  })?.text;
}

/** Finds quotes in prose that word a message differently from the installed packages. */
export function findRewordedMessages(page: Page): Finding[] {
  // These pages are about what older versions printed.
  if (page.url.startsWith('/migrate/')) return [];
  const findings: Finding[] = [];
  visit(page.tree, 'inlineCode', (node) => {
    const text = quote.exec(node.value)?.groups?.words;
    const message = text === undefined ? undefined : reworded(text);
    if (message === undefined) return;
    findings.push({
      rule: 'statement',
      file: page.file,
      line: node.position?.start.line ?? 1,
      message: `\`${node.value}\` is not how the message reads: "${message}"; quote it as it is`,
    });
  });
  return findings;
}
