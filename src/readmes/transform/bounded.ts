import vm from 'node:vm';
import { ReadmeError } from './context.ts';

/** The largest known README takes less than a second. */
const defaultLimit = 60_000;

/**
 * Runs a step for one README, and stops it after a while: parsers of Markdown have inputs on which they take
 * hours, and no check of the text finds them all.
 *
 * The call goes through a script of its own, because Node can interrupt running code only there; everything
 * called from the script is interrupted with it.
 *
 * @param label `name@version` of the package
 * @param step synchronous work
 * @param limit in milliseconds
 * @throws `ReadmeError` that names the package, for every error and when the time is over
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
