/** Node.js's `module`: its metadata, and type stripping like in Node.js. */
import { part } from '../parts.ts';

export const builtinModules: readonly string[] = playgroundEngine.builtinModules;

export function isBuiltin(name: string): boolean {
  return builtinModules.includes(name.replace(/^node:/u, ''));
}

/** Equivalent to Node.js's `stripTypeScriptTypes`, which uses the same package. */
export function stripTypeScriptTypes(code: string): string {
  try {
    return part('typescript').transformSync(code, { mode: 'strip-only' }).code;
  } catch (error) {
    // amaro throws plain objects, which Node.js converts to errors.
    if (error instanceof Error) throw error;
    const { message, code: kind } = error as { message: string; code: string };
    throw kind === 'UnsupportedSyntax'
      ? Object.assign(new SyntaxError(message), { code: 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX' })
      : Object.assign(new SyntaxError(message), { code: 'ERR_INVALID_TYPESCRIPT_SYNTAX' });
  }
}

/** Creates `require` functions for the project's code; set by the project loader. */
let make: ((from: string) => unknown) | undefined;

export function onCreateRequire(create: (from: string) => unknown): void {
  make = create;
}

export function createRequire(from: string | URL): unknown {
  const address = String(from);
  return make?.(
    address.startsWith('file:') ? decodeURIComponent(new URL(address).pathname) : address,
  );
}

export default { builtinModules, isBuiltin, stripTypeScriptTypes, createRequire };
