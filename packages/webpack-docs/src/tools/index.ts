import type { Arguments } from '../../../../src/content/tools/arguments.ts';
import {
  input,
  lookUpTool,
  offset,
  readTool,
  searchTool,
  text,
} from '../../../../src/content/tools/definitions.ts';
import type { ToolDefinition } from '../../../../src/content/tools/definitions.ts';

/** A tool as exposed to clients, with its implementation. */
export interface Tool extends ToolDefinition {
  /** Answers with Markdown; loads what it needs first. */
  readonly answer: (args: Arguments) => Promise<string>;
}

/** Maximum length of a pasted message or configuration. */
const longestMessage = 20_000;
const longestConfiguration = 200_000;

/** The server's tools. Each loads its code when it is first called. */
export const tools: readonly Tool[] = [
  {
    ...searchTool,
    answer: async (args) => (await import('./search.ts')).search(args),
  },
  {
    ...readTool,
    answer: async (args) => (await import('./read.ts')).read(args),
  },
  {
    ...lookUpTool,
    answer: async (args) => (await import('./look-up.ts')).lookUp(args),
  },
  {
    name: 'explain_error',
    title: 'Explain a message',
    description:
      'Explains an error or warning that webpack has printed, and tells how to get rid of its cause.',
    inputSchema: input({ message: text('The message, as it was printed.', longestMessage) }, [
      'message',
    ]),
    answer: async (args) => (await import('./explain-error.ts')).explainError(args),
  },
  {
    name: 'list_changes',
    title: 'List what changed between two versions',
    description:
      'Lists what changed between two versions of webpack 5: what was removed, other defaults, deprecations, changes, and what is new.',
    inputSchema: input(
      {
        from: text('Version that the project has, such as 5.105.', 40),
        to: text('Version to upgrade to; the documented one, unless given.', 40),
        about: text('Only names that contain this, such as output or css.', 100),
        offset,
      },
      ['from'],
    ),
    answer: async (args) => (await import('./changes.ts')).changes(args),
  },
  {
    name: 'check_configuration',
    title: 'Check a configuration',
    description:
      'Validates the text of a webpack configuration with the schema of webpack, and explains the options that it sets. The text is parsed, and never run.',
    inputSchema: input(
      {
        configuration: text(
          'Text of a webpack.config file, or of an object.',
          longestConfiguration,
        ),
        offset,
      },
      ['configuration'],
    ),
    answer: async (args) => (await import('./check-configuration.ts')).checkConfiguration(args),
  },
];
