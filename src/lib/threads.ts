/** Runs parts of the build in other threads: Docusaurus leaves all but one core idle most of the time. */
import { availableParallelism } from 'node:os';
import Tinypool from 'tinypool';

function poolOf(module: URL, maxThreads: number): Tinypool {
  return new Tinypool({
    filename: module.href,
    minThreads: 1,
    maxThreads,
    execArgv: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
  });
}

/**
 * Calls the default export of a module in a thread.
 *
 * @param module URL of the module; types are stripped by Node.js
 * @param input argument, which must be cloneable
 * @returns what the function returns, cloned
 * @throws what the function throws
 */
export async function runInThread<Output>(module: URL, input: unknown): Promise<Output> {
  const pool = poolOf(module, 1);
  try {
    return (await pool.run(input)) as Output;
  } finally {
    await pool.destroy();
  }
}

/** Calls the default export of a module with each input, in a thread for each core. Returns the results in order. */
export async function mapInThreads<Output>(
  module: URL,
  inputs: readonly unknown[],
): Promise<Output[]> {
  if (inputs.length === 0) return [];
  const pool = poolOf(module, Math.min(inputs.length, availableParallelism()));
  try {
    return (await Promise.all(inputs.map((input) => pool.run(input)))) as Output[];
  } finally {
    await pool.destroy();
  }
}
