import { identifier } from './identifier.ts';
import { optionsSchema } from './options-schema.ts';
import type { DatedPackage, Identifier } from './identifier.ts';
import type { InstalledPackage } from './package.ts';

/** An option in commander's data. */
interface LiveOption {
  readonly long?: string;
  readonly short?: string;
  readonly negate: boolean;
  readonly description: string;
  readonly hidden: boolean;
  readonly required: boolean;
  readonly optional: boolean;
}

/** A command in commander's data. */
interface LiveCommand {
  readonly constructor: new () => LiveCommand;
  readonly options: readonly LiveOption[];
  readonly commands: readonly LiveCommand[];
  name(): string;
  aliases(): string[];
  description(): string;
}

interface WebpackCli {
  readonly cli: { getArguments(schema?: unknown): object };
}

interface LiveCli {
  logger: Record<string, (text: unknown) => void>;
  program: LiveCommand;
  loadWebpack: () => Promise<unknown>;
  loadWebpackDevServer: () => Promise<unknown>;
  run(args: readonly string[], parseOptions: { from: 'user' }): Promise<void>;
}

/** Thrown instead of printing the help, when all commands have been registered. */
class HelpReached extends Error {}

/**
 * The commands of webpack-cli with all their options. Requests webpack-cli's own help and aborts just before it is
 * printed, because there is no other way to list them, and webpack-cli would exit the process afterwards.
 *
 * @throws Error if webpack-cli fails earlier
 */
async function readProgram(
  cliPackage: InstalledPackage,
  webpack: InstalledPackage,
  devServer: InstalledPackage,
): Promise<LiveCommand> {
  const { default: Cli } = cliPackage.load('lib/webpack-cli.js') as { default: new () => LiveCli };
  const cli = new Cli();
  // Otherwise there is one command-line object per process, and a second derivation would find it already set up.
  cli.program = new cli.program.constructor();
  cli.loadWebpack = () => Promise.resolve(webpack.load());
  cli.loadWebpackDevServer = () => Promise.resolve(loadDefault(devServer));
  const problems: string[] = [];
  cli.logger = {
    ...cli.logger,
    error: (text) => void problems.push(String(text)),
    raw: () => {
      throw new HelpReached();
    },
  };
  try {
    await cli.run(['--help'], { from: 'user' });
  } catch (error) {
    if (error instanceof HelpReached && cli.program.commands.length > 0) return cli.program;
    throw new Error(`webpack-cli does not list its commands: ${problems.join(' ')}`, {
      cause: error,
    });
  }
  throw new Error(
    'webpack-cli printed its help in an unknown way; src/reference/cli.ts has to follow.',
  );
}

/** A package's default export, whether it is a CommonJS or an ES module. */
export function loadDefault(from: InstalledPackage): unknown {
  const loaded = from.load() as { default?: unknown };
  return loaded.default ?? loaded;
}

/** Commands and flags of the command line. */
export interface CliInventories {
  readonly commands: readonly Identifier[];
  readonly flags: readonly Identifier[];
}

/** Commands whose flags are listed without the command, because nearly every flag works in all three of them. */
const buildCommands: ReadonlySet<string> = new Set(['build', 'watch', 'serve']);

/** Flags by name: the negated and short forms are aliases. */
function flagIdentifiers(
  program: LiveCommand,
  packageOf: (flag: string) => DatedPackage | undefined,
): Identifier[] {
  const flags = new Map<string, Identifier>();
  for (const command of [program, ...program.commands]) {
    for (const { long, short, negate, description } of command.options) {
      if (long === undefined) continue;
      const id = negate ? long.replace(/^--no-/u, '--') : long;
      const known = flags.get(id);
      const spellings = [short, negate ? long : undefined].filter((text) => text !== undefined);
      const isNew = known === undefined;
      const from = packageOf(id);
      flags.set(id, {
        ...(known ??
          identifier({ kind: 'cli-flag', id, description, ...(from && { package: from }) })),
        ...(isNew && !buildCommands.has(command.name()) ? { description } : {}),
        aliases: [...new Set([...(known?.aliases ?? []), ...spellings])],
      });
    }
  }
  return [...flags.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Commands and flags of webpack-cli, with the flags that webpack's and webpack-dev-server's schemas add.
 *
 * @param webpack package whose schema gives most of the flags
 */
export async function cliInventories(
  cliPackage: InstalledPackage,
  webpack: InstalledPackage,
  devServer: InstalledPackage,
): Promise<CliInventories> {
  const program = await readProgram(cliPackage, webpack, devServer);
  const commands = program.commands.map((command) =>
    identifier({
      kind: 'cli-command',
      id: `webpack ${command.name()}`,
      package: 'webpack-cli',
      aliases: command.aliases().map((alias) => `webpack ${alias}`),
      description: command.description(),
    }),
  );
  const { cli } = webpack.load() as WebpackCli;
  const ofWebpack = new Set(Object.keys(cli.getArguments()));
  const ofServer = new Set(Object.keys(cli.getArguments(optionsSchema(devServer))));
  const packageOf = (flag: string): DatedPackage | undefined => {
    const name = flag.slice(2);
    if (ofWebpack.has(name)) return undefined;
    return ofServer.has(name) ? 'webpack-dev-server' : 'webpack-cli';
  };
  return { commands, flags: flagIdentifiers(program, packageOf) };
}
