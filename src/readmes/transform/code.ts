import type { Code, Paragraph, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ReadmeContext } from './context.ts';

/** Names of languages that the highlighter knows by another name, or not at all. */
const languages: ReadonlyMap<string, string> = new Map(
  Object.entries({
    console: 'bash',
    coffee: 'coffeescript',
    hbs: 'html',
    handlebars: 'html',
    sh: 'bash',
    shell: 'bash',
    styl: 'stylus',
    twig: 'html',
    txt: 'text',
  }),
);

function language(lang: string | null | undefined): string {
  const name = lang?.toLowerCase() ?? '';
  // Anything but a plain word could be interpreted as a setting of the code block.
  return /^[a-z0-9+#-]+$/u.test(name) ? (languages.get(name) ?? name) : 'text';
}

/** Pattern of a bold line above a code block that becomes its title. */
const fileName = /^[\w@./*[\]()<> -]*\.[\w]+$/u;

function titleOf(node: Paragraph): string | undefined {
  const only = node.children.at(-1);
  if (only?.type !== 'strong') return undefined;
  const before = node.children.at(-2);
  // The title is a separate paragraph, or the last line of one.
  const standsAlone =
    before === undefined ||
    before.type === 'break' ||
    (before.type === 'text' && before.value.endsWith('\n'));
  const text = toString(only).trim();
  return standsAlone && fileName.test(text) ? text : undefined;
}

/** Removes the title line; returns true if anything is left of its paragraph. */
function removeTitle(node: Paragraph): boolean {
  node.children.pop();
  const last = node.children.at(-1);
  if (last?.type === 'break') node.children.pop();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return node.children.length > 0;
}

interface Install {
  readonly manager: 'npm' | 'yarn' | 'pnpm';
  /** The packages, sorted, with their save mode. */
  readonly what: string;
}

const subcommands: Readonly<Record<Install['manager'], readonly string[]>> = {
  npm: ['i', 'install', 'add'],
  yarn: ['add'],
  pnpm: ['add', 'i', 'install'],
};

function readInstall(node: RootContent | undefined): Install | undefined {
  if (node?.type !== 'code' || node.value.includes('\n')) return undefined;
  const [manager, subcommand, ...rest] = node.value.trim().split(/\s+/u);
  if (manager !== 'npm' && manager !== 'yarn' && manager !== 'pnpm') return undefined;
  if (subcommand === undefined || !subcommands[manager].includes(subcommand)) return undefined;
  const dev = new Set(['-D', '--save-dev', '--dev']);
  const others = rest.filter((word) => !dev.has(word));
  // Only plain names and versions: the tabs are for commands that every package manager interprets in the same way.
  if (others.length === 0 || !others.every((word) => /^[@\w][\w@./^~-]*$/u.test(word))) {
    return undefined;
  }
  const saved = rest.some((word) => dev.has(word)) ? 'dev' : 'production';
  return { manager, what: `${saved} ${others.sort().join(' ')}` };
}

function isOr(node: RootContent | undefined): boolean {
  return node?.type === 'paragraph' && /^or:?$/iu.test(toString(node).trim());
}

/** Index after the last block that installs the same with another package manager. */
function endOfTriplet(children: readonly RootContent[], index: number): number {
  const first = readInstall(children[index]);
  if (first?.manager !== 'npm') return index;
  const seen = new Set<string>(['npm']);
  let end = index + 1;
  for (;;) {
    const next = isOr(children[end]) ? end + 1 : end;
    const install = readInstall(children[next]);
    if (install?.what !== first.what || seen.has(install.manager)) break;
    seen.add(install.manager);
    end = next + 1;
  }
  return seen.size > 1 ? end : index;
}

/** Merges the same command for several package managers into tabs. */
function convertTriplets(tree: Root, context: ReadmeContext): Set<Code> {
  const tabbed = new Set<Code>();
  const { children } = tree;
  for (let index = 0; index < children.length; index += 1) {
    const node = children[index];
    const end = endOfTriplet(children, index);
    if (node?.type !== 'code' || end === index) continue;
    children.splice(index + 1, end - index - 1);
    node.lang = 'bash';
    node.meta = 'npm2yarn';
    tabbed.add(node);
    context.count('packageManagers');
  }
  return tabbed;
}

/**
 * Adds titles, languages and tabs to code blocks. All other fence metadata of the README is dropped, since the page
 * would interpret it as settings of its own code blocks.
 */
export function convertCode(tree: Root, context: ReadmeContext): void {
  const tabbed = convertTriplets(tree, context);
  visit(tree, 'code', (node, index, parent) => {
    if (tabbed.has(node)) return;
    context.count('code');
    node.lang = language(node.lang);
    node.meta = null;
    if (index === undefined || parent === undefined) return;
    const previous = parent.children[index - 1];
    if (previous?.type !== 'paragraph') return;
    const title = titleOf(previous);
    if (title === undefined) return;
    context.count('codeTitle');
    node.meta = `title="${title}"`;
    if (removeTitle(previous)) return;
    parent.children.splice(index - 1, 1);
    return index;
  });
}
