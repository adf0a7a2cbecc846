/** Determines if files may be loaded without a request by the reader. */

/** The browser's information about the connection; many browsers have none. */
export interface Connection {
  readonly saveData?: boolean;
  /** Effective speed of the connection: `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string;
  readonly type?: string;
}

export interface Conditions {
  readonly isOnline: boolean;
  readonly connection: Connection | undefined;
  /** Remaining storage quota in bytes, if the browser reports it. */
  readonly freeBytes: number | undefined;
}

/**
 * With less free storage than this, in bytes, nothing is stored unasked: the browser would soon evict the whole site.
 */
export const minimumFreeBytes = 200_000_000;

/** Connection types that are usually metered. */
const meteredTypes: readonly string[] = ['cellular', 'bluetooth', 'wimax'];

/** True if an idle browser may load files. A browser without information doesn't object. */
export function mayFill({ isOnline, connection, freeBytes }: Conditions): boolean {
  if (!isOnline) return false;
  if (connection?.saveData === true) return false;
  if (connection?.effectiveType !== undefined && connection.effectiveType !== '4g') return false;
  if (connection?.type !== undefined && meteredTypes.includes(connection.type)) return false;
  return freeBytes === undefined || freeBytes >= minimumFreeBytes;
}

/** Remaining storage quota in bytes, if the browser reports it. */
export async function freeBytes(): Promise<number | undefined> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || usage === undefined ? undefined : quota - usage;
  } catch {
    return undefined;
  }
}

/** The current conditions. */
export async function currentConditions(): Promise<Conditions> {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return { isOnline: navigator.onLine, connection, freeBytes: await freeBytes() };
}
