import { parse } from '@babel/parser';
import type { Position, SyntaxNode } from './syntax.ts';

/** A place in the text that is no JavaScript or TypeScript. */
export class ConfigurationSyntaxError extends Error {
  override readonly name = 'ConfigurationSyntaxError';
  readonly position: Position;

  constructor(message: string, position: Position) {
    super(message);
    this.position = position;
  }
}

const start: Position = { line: 1, column: 0 };

/** What can stand in a file of a configuration, without what hinders something else. */
const dialects = [['typescript', 'jsx'], ['typescript']] as const;

/**
 * Parses the text as a module or a script, in JavaScript or TypeScript, or as the object alone that people copy out of
 * one.
 *
 * @throws ConfigurationSyntaxError for the first dialect, which knows most
 */
export function parseConfiguration(source: string): SyntaxNode {
  // An object at the beginning would be a block; the parenthesis stands on a line of its own.
  const isObject = /^\s*\{/u.test(source);
  const code = isObject ? `(\n${source.trimEnd().replace(/;$/u, '')}\n)` : source;
  let first: unknown;
  for (const plugins of dialects) {
    try {
      const file = parse(code, {
        sourceType: 'unambiguous',
        startLine: isObject ? 0 : 1,
        plugins: [...plugins],
        allowReturnOutsideFunction: true,
        allowAwaitOutsideFunction: true,
        allowUndeclaredExports: true,
        attachComment: false,
      });
      return file.program as unknown as SyntaxNode;
    } catch (error) {
      first ??= error;
    }
  }
  const { message = '', loc = start } = first as { message?: string; loc?: Position };
  const { line, column } = loc;
  throw new ConfigurationSyntaxError(message.replace(/\s*\(\d+:\d+\)$/u, '').replace(/\.$/u, ''), {
    line,
    column,
  });
}
