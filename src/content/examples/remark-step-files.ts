import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { captionsOf, isFilePath, translateCaption } from './captions.ts';
import { examplesFolder, outputFolder } from './files.ts';
import { readMeta, titleOf } from './meta.ts';
import { readProject } from './project.ts';
import type { ProjectFile } from './project.ts';

/** Larger files are only linked. */
const inlineLimit = 6000;

const languages: Readonly<Record<string, string>> = {
  cjs: 'js',
  htm: 'html',
  mjs: 'js',
  mts: 'ts',
  svg: 'html',
  txt: 'text',
  webmanifest: 'json',
  yml: 'yaml',
};

const known = new Set(['css', 'html', 'js', 'json', 'jsx', 'ts', 'tsx', 'yaml']);

function languageOf(file: string): string {
  const extension = path.extname(file).slice(1);
  const language = languages[extension] ?? extension;
  return known.has(language) ? language : 'text';
}

function attributeOf(node: MdxJsxFlowElement, name: string): string | true | undefined {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    return typeof attribute.value === 'string' ? attribute.value : true;
  }
  return undefined;
}

interface Panel {
  readonly node: MdxJsxFlowElement;
  readonly files: readonly ProjectFile[];
  /** True if it starts a new project. */
  readonly starts: boolean;
}

function readPanel(node: MdxJsxFlowElement, siteDir: string, place: string): Panel {
  const step = attributeOf(node, 'example');
  if (typeof step !== 'string' || !/^[\w-]+\/[\w-]+$/u.test(step)) {
    throw new Error(
      `${place}: <StepFiles> needs example="guide/step", such as "getting-started/3-bundle"`,
    );
  }
  const dir = path.join(siteDir, examplesFolder, step);
  if (!existsSync(path.join(dir, 'package.json'))) {
    throw new Error(
      `${place}: <StepFiles example="${step}">: ${examplesFolder}/${step} has no package.json, so it isn't a project`,
    );
  }
  return { node, files: readProject(dir), starts: attributeOf(node, 'start') !== undefined };
}

/** Path of the file that a fence shows in full; undefined for other fences. */
function wholeFile(node: Code): string | undefined {
  const meta = readMeta(node.meta ?? '');
  if (meta.file === undefined || meta.diff !== undefined || meta.region !== undefined) {
    return undefined;
  }
  const inside = meta.file.split('/').slice(2).join('/');
  if (inside.startsWith(`${outputFolder}/`)) return undefined;
  return titleOf(node.meta ?? '') ?? inside;
}

function fence({ path: file, text = '' }: ProjectFile): Code {
  return {
    type: 'code',
    lang: languageOf(file),
    meta: `title="${file}"`,
    value: text.replace(/\n$/u, ''),
  };
}

/** Adds to a panel its list of files, and the files that the page doesn't show elsewhere. */
function fill({ node, files }: Panel, isShown: (file: ProjectFile) => boolean): void {
  const list = files.map((file) => `${file.text === undefined ? 'binary' : 'text'} ${file.path}`);
  node.attributes.push({ type: 'mdxJsxAttribute', name: 'files', value: list.join('\n') });
  node.children = files
    .filter((file) => file.text !== undefined && file.text.length <= inlineLimit && !isShown(file))
    .map(fence);
}

/**
 * Remark plugin for pages that lead through a project, which are those with a `<StepFiles>`. It tells each panel which
 * files its step has, and inserts the files that the page doesn't show elsewhere. Fences that name a file without
 * quoting it aren't part of a step: their caption says so.
 *
 * Must run before fences are filled, since it reads what they quote.
 *
 * @throws Error with page, line and step if a panel has no project
 */
export function remarkStepFiles({ siteDir = process.cwd() }: { readonly siteDir?: string } = {}) {
  return (tree: Root, file: VFile): void => {
    const nodes: (Code | Panel)[] = [];
    visit(tree, ['code', 'mdxJsxFlowElement'], (node) => {
      if (node.type === 'code') nodes.push(node);
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'StepFiles') return;
      const line = node.position ? `:${node.position.start.line}` : '';
      nodes.push(readPanel(node, siteDir, `${path.relative(siteDir, file.path)}${line}`));
    });
    if (!nodes.some((node) => 'files' in node)) return;

    const { example } = captionsOf(file.path);
    /** Paths of the files that the page has shown so far. */
    let shown = new Set<string>();
    for (const [index, node] of nodes.entries()) {
      if ('files' in node) {
        if (node.starts) {
          const end = nodes.findIndex((next, at) => at > index && 'files' in next && next.starts);
          const later = nodes.slice(index + 1, end < 0 ? undefined : end);
          const files = later.flatMap((next) => ('files' in next ? [] : (wholeFile(next) ?? [])));
          shown = new Set(files);
        }
        fill(node, ({ path: name }) => shown.has(name));
        for (const { path: name } of node.files) shown.add(name);
        continue;
      }
      const whole = wholeFile(node);
      if (whole !== undefined) shown.add(whole);
      const title = titleOf(node.meta ?? '');
      if (title === undefined) continue;
      const isExample = isFilePath(title) && readMeta(node.meta ?? '').file === undefined;
      const caption = isExample ? `${title} (${example})` : translateCaption(title, file.path);
      node.meta = (node.meta ?? '').replace(`"${title}"`, `"${caption}"`);
    }
  };
}
