import module from 'node:module';
import { parse as parseScript } from 'acorn';
import type { Program } from 'acorn';
import { Problem } from '../../../../src/content/tools/problem.ts';

function attempt(text: string, sourceType: 'module' | 'script'): Program | SyntaxError {
  try {
    return parseScript(text, {
      ecmaVersion: 'latest',
      sourceType,
      locations: true,
      allowHashBang: true,
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
    });
  } catch (error) {
    return error as SyntaxError;
  }
}

/** The same text with spaces in the place of types, so that lines stay; undefined where Node.js cannot do that. */
function withoutTypes(text: string): string | undefined {
  if (!('stripTypeScriptTypes' in module)) return undefined;
  try {
    return module.stripTypeScriptTypes(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the text of a configuration: a module of either kind, TypeScript where the Node.js that runs can drop its
 * types, or an object alone.
 *
 * @throws Problem that names the place that is wrong
 */
export function parse(text: string): Program {
  const asObject = /^\s*\{/u.test(text) ? `(${text.trimEnd().replace(/;$/u, '')}\n)` : text;
  const first = attempt(asObject, 'module');
  if (!(first instanceof Error)) return first;
  const asScript = attempt(asObject, 'script');
  if (!(asScript instanceof Error)) return asScript;
  const plain = withoutTypes(asObject);
  const stripped = plain === undefined ? first : attempt(plain, 'module');
  if (!(stripped instanceof Error)) return stripped;
  throw new Problem(
    `The configuration can't be parsed: ${first.message}. Pass the text of a webpack.config file, or an object.`,
  );
}
