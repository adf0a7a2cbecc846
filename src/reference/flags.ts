import * as z from 'zod';

const argumentsSchema = z.record(
  z.string(),
  z.looseObject({ configs: z.array(z.looseObject({ path: z.string() })) }),
);

/** Path of an argument in the notation of `OptionFact`: without list indexes, and with `Rule` for module rules. */
function optionPath(path: string): string {
  return path
    .replaceAll('[]', '')
    .replace(/^module\.(?:rules|defaultRules)(?:\.(?:rules|oneOf))*\./u, 'Rule.');
}

/**
 * Command-line flags by the path of the option that they set.
 *
 * @param cliArguments result of `webpack.cli.getArguments()`
 * @throws ZodError if the result has another shape
 */
export function flagsByPath(cliArguments: unknown): ReadonlyMap<string, readonly string[]> {
  const flags = new Map<string, string[]>();
  for (const [name, { configs }] of Object.entries(argumentsSchema.parse(cliArguments))) {
    for (const path of new Set(configs.map((config) => optionPath(config.path)))) {
      const known = flags.get(path) ?? [];
      flags.set(path, [...known, `--${name}`]);
    }
  }
  return flags;
}
