/** The package as installed by a project, and the official client connected to its server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { extract } from 'tar';
import { docsPackageFile } from '../../src/site/docs-package.ts';

/** A tool's answer. */
export interface ToolAnswer {
  readonly text: string;
  readonly isError: boolean;
}

export interface DocsClient {
  readonly client: Client;
  /** Folder of the unpacked package. */
  readonly folder: string;
  /** The server's log output. */
  readonly log: () => string;
  readonly ask: (tool: string, args?: Readonly<Record<string, unknown>>) => Promise<ToolAnswer>;
  readonly close: () => Promise<void>;
}

/** Unpacks the archive that the site offers into a folder outside the project. */
export async function unpackDocs(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'webpack-docs-'));
  await extract({ file: path.resolve('build', docsPackageFile), cwd: folder });
  return path.join(folder, 'package');
}

/** Starts the server of the unpacked package in a folder without webpack. */
export async function startDocs(cwd?: string): Promise<DocsClient> {
  const folder = await unpackDocs();
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [path.join(folder, 'dist/cli.js')],
    cwd: cwd ?? folder,
    stderr: 'pipe',
  });
  let log = '';
  transport.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const client = new Client({ name: 'tests', version: '1.0.0' });
  await client.connect(transport);
  return {
    client,
    folder,
    log: () => log,
    async ask(tool, args = {}) {
      const { content, isError = false } = await client.callTool({ name: tool, arguments: args });
      const texts = content as readonly { readonly text?: string }[];
      return { text: texts.map(({ text = '' }) => text).join('\n'), isError: isError === true };
    },
    async close() {
      await client.close();
      rmSync(path.dirname(folder), { recursive: true, force: true });
    },
  };
}
