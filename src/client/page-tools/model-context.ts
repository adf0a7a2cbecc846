import type { ToolDefinition } from '../../content/tools/definitions.ts';

/** A tool in WebMCP's format. */
export interface PageTool extends ToolDefinition {
  readonly annotations: { readonly readOnlyHint: true };
  readonly execute: (input: unknown) => Promise<string>;
}

/** The part of WebMCP that is used here. */
export interface ModelContext {
  readonly registerTool: (tool: PageTool) => unknown;
}
