import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import * as z from 'zod';
import { examplesFolder, stepFile } from '../content/examples/files.ts';
import { titleOf } from '../content/examples/meta.ts';
import { readProject } from '../content/examples/project.ts';
import { remarkQuote } from '../content/examples/remark-quote.ts';
import { remarkStepFiles } from '../content/examples/remark-step-files.ts';
import type { PlaygroundSamples } from '../content/plugin-data.ts';
import { playgroundWord } from '../content/playground-word.ts';
import type { Page } from '../content/source-page.ts';
import { packageNames } from './engine/package-sets.ts';
import { RefusedError, checkProject } from './project.ts';
import type { Project } from './project.ts';
import { configurationPath, sampleProject, withoutComments } from './samples.ts';
import type { SampleBlock } from './samples.ts';

/** A code block of a page that can be opened as a project. */
interface Sample {
  readonly node: Code;
  readonly digest: string;
  readonly project: Project;
}

function blockOf({ lang, meta, value }: Code): SampleBlock {
  return { language: lang ?? '', title: titleOf(meta ?? ''), code: value };
}

/** Quotes of emitted code and outdated code aren't meant to be built. */
function isShownOnly({ meta }: Code): boolean {
  return /(?:^|\s)(?:emitted\b|not-checked=)/u.test(meta ?? '');
}

/** Identifies a project by its code without comments, because translations differ in comments. */
function digestOf({ files }: Project): string {
  const text = files
    .map(({ path: name, content }) => `${name}\n${withoutComments(content)}`)
    .join('\n');
  return createHash('sha256').update(text.replaceAll(/\s+/gu, ' ')).digest('hex').slice(0, 12);
}

/** Code blocks of a page, with quotes filled in, that can be opened as projects. */
export function samplesOf(tree: Root): Sample[] {
  const nodes: Code[] = [];
  visit(tree, 'code', (node) => {
    nodes.push(node);
  });
  const blocks = nodes.map(blockOf);
  return nodes.flatMap((node, index) => {
    const project = isShownOnly(node) ? undefined : sampleProject(blocks, index);
    if (project === undefined) return [];
    return [{ node, digest: digestOf(project), project }];
  });
}

/** Samples that have the form of projects but don't build on their own, with webpack's message, by digest. */
const closed: ReadonlyMap<string, string> = new Map(
  Object.entries(
    z
      .record(z.string(), z.string())
      .parse(JSON.parse(readFileSync(new URL('./closed-samples.json', import.meta.url), 'utf8'))),
  ),
);

/** True if a sample builds in the playground. */
export function isOpen({ digest }: Pick<Sample, 'digest'>): boolean {
  return !closed.has(digest);
}

/**
 * Fills in the blocks and steps of a page as for its compilation, before anything is marked.
 *
 * @param tree the page's tree, which is modified
 */
export function fillIn(siteDir: string, file: string, tree: Root): Root {
  const compiled = new VFile({ path: path.join(siteDir, file) });
  remarkStepFiles({ siteDir })(tree, compiled);
  // unified passes the processor to plugins as `this`, which this one doesn't use.
  const fill = remarkQuote.call(undefined as never, { siteDir });
  void fill?.(tree, compiled, () => undefined);
  return tree;
}

/**
 * Counts the samples that open in the playground.
 *
 * @param pages all docs pages; their trees are modified
 */
export function countSamples(
  siteDir: string,
  pages: readonly Pick<Page, 'file' | 'tree'>[],
): PlaygroundSamples {
  const count = { opened: 0, total: 0, steps: 0, allSteps: 0 };
  for (const page of pages) {
    const tree = fillIn(siteDir, page.file, page.tree);
    const isConfiguration = (node: Code): boolean => configurationPath(blockOf(node)) !== undefined;
    visit(tree, 'code', (node) => {
      if (!isShownOnly(node) && isConfiguration(node)) count.total += 1;
    });
    count.opened += samplesOf(tree).filter(
      (sample) => isOpen(sample) && isConfiguration(sample.node),
    ).length;
    const steps = stepsOf(tree);
    count.allSteps += steps.length;
    count.steps += steps.filter(({ step }) => stepProject(siteDir, step) !== undefined).length;
  }
  return count;
}

/** Packages that a step may depend on: the playground includes or replaces them. */
const stepPackages: ReadonlySet<string> = new Set([
  'webpack',
  'webpack-cli',
  'webpack-dev-server',
  ...packageNames,
]);

const manifestSchema = z.object({
  scripts: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

const stepSchema = z.object({
  commands: z.array(z.object({ run: z.string(), exit: z.number().default(0) })).default([]),
});

/** True if a command does the same as the playground: it runs webpack with the project's configuration. */
function isPlainBuild(command: string, scripts: Readonly<Record<string, string>>): boolean {
  const script = /^npm run (?<name>[\w:-]+)$/u.exec(command)?.groups?.name;
  const line = script === undefined ? command : (scripts[script] ?? '');
  return /^(?:npx )?webpack(?: build)?(?: --mode[ =]\w+)?$/u.test(line);
}

/**
 * The project for a step of a guide.
 *
 * @param step folder in `examples`, such as `getting-started/3-bundle`
 * @returns undefined for a step with binary files, other packages, or another build command
 */
export function stepProject(siteDir: string, step: string): Project | undefined {
  const dir = path.join(siteDir, examplesFolder, step);
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(dir, file), 'utf8'));
  const { scripts, ...packages } = manifestSchema.parse(read('package.json'));
  const names = Object.keys({ ...packages.dependencies, ...packages.devDependencies });
  if (names.some((name) => !stepPackages.has(name))) return undefined;
  const [first] = stepSchema.parse(read(stepFile)).commands;
  if (first?.exit !== 0 || !isPlainBuild(first.run, scripts)) return undefined;
  const files = readProject(dir).map(({ path: name, text }) => ({ path: name, content: text }));
  const isText = files.every(({ content }) => content !== undefined);
  const project = { files: files.map(({ path: name, content = '' }) => ({ path: name, content })) };
  try {
    checkProject(project);
  } catch (error) {
    if (error instanceof RefusedError) return undefined;
    throw error;
  }
  return isText ? project : undefined;
}

/** Steps on a page, with their elements. */
export function stepsOf(tree: Root): { readonly node: MdxJsxFlowElement; readonly step: string }[] {
  const steps: { readonly node: MdxJsxFlowElement; readonly step: string }[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'StepFiles') return;
    for (const attribute of node.attributes) {
      const isStep = attribute.type === 'mdxJsxAttribute' && attribute.name === 'example';
      if (isStep && typeof attribute.value === 'string')
        steps.push({ node, step: attribute.value });
    }
  });
  return steps;
}

/**
 * Remark plugin that marks what opens in the playground: blocks with a word in their fence, steps of guides with an
 * attribute. Must run after fences are filled.
 */
export function remarkSamples({ siteDir = process.cwd() }: { readonly siteDir?: string } = {}) {
  return (tree: Root): void => {
    for (const sample of samplesOf(tree).filter(isOpen)) {
      sample.node.meta = [sample.node.meta ?? '', playgroundWord].join(' ').trim();
    }
    for (const { node, step } of stepsOf(tree)) {
      if (stepProject(siteDir, step) === undefined) continue;
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'opens', value: null });
    }
  };
}
