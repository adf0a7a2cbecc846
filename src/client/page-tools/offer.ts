import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import { checkArguments } from '../../content/tools/arguments.ts';
import type { Arguments } from '../../content/tools/arguments.ts';
import { bounded } from '../../content/tools/bounded.ts';
import { lookUpTool, readTool, searchTool } from '../../content/tools/definitions.ts';
import type { ToolDefinition } from '../../content/tools/definitions.ts';
import { Problem } from '../../content/tools/problem.ts';
import { searchClient } from '../../search/client.ts';
import { hostedSearchOf } from '../../search/hosted-config.ts';
import type { Hit, HitGroup } from '../../search/answer.ts';
import type { Piece } from '../../search/snippet.ts';
import { loadPageText } from '../page-text.ts';
import type { ModelContext, PageTool } from './model-context.ts';
import { blocksOf, sectionOf, textOfBlocks } from './page-outline.ts';
import type { Block } from './page-outline.ts';

/** Maximum number of search results. */
const limit = 12;

const { baseUrl } = siteConfig;

function plain(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

async function groupsFor(query: string, section?: string): Promise<readonly HitGroup[]> {
  const hosted = hostedSearchOf(siteConfig.themeConfig, i18n.currentLocale);
  const answer = await searchClient(baseUrl, hosted).search(query, { section, limit });
  // A reader who types in the search dialog at the same time takes precedence.
  if (answer === undefined) throw new Problem('The search is busy. Ask again.');
  return answer.groups;
}

function lineOf({ title }: HitGroup, { heading, path, url, snippet }: Hit): string {
  const names = [...new Set([title, ...path, plain(heading)])].join(' › ');
  return `- ${names}: ${url}\n  ${plain(snippet)}`;
}

async function search(args: Arguments): Promise<string> {
  const query = args.text('query');
  const groups = await groupsFor(query, args.text('section') || undefined);
  if (groups.length === 0) return `Nothing found for "${query}". Ask with other words.`;
  const lines = groups.flatMap((group) => group.hits.map((hit) => lineOf(group, hit)));
  return bounded(lines.join('\n'));
}

async function blocksOfPage(path: string): Promise<Block[]> {
  try {
    const { __html } = await loadPageText(`${baseUrl}${path.slice(1)}`);
    const template = document.createElement('template');
    template.innerHTML = __html;
    return blocksOf(template.content);
  } catch {
    throw new Problem(
      `There is no page "${path.slice(0, 100)}". Look for it with ${searchTool.name}.`,
    );
  }
}

/** Text of a page, or of the section with an id. */
async function textOf(path: string, id: string): Promise<string> {
  const blocks = await blocksOfPage(path);
  if (id === '') return textOfBlocks(blocks);
  const section = sectionOf(blocks, id);
  if (section !== undefined) return textOfBlocks(section);
  const ids = blocks.flatMap((block) => (block.level === undefined ? [] : [block.id])).slice(0, 60);
  throw new Problem(
    `${path} has no section "${id.slice(0, 100)}". Its sections: ${ids.join(', ')}.`,
  );
}

async function read(args: Arguments): Promise<string> {
  const { pathname, hash } = new URL(args.text('page'), `${window.location.origin}${baseUrl}`);
  const path = `/${pathname.replace(baseUrl, '').replace(/^\/|\/$/gu, '')}/`.replace('//', '/');
  const id = args.text('section').replace(/^#/u, '') || decodeURIComponent(hash.slice(1));
  return bounded(await textOf(path, id), args.number('offset'), `${path}\n\n`);
}

async function lookUp(args: Arguments): Promise<string> {
  const name = args.text('name').replaceAll('`', '');
  const groups = await groupsFor(name);
  const hits = groups.flatMap((group) => group.hits);
  const last = name.split('.').at(-1)?.toLowerCase() ?? '';
  const isNamed = ({ heading }: Hit): boolean => plain(heading).toLowerCase().includes(last);
  const best = hits.find(isNamed) ?? hits[0];
  if (best === undefined) throw new Problem(`No page speaks of "${name}".`);
  const [path = '', id = ''] = best.url.split('#');
  const others = hits.filter((hit) => hit !== best && isNamed(hit)).map(({ url }) => url);
  const more = others.length === 0 ? '' : `\n\nSee also: ${others.slice(0, 6).join(', ')}`;
  return bounded(`${await textOf(path, id)}${more}`, args.number('offset'), `${best.url}\n\n`);
}

function pageTool(
  definition: ToolDefinition,
  answer: (args: Arguments) => Promise<string>,
): PageTool {
  return {
    ...definition,
    annotations: { readOnlyHint: true },
    async execute(input) {
      try {
        return await answer(checkArguments(definition.inputSchema, input));
      } catch (error) {
        // The agent can correct its input and retry; other errors don't concern it.
        if (error instanceof Problem) return error.message;
        return 'The tool failed. Read the page itself.';
      }
    },
  };
}

/**
 * Registers the tools of the site. They stay registered as long as the document, because navigation doesn't unload it.
 */
export async function offerTools(context: ModelContext): Promise<void> {
  await context.registerTool(pageTool(searchTool, search));
  await context.registerTool(pageTool(readTool, read));
  await context.registerTool(pageTool(lookUpTool, lookUp));
}
