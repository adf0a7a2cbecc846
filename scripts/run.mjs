// @ts-check
/**
 * Entry point of every npm script: installs what is missing, then hands over to `scripts/cli.mts` with the pinned
 * Node.js. Only this file runs before anything is installed, with the machine's Node.js; `engines` in package.json
 * specifies the minimum version. So it only uses Node.js's own modules.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const isWindows = process.platform === 'win32';
const pinnedNode = path.join(root, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node');

/** @typedef {{ version?: string, optional?: boolean, link?: boolean, os?: string[], cpu?: string[] }} LockEntry */

/**
 * @param {string} file
 * @returns {Record<string, LockEntry>}
 */
function readLock(file) {
  /** @type {unknown} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  return /** @type {{ packages: Record<string, LockEntry> }} */ (lock).packages;
}

/**
 * Lists packages that `npm ci` hasn't installed, by comparing the lockfile with npm's own record of the last install.
 *
 * @returns {string[]}
 */
function missingPackages() {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return ['node_modules'];
  const wanted = readLock(path.join(root, 'package-lock.json'));
  const installed = readLock(record);
  const missing = Object.entries(wanted)
    .filter(([name, entry]) => {
      const present = installed[name];
      // An optional package may be for another platform; if it is installed, it must have the right version.
      if (present === undefined) return name !== '' && entry.optional !== true;
      return present.version !== entry.version;
    })
    .map(([name]) => name);
  const leftOver = Object.keys(installed).filter((name) => !(name in wanted));
  return [...missing, ...leftOver];
}

/** Runs npm with the given arguments, using the npm that started this script if there is one. */
function npm(/** @type {string[]} */ args) {
  const cli = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  return cli?.endsWith('.js') === true
    ? spawnSync(node, [cli, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: isWindows });
}

function install() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const modules = lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false });
  if (modules?.isSymbolicLink() === true) {
    console.error(
      'node_modules is a link to a folder that does not match package-lock.json, and npm ci would empty that folder. ' +
        'Remove the link, then run the same command again.',
    );
    process.exit(1);
  }
  console.log(
    missing[0] === 'node_modules'
      ? 'Installing dependencies (one to two minutes on the first run) …'
      : `Updating dependencies: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' …' : ''}`,
  );
  const started = Date.now();
  const { status } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) {
    console.error(
      'npm ci failed; its message stands above. Check the network, then run the same command again.',
    );
    process.exit(status ?? 1);
  }
  console.log(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** @returns {string} version of the Node.js that runs everything except this file, which npm installs */
function pinnedVersion() {
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { optionalDependencies } = /** @type {{ optionalDependencies: Record<string, string> }} */ (
    manifest
  );
  const [version] = Object.values(optionalDependencies);
  if (version === undefined) throw new Error('package.json: optionalDependencies has no Node.js');
  return version;
}

/** @returns {string} path of the Node.js that runs the project */
function usableNode() {
  const probe = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8', shell: isWindows });
  if (probe.status === 0) return pinnedNode;
  if (existsSync(pinnedNode)) {
    // Programs started by the scripts would find this one first too, so another Node.js doesn't help.
    console.error(
      `The Node.js that npm ci installed does not start: ${(probe.stderr || String(probe.error)).trim()}\n` +
        'Install the library that it names, on Debian and Ubuntu by: apt-get install libatomic1',
    );
    process.exit(1);
  }
  const wanted = pinnedVersion();
  const own = process.versions.node;
  // If npm has no Node.js for the system, the machine's own must be recent enough.
  if (own.localeCompare(wanted, 'en', { numeric: true }) >= 0) return process.execPath;
  console.error(
    `No pinned Node.js for ${process.platform} ${process.arch} is installed, and Node.js ${own} is too old: ` +
      `use Node.js ${wanted} or newer, and install without --omit=optional.`,
  );
  process.exit(1);
}

install();
const child = spawn(
  usableNode(),
  [
    // The scripts are TypeScript modules in a package that isn't `"type": "module"`.
    '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
    path.join(root, 'scripts/cli.mts'),
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    shell: isWindows,
    env: {
      ...process.env,
      // Caches the compiled code of the thousands of modules that a build loads.
      NODE_COMPILE_CACHE:
        process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/node'),
      PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    },
  },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
