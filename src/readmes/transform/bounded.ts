import vm from 'node:vm';
import { ReadmeError } from './context.ts';

/** The largest known README takes less than a second. */
const defaultLimit = 60_000;

/**
 * Runs a step for one README with a time limit: Markdown parsers take hours on some inputs, and checking the text can't
 * find all of those.
 *
 * The call is made from a separate script, because Node.js can only interrupt running code there, including everything
 * that the script calls.
 *
 * @param label `name@version` of the package
 * @param step synchronous work
 * @param limit in milliseconds
 * @throws `ReadmeError` that names the package, for every error and on timeout
 */
export function runForPackage<T>(label: string, step: () => T, limit = defaultLimit): T {
  try {
    return vm.runInNewContext('step()', { step }, { timeout: limit }) as T;
  } catch (error) {
    if (error instanceof ReadmeError) throw error;
    const { code, message } = error as { code?: unknown; message?: unknown };
    const reason =
      code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
        ? `it took longer than ${limit / 1000} s`
        : String(message ?? error);
    throw new ReadmeError(`${label}: the README could not be transformed (${reason}).`, {
      cause: error,
    });
  }
}
