/** Node.js's `vm`, with a single realm: all code in the engine's worker belongs to the project anyway. */

const evaluate = globalThis.eval as (code: string) => unknown;

export function createContext(context: object = {}): object {
  return context;
}

export function isContext(): boolean {
  return false;
}

export function runInThisContext(code: string): unknown {
  return evaluate(code);
}

export function runInNewContext(
  code: string,
  context: Readonly<Record<string, unknown>> = {},
): unknown {
  const names = Object.keys(context);
  // Evaluates an expression or a script to the value of its last statement. Running code from text is the purpose of
  // this module.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function(...names, `return eval(${JSON.stringify(code)})`) as (
    ...values: unknown[]
  ) => unknown;
  return run(...names.map((name) => context[name]));
}

/** @alias with a single realm, both do the same */
export const runInContext = runInNewContext;

export class Script {
  readonly #code: string;

  constructor(code: string) {
    this.#code = code;
  }

  runInThisContext(): unknown {
    return runInThisContext(this.#code);
  }

  runInNewContext(context?: Readonly<Record<string, unknown>>): unknown {
    return runInNewContext(this.#code, context);
  }

  runInContext(context?: Readonly<Record<string, unknown>>): unknown {
    return runInNewContext(this.#code, context);
  }
}

export default {
  createContext,
  isContext,
  runInThisContext,
  runInNewContext,
  runInContext,
  Script,
};
