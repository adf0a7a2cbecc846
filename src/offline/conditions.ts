/** Decides whether files may be loaded that nobody has asked for. */

/** What the browser tells about the connection; many tell nothing. */
export interface Connection {
  readonly saveData?: boolean;
  /** How fast the connection feels: `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string;
  readonly type?: string;
}

export interface Conditions {
  readonly isOnline: boolean;
  readonly connection: Connection | undefined;
  /** Bytes that the site may still store, where the browser tells. */
  readonly freeBytes: number | undefined;
}

/** Below this much room nothing is stored unasked, in bytes: the browser would soon clear the whole site. */
export const minimumFreeBytes = 200_000_000;

/** Connections that readers pay for by what goes over them. */
const meteredTypes: readonly string[] = ['cellular', 'bluetooth', 'wimax'];

/** Whether the idle browser may load files. A browser that tells nothing has nothing against it. */
export function mayFill({ isOnline, connection, freeBytes }: Conditions): boolean {
  if (!isOnline) return false;
  if (connection?.saveData === true) return false;
  if (connection?.effectiveType !== undefined && connection.effectiveType !== '4g') return false;
  if (connection?.type !== undefined && meteredTypes.includes(connection.type)) return false;
  return freeBytes === undefined || freeBytes >= minimumFreeBytes;
}

/** Bytes that the site may still store, where the browser tells. */
export async function freeBytes(): Promise<number | undefined> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || usage === undefined ? undefined : quota - usage;
  } catch {
    return undefined;
  }
}

/** The conditions as they are now. */
export async function currentConditions(): Promise<Conditions> {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return { isOnline: navigator.onLine, connection, freeBytes: await freeBytes() };
}
