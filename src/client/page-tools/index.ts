import type { ModelContext } from './model-context.ts';

/**
 * Offers tools to an agent in the browser through WebMCP: the Community Group draft of September 2026, where the
 * interface is on the document and `registerTool()` returns a promise. Chrome has it behind an origin trial since
 * version 149; in older drafts it was on `navigator`. Other browsers load nothing.
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
    // If it fails, the page works as usual.
    .catch(() => undefined);
}
