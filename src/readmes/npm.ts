import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** A program and the arguments that precede npm's own. */
export interface NpmCommand {
  readonly file: string;
  readonly leading: readonly string[];
}

/** The environment in which npm is located; tests pass their own. */
export interface NpmSurroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly execPath: string;
  readonly platform: NodeJS.Platform;
  readonly exists: (file: string) => boolean;
}

const surroundings: NpmSurroundings = {
  environment: process.env,
  execPath: process.execPath,
  platform: process.platform,
  exists: existsSync,
};

/**
 * Locates the npm of this machine, to be run without a shell.
 *
 * In an npm script, an environment variable has the path of npm. Otherwise it is searched for next to the running
 * Node.js and then on PATH: the toolchain's pinned Node.js doesn't include npm.
 *
 * @throws if npm isn't found
 */
export function findNpm({
  environment,
  execPath,
  platform,
  exists,
}: NpmSurroundings = surroundings): NpmCommand {
  const announced = environment.npm_execpath;
  // Other package managers set the same variable, and can't run `npm pack`.
  if (announced !== undefined && /npm-cli\.[cm]?js$/u.test(announced) && exists(announced)) {
    return { file: execPath, leading: [announced] };
  }
  const windows = platform === 'win32';
  const { delimiter, dirname, join } = windows ? path.win32 : path.posix;
  // Windows spells the variable in several ways.
  const pathName = Object.keys(environment).find((name) => name.toUpperCase() === 'PATH');
  const listed = pathName === undefined ? '' : (environment[pathName] ?? '');
  for (const folder of [dirname(execPath), ...listed.split(delimiter)]) {
    if (folder === '') continue;
    const cli = join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js');
    if (windows && exists(cli)) return { file: execPath, leading: [cli] };
    const program = join(folder, 'npm');
    if (!windows && exists(program)) return { file: program, leading: [] };
  }
  throw new Error(
    'npm was found neither next to the running Node.js nor on PATH; it fetches the READMEs of the documented packages. Install Node together with npm, or add npm to PATH.',
  );
}

/** npm's error message on one line. */
function reasonOf(stdout: string, stderr: string): string {
  try {
    const parsed = JSON.parse(stdout) as { error?: { code?: unknown; summary?: unknown } };
    const { code, summary } = parsed.error ?? {};
    if (typeof summary === 'string') {
      return typeof code === 'string' ? `${code}: ${summary.trim()}` : summary.trim();
    }
  } catch {
    // npm failed before it could print JSON: its messages have the reason.
  }
  const lines = stderr.split('\n').filter((line) => line.startsWith('npm error'));
  return lines.length > 0
    ? lines.map((line) => line.slice('npm error'.length).trim()).join(' ')
    : 'npm pack failed without a message';
}

function run(npm: NpmCommand, options: readonly string[], workingDirectory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(
      npm.file,
      [...npm.leading, 'pack', '--json', '--ignore-scripts', '--loglevel=error', ...options],
      { cwd: workingDirectory, maxBuffer: 16 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(reasonOf(stdout, stderr)));
        else resolve();
      },
    );
  });
}

/**
 * Lets npm fetch the tarball of a package version into a folder.
 *
 * npm reads its own settings (registry, proxy, certificates, cache), and doesn't run any scripts of the package.
 *
 * @param specifier `name@version`
 * @param destination an existing, empty folder
 * @param workingDirectory where npm looks for project settings
 * @throws with npm's own reason
 */
export async function packTarball(
  specifier: string,
  destination: string,
  workingDirectory: string,
): Promise<void> {
  const npm = findNpm();
  const options = [specifier, `--pack-destination=${destination}`];
  try {
    await run(npm, [...options, '--prefer-offline'], workingDirectory);
  } catch (error) {
    // npm's cached metadata may be older than the requested version.
    if (!(error instanceof Error) || !error.message.startsWith('ETARGET')) throw error;
    await run(npm, [...options, '--prefer-online'], workingDirectory);
  }
}
