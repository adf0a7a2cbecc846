import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { checkArguments } from '../../../src/content/tools/arguments.ts';
import { data } from './data.ts';
import { Problem } from '../../../src/content/tools/problem.ts';
import { tools } from './tools/index.ts';
import type { Tool } from './tools/index.ts';

const instructions =
  'Documentation of one minor version of webpack, which is newer than what you have learned. ' +
  'Ask look_up for names of options, hooks and flags, explain_error for messages, list_changes before an upgrade, ' +
  'check_configuration before you hand over a configuration, and search_docs for everything else.';

async function call(tool: Tool, given: unknown): Promise<CallToolResult> {
  try {
    const text = await tool.answer(checkArguments(tool.inputSchema, given));
    return { content: [{ type: 'text', text }] };
  } catch (error) {
    const text =
      error instanceof Problem
        ? error.message
        : 'The tool failed on this question. Ask in another way, or read the page with read_docs.';
    // Messages of other errors may contain local paths, so they are only logged for people.
    if (!(error instanceof Problem)) process.stderr.write(`${tool.name}: ${String(error)}\n`);
    return { content: [{ type: 'text', text }], isError: true };
  }
}

/** Serves a client over standard input and output until it disconnects. */
export async function serve(): Promise<void> {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- McpServer takes no JSON schema
  const server = new Server(
    {
      name: 'webpack-docs',
      title: 'webpack documentation',
      version: data('versions.json').webpack,
    },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, title, description, inputSchema }) => ({
      name,
      title,
      description,
      inputSchema: { ...inputSchema, required: [...inputSchema.required] },
      annotations: { title, readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined) {
      const known = tools.map(({ name }) => name).join(', ');
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no tool "${params.name.slice(0, 60)}". Tools: ${known}.`,
      );
    }
    return call(tool, params.arguments);
  });
  await server.connect(new StdioServerTransport());
}
