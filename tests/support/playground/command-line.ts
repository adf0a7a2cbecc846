/** Converts a webpack-cli command to playground options. */
import type { BuildOptions } from '../../../src/playground/engine/protocol.ts';

type Value = string | boolean;

/**
 * @param words arguments after `webpack`
 * @throws Error for arguments that aren't flags
 */
export function optionsOf(words: readonly string[]): BuildOptions {
  const config: string[] = [];
  const configName: string[] = [];
  const env: Record<string, Value> = {};
  const flags: Record<string, Value> = {};
  let mode: BuildOptions['mode'];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const [, no, name = '', joined] = /^--(no-)?([\w-]+)(?:=(.*))?$/u.exec(word) ?? [];
    if (name === '') throw new Error(`"${word}" is no flag`);
    const next = words[index + 1];
    const isNext =
      joined === undefined && no === undefined && next !== undefined && !next.startsWith('--');
    const value: Value = joined ?? (isNext ? next : no === undefined);
    if (isNext) index++;
    if (name === 'mode') mode = value as NonNullable<BuildOptions['mode']>;
    else if (name === 'config') config.push(String(value));
    else if (name === 'config-name') configName.push(String(value));
    else if (name === 'env') {
      const [key = '', ...rest] = String(value).split('=');
      env[key] = rest.length === 0 ? true : rest.join('=');
    } else flags[name] = value;
  }
  return {
    ...(mode && { mode }),
    ...(config.length > 0 && { config }),
    ...(configName.length > 0 && { configName }),
    env,
    flags,
  };
}
