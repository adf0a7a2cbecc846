import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../lib/paths.mts';

const words =
  'module entry output graph chunk asset loader plugin option value file name path rule cache build'.split(
    ' ',
  );

/** Pseudo-random numbers that are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed + 1; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

/** A page about as long as a guide: a dozen headings, each with paragraphs, a list and a sample. */
export function corpusPage(index: number): string {
  const source = numbers(index);
  const word = () => words[source.next().value % words.length] ?? '';
  const sentence = (length: number) => `The ${Array.from({ length }, word).join(' ')}.`;
  const parts = Array.from({ length: 12 }, (_, part) =>
    [
      `## Part ${part} of page ${index}`,
      Array.from({ length: 5 }, () => sentence(14)).join(' '),
      Array.from({ length: 4 }, () => `- \`${word()}\`: ${sentence(8)}`).join('\n'),
      `\`\`\`js title="sample-${part}.js"\nconst ${word()}${part} = { ${word()}: '${word()}', size: ${part} };\nexport default ${part};\n\`\`\``,
    ].join('\n\n'),
  );
  const head = `---\ntitle: Page ${index} of the corpus\ndescription: A page to measure growth with.\nsidebar_position: ${1000 + index}\n---`;
  return [head, sentence(20), ...parts, ''].join('\n\n');
}

/** Contents of a copy of the portal, in addition to fetched files. */
export const copied = [
  'blog',
  'docs',
  'docusaurus.config.ts',
  'examples',
  'i18n',
  'package-lock.json',
  'package.json',
  'packages',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
];

/**
 * Makes a copy of the portal with more pages among its guides.
 *
 * @param count number of pages to add
 * @returns folder of the copy, in the system's temporary folder
 */
export function makeCorpus(count: number): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'portal-corpus-'));
  for (const entry of copied) {
    cpSync(path.join(root, entry), path.join(dir, entry), {
      recursive: true,
      filter: (source) => !source.includes(`${path.sep}node_modules`),
    });
  }
  cpSync(path.join(root, '.cache'), path.join(dir, '.cache'), {
    recursive: true,
    filter: (source) => !/[\\/](?:bench|reports)$/u.test(source),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
  mkdirSync(path.join(dir, 'docs/guides'), { recursive: true });
  for (let index = 0; index < count; index++) {
    writeFileSync(path.join(dir, `docs/guides/corpus-${index}.mdx`), corpusPage(index));
  }
  return dir;
}
