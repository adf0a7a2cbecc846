import type { ModelContext } from './model-context.ts';

/**
 * Offers tools to an agent in the browser, through WebMCP: the Community Group draft of September 2026, in which the
 * interface is at the document and `registerTool()` returns a promise. Chrome has it behind an origin trial since 149;
 * older drafts had it at `navigator`. Other browsers load nothing.
 */
function modelContext(): ModelContext | undefined {
  if (typeof document === 'undefined') return undefined;
  // TypeScript's library doesn't have the interface yet.
  const places = [document, navigator] as readonly { readonly modelContext?: ModelContext }[];
  return places.find((place) => typeof place.modelContext?.registerTool === 'function')
    ?.modelContext;
}

const context = modelContext();

if (context !== undefined) {
  void import('./offer.ts')
    .then(({ offerTools }) => offerTools(context))
    // A page without tools is a page like any other.
    .catch(() => undefined);
}
