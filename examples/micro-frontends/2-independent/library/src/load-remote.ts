/** How long a remote may take to answer before the page goes on without it. */
const limitMs = 5000;

interface Container {
  init(scope: unknown): Promise<void>;
  get(module: string): Promise<() => unknown>;
}

async function open(url: string, module: string): Promise<unknown> {
  const container: Container = await import(/* webpackIgnore: true */ url);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const factory = await container.get(module);
  return factory();
}

/** Loads a module from a remote when it is needed, and not before. */
export async function loadRemote<Module>(url: string, module: string): Promise<Module> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${url} does not answer`)), limitMs);
  try {
    return (await Promise.race([open(url, module), promise])) as Module;
  } finally {
    clearTimeout(timer);
  }
}
