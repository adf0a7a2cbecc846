import { parse } from '@babel/parser';
import type { Position, SyntaxNode } from './syntax.ts';

/** A position in the text that isn't valid JavaScript or TypeScript. */
export class ConfigurationSyntaxError extends Error {
  override readonly name = 'ConfigurationSyntaxError';
  readonly position: Position;

  constructor(message: string, position: Position) {
    super(message);
    this.position = position;
  }
}

const start: Position = { line: 1, column: 0 };

/** Combinations of parser plugins for configuration files; some plugins exclude each other. */
const dialects = [['typescript', 'jsx'], ['typescript']] as const;

/**
 * Parses the text as a module or a script, in JavaScript or TypeScript, or as a bare object that was copied out of one.
 *
 * @throws ConfigurationSyntaxError of the first dialect, which supports the most syntax
 */
export function parseConfiguration(source: string): SyntaxNode {
  // An object at the beginning would be parsed as a block; the parenthesis is on a separate line to keep positions.
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
