import preloadRoute from '@docusaurus/core/lib/client/preload.js';

const preloaded = new Set<string>();

/** Whether the reader pays for bytes or waits for them. */
function mustSave(): boolean {
  const { connection } = navigator as { connection?: { effectiveType: string; saveData: boolean } };
  return (
    connection !== undefined && (connection.effectiveType.includes('2g') || connection.saveData)
  );
}

/**
 * What links ask for, in place of Docusaurus' own object of this name: a page is loaded when a pointer comes to
 * its link, never because the link is in view, which would fetch some forty files on each page.
 */
export default Object.freeze({
  prefetch: (): boolean => false,
  preload(pathname: string): false | Promise<unknown> {
    if (mustSave() || preloaded.has(pathname)) return false;
    preloaded.add(pathname);
    return preloadRoute(pathname);
  },
});
