/** Node.js's `process`, as seen by webpack and projects. */

/** Folder of the project in the in-memory file system. */
export const projectRoot = '/project';

type Listener = (...values: unknown[]) => void;

const start = performance.now();

function hrtime(earlier?: readonly [number, number]): [number, number] {
  const now = performance.now() - start;
  const whole = Math.floor(now / 1000);
  const nanoseconds = Math.floor((now % 1000) * 1e6);
  if (earlier === undefined) return [whole, nanoseconds];
  const [seconds, rest] = [whole - earlier[0], nanoseconds - earlier[1]];
  return rest < 0 ? [seconds - 1, rest + 1e9] : [seconds, rest];
}
hrtime.bigint = (): bigint => BigInt(Math.floor((performance.now() - start) * 1e6));

const stream = {
  isTTY: false,
  columns: 80,
  hasColors: () => false,
  getColorDepth: () => 1,
  write: (() => true) as (text: unknown) => boolean,
  on: (): void => undefined,
};

/** Doesn't exit: a project that calls it gets an error instead. */
function exit(code?: number): never {
  throw new Error(`The project's code has called process.exit(${code ?? ''})`);
}

const process = {
  title: 'node',
  platform: 'linux',
  arch: 'x64',
  pid: 1,
  browser: false,
  argv: ['/usr/bin/node', '/project/node_modules/.bin/webpack'],
  argv0: 'node',
  execArgv: [] as string[],
  execPath: '/usr/bin/node',
  exitCode: undefined as number | undefined,
  env: {} as Record<string, string | undefined>,
  version: `v${playgroundEngine.node}`,
  versions: { node: playgroundEngine.node } as Record<string, string>,
  release: { name: 'node' },
  features: {},
  config: {},
  stdout: stream,
  stderr: stream,
  stdin: stream,
  cwd: () => projectRoot,
  chdir: (): void => undefined,
  umask: () => 0o22,
  uptime: () => (performance.now() - start) / 1000,
  memoryUsage: () => ({ rss: 0, heapTotal: 0, heapUsed: 0, external: 0, arrayBuffers: 0 }),
  nextTick: (callback: Listener, ...values: unknown[]): void => {
    queueMicrotask(() => {
      callback(...values);
    });
  },
  hrtime,
  exit,
  emitWarning: (): void => undefined,
  getBuiltinModule: (): undefined => undefined,
  on: (): unknown => process,
  once: (): unknown => process,
  off: (): unknown => process,
  addListener: (): unknown => process,
  removeListener: (): unknown => process,
  emit: () => false,
  listeners: () => [],
  listenerCount: () => 0,
  binding: (): never => {
    throw new Error('process.binding is not available in the playground');
  },
};

export const { cwd, nextTick, versions, env, platform, argv } = process;
export { hrtime };
export default process;
