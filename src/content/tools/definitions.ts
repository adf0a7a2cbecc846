/** Definitions of the tools for programs: those in the package and those that a page offers to its browser. */
import { kinds } from '../../site/reference-kinds.ts';
import type { ArgumentSchema, ArgumentsSchema } from './arguments.ts';

/** A tool as exposed to programs. */
export interface ToolDefinition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ArgumentsSchema;
}

export const text = (description: string, maxLength: number): ArgumentSchema => ({
  type: 'string',
  description,
  maxLength,
});

export const offset: ArgumentSchema = {
  type: 'integer',
  description: 'Number of characters to skip; an answer that was cut names the one to go on with.',
  minimum: 0,
  maximum: 10_000_000,
};

export function input(
  properties: Readonly<Record<string, ArgumentSchema>>,
  required: readonly string[],
): ArgumentsSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}

export const searchTool: ToolDefinition = {
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Searches the webpack documentation and answers with the sections that fit best, with their text. For questions and tasks; for exact names use look_up.',
  inputSchema: input(
    {
      query: text('What to look for: a few words, or a question.', 500),
      section: text(
        'Only this section, by its title, such as Guides, Configuration, API, Concepts, Loaders or Plugins.',
        60,
      ),
    },
    ['query'],
  ),
};

export const readTool: ToolDefinition = {
  name: 'read_docs',
  title: 'Read a page',
  description: 'Reads a page of the webpack documentation, or one section of it, as Markdown.',
  inputSchema: input(
    {
      page: text('Address or title of the page, such as /configuration/output/.', 300),
      section: text('Id or heading of a section of the page.', 200),
      offset,
    },
    ['page'],
  ),
};

export const lookUpTool: ToolDefinition = {
  name: 'look_up',
  title: 'Look up a name',
  description:
    'Tells what is known of a name of webpack: type, default, flags, the version that added it, what changed since, and its description. For options (output.filename), flags (--mode), hooks (compiler.hooks.emit), plugins and their options, magic comments, module variables, fields of stats, and values (devtool: source-map).',
  inputSchema: input(
    {
      name: text('The name, as it is written in code.', 200),
      kind: {
        type: 'string',
        description: 'Only names of this kind.',
        maxLength: 40,
        enum: [...kinds],
      },
      offset,
    },
    ['name'],
  ),
};
