import { readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { examplesFolder, listFiles } from '../../content/examples/files.ts';
import type { Page } from '../../content/source-page.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { constantOf } from '../quoted-values.ts';
import { fenceWords } from './fences.ts';
import type { Finding } from './finding.ts';
import { sentencesOf } from './sentences.ts';

/** A port in the URL of the reader's own computer. */
const inUrl =
  /\b(?:https?|wss?):\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1?\]):(?<port>\d{2,5})(?!\d)/gu;

/** A port in words, or in a setting: "on port 3000", `port: 3000`, `--port 3000`. */
const inWords = /\bports?(?:\b:? |=)(?<port>\d{2,5})(?!\d|\.\d)/giu;

/** Words that introduce ports of an example that exists only in the sentence. */
const example = /\b(?:say|for example|for instance|such as|imagine|suppose|assume)\b/iu;

/** The folders of the examples that a page quotes, as `guide/step`. */
export function stepsOf({ fences, tree }: Page): ReadonlySet<string> {
  const steps = new Set<string>();
  for (const { meta } of fences) {
    const file = fenceWords(meta ?? '').get('file');
    if (file !== undefined) steps.add(file.split('/').slice(0, 2).join('/'));
  }
  visit(tree, 'mdxJsxFlowElement', ({ attributes }) => {
    for (const attribute of attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'example') continue;
      if (typeof attribute.value === 'string') steps.add(attribute.value);
    }
  });
  return steps;
}

/** A number in a text that can be a port. */
const bareNumber = /(?<![\w.:/-])(?<port>\d{4,5})(?!\w|\.\d|[%-])/gu;

/** Bare numbers in paragraphs that insert webpack-dev-server's first port: the second server takes the next one. */
function besideFirst(page: Page): { readonly port: string; readonly line: number }[] {
  const found: { port: string; line: number }[] = [];
  visit(page.tree, 'paragraph', ({ children, position }) => {
    const isAboutPort = children.some(
      (child) =>
        child.type === 'mdxJsxTextElement' &&
        child.attributes.some(({ value }) => value === 'dev-server-first-port'),
    );
    const text = children.map((child) => (child.type === 'text' ? child.value : '`')).join('');
    if (isAboutPort)
      for (const port of portsIn(text, bareNumber))
        found.push({ port, line: position?.start.line ?? 1 });
  });
  return found;
}

/** The samples of a page and the files of the examples that it quotes, as one text. */
export function shownOn(page: Page): string {
  const quoted = [...stepsOf(page)].flatMap((step) => {
    const folder = path.join(process.cwd(), examplesFolder, step);
    return listFiles(folder)
      .filter((file) => /\.(?:[cm]?[jt]sx?|json|txt|html)$/u.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  });
  return [...page.fences.map(({ value }) => value), ...quoted].join('\n');
}

/** The ports that a pattern finds in a text. */
function portsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ groups }) => groups?.port ?? '');
}

/**
 * Finds ports that nothing explains: in a URL such as `http://localhost:3000`, or in words such as "on port 3000". A
 * port is that of webpack-dev-server by its code, or one in a sample or an example that the page quotes; that of a URL
 * can also be explained in words.
 */
export function findUnexplainedPorts(page: PageWithDefinitions): Finding[] {
  const said = sentencesOf(page.definitions).flatMap(({ text, line }) => {
    const isExample = example.test(text);
    return [
      ...portsIn(text, inUrl).map((port) => ({ port, line, isUrl: true, isExample })),
      ...portsIn(text, inWords).map((port) => ({ port, line, isUrl: false, isExample })),
    ];
  });
  const first = constantOf('dev-server-first-port');
  const others = said.filter(({ port }) => port !== first);
  const beside = besideFirst(page).filter(({ port }) => Number(port) !== Number(first) + 1);
  if (first === undefined || others.length + beside.length === 0) return [];
  const shown = new Set(shownOn(page).match(/(?<![\w.])\d{2,5}(?![\w.])/gu));
  const inSentences = new Set(said.flatMap(({ port, isUrl }) => (isUrl ? [] : [port])));
  const wrong = others.filter(
    ({ port, isUrl, isExample }) =>
      !isExample && !shown.has(port) && !(isUrl && inSentences.has(port)),
  );
  return [...wrong, ...beside.filter(({ port }) => !shown.has(port))].map(({ port, line }) => ({
    rule: 'number',
    file: page.file,
    line,
    message: `port ${port} is neither ${first}, which webpack-dev-server takes first, nor in a sample of the page; correct it, or say where it comes from`,
  }));
}
