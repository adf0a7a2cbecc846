import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../../content/source-page.ts';
import { listFiles } from '../../lib/list-files.ts';
import { isChecked } from './fences.ts';
import type { Sample } from './fences.ts';
import type { Finding } from './finding.ts';
import { printedFile, runSamples } from './sample-runner.ts';
import { openScratch, writeFiles, writeSample } from './scratch.ts';

/** Files in the folder of a sample's build, unless the page shows a file with the same name. */
const inputs: ReadonlyMap<string, string> = new Map([
  ['package.json', '{ "name": "shop" }'],
  ['src/index.js', "import('./page.js').then(({ title }) => console.log(title));"],
  ['src/page.js', "export const title = 'Fruit shop';"],
  ['src/style.css', '.price { color: green }'],
  ['src/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'],
  [
    'src/index.html',
    '<!doctype html><html><head></head><body><script src="./index.js"></script></body></html>',
  ],
]);

/** The default entry, which also imports the stylesheets that the page shows. */
function importStyles(files: readonly (readonly [string, string])[]): readonly [string, string] {
  const styles = files.flatMap(([file]) => {
    const [, name] = /^src\/(\w[\w.-]*\.css)$/u.exec(file) ?? [];
    return name === undefined ? [] : [`import './${name}';\n`];
  });
  return ['src/index.js', `${styles.join('')}${inputs.get('src/index.js') ?? ''}`];
}

/** For a line of a page, the start lines of the sections that contain it: its own, the parent section, and so on. */
function enclosingStarts(page: Page, line: number): Set<number> {
  const startOf = (section: Page['sections'][number]): number =>
    section.heading?.position?.start.line ?? 0;
  let section = page.sections.findLast((one) => startOf(one) <= line);
  const starts = new Set<number>();
  for (; section !== undefined; section = section.parent) starts.add(startOf(section));
  // Content before the first heading applies to the whole page.
  return starts.add(0);
}

/** Samples above a quote, in its own section or in one that contains it. */
function visibleFrom(quote: Sample, samples: readonly Sample[]): Sample[] {
  const starts = enclosingStarts(quote.page, quote.line);
  return samples.filter((sample) => {
    if (sample.page !== quote.page || sample.line >= quote.line) return false;
    const [own] = [...enclosingStarts(sample.page, sample.line)];
    return own !== undefined && starts.has(own);
  });
}

/** Text without what Prettier may change: whitespace, quotes, parentheses, commas and semicolons. */
function squeeze(text: string): string {
  return text.replaceAll(/[\s"'`(),;]/gu, '');
}

/** Lines of a quote between omission marks such as `// …` and `/* … *\/`. */
function partsOf(code: string): string[] {
  return code
    .split(/(?:\/\/|\/\*|<!--|#)?[ \t]*…[ \t]*(?:\*\/|-->)?/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Paths of all files in a folder, relative to it, with hexadecimal hashes normalized. */
function emittedFiles(dir: string): Set<string> {
  return new Set(listFiles(dir).map(withoutHash));
}

function withoutHash(name: string): string {
  return name.replaceAll(/(?<![0-9a-z])(?=[a-f]*\d)[0-9a-f]{8,}(?![0-9a-z])/gu, '<hash>');
}

/** What is wrong with a quote, and the zero-based line of the quote's code. */
interface Mistake {
  readonly line: number;
  readonly message: string;
}

function compareListing(quote: Sample, dir: string): Mistake | undefined {
  const emitted = emittedFiles(dir);
  for (const [line, text] of quote.code.split('\n').entries()) {
    const [name] = text.trim().split(/\s/u);
    if (name === undefined || name === '' || name === '…' || emitted.has(withoutHash(name))) {
      continue;
    }
    return { line, message: `${name} is not emitted. Emitted: ${[...emitted].join(', ')}` };
  }
  return undefined;
}

function compareText(quote: Sample, file: string, source: string): Mistake | undefined {
  const parts = partsOf(quote.code);
  // A quote can leave out comments such as `/* harmony export */`, either all or none.
  const isCommented = parts.some((part) => part.includes('/*'));
  const whole = squeeze(isCommented ? source : source.replaceAll(/\/\*.*?\*\//gsu, ''));
  let from = 0;
  for (const part of parts) {
    const at = whole.indexOf(squeeze(part), from);
    if (at < 0) {
      const [first = ''] = part.split('\n');
      const line = quote.code.split('\n').findIndex((text) => text.includes(first));
      const isElsewhere = whole.includes(squeeze(part));
      const problem = isElsewhere ? 'comes earlier than the quote says' : 'is not in it';
      return { line, message: `the part that begins with "${first.trim()}" ${problem}: ${file}` };
    }
    from = at + squeeze(part).length;
  }
  return undefined;
}

/** Compares a quote with the output of its sample's build. */
function compare(quote: Sample, dir: string): Mistake | undefined {
  if (quote.title === 'Output') {
    const file = path.join(dir, printedFile);
    return compareText(quote, file, readFileSync(file, 'utf8'));
  }
  const title = quote.title ?? '';
  const file = path.join(dir, title);
  if (!existsSync(file)) {
    const emitted = [...emittedFiles(dir)].join(', ');
    return { line: 0, message: `${title} is not emitted. In the folder: ${emitted}` };
  }
  if (title.endsWith('/')) return compareListing(quote, file);
  return compareText(quote, file, readFileSync(file, 'utf8'));
}

/**
 * Builds the configuration above each fence with the word `emitted`, and compares the fence with what webpack emits.
 * The build uses the files that the page shows in the same section and the enclosing ones, with `inputs` as defaults.
 *
 * @param samples of whole pages
 */
export async function checkEmitted(
  siteDir: string,
  samples: readonly Sample[],
): Promise<Finding[]> {
  const dir = openScratch(siteDir, 'emitted');
  const findings: Finding[] = [];
  const report = (quote: Sample, { line, message }: Mistake): void => {
    const { file } = quote.page;
    findings.push({ rule: 'emitted', file, line: quote.line + line, message });
  };
  const builds: { quote: Sample; folder: string; file: string }[] = [];
  for (const quote of samples.filter((sample) => isChecked(sample, 'emitted'))) {
    const visible = visibleFrom(quote, samples);
    const configuration = visible.findLast((sample) => sample.kinds.includes('configuration'));
    if (quote.title === undefined) {
      report(quote, { line: -1, message: 'name the emitted file: title="dist/main.js"' });
    } else if (configuration === undefined) {
      report(quote, { line: -1, message: 'there is no configuration above it in this section' });
    } else {
      const folder = path.join(dir, String(builds.length));
      const shown = visible.filter(({ kinds }) => !kinds.includes('emitted'));
      const files = shown.flatMap(({ file, code }) =>
        file === undefined ? [] : [[file, code] as const],
      );
      writeFiles(folder, new Map([...inputs, importStyles(files), ...files]));
      builds.push({ quote, folder, file: writeSample(folder, configuration, []) });
    }
  }
  const problems = await runSamples(
    builds.map(({ quote, file }) => ({
      kind: 'build',
      file,
      mayFail: quote.title === 'Output',
    })),
  );
  for (const [index, { quote, folder }] of builds.entries()) {
    const problem = problems[index];
    const mistake =
      problem === undefined
        ? compare(quote, folder)
        : { line: 0, message: problem.message.replaceAll(/\s+/gu, ' ').slice(0, 400) };
    if (mistake) {
      report(quote, { ...mistake, message: mistake.message.replaceAll(`${folder}/`, '') });
    }
  }
  return findings;
}
