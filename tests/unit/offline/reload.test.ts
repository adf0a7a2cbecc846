import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadWhenFree } from '../../../src/offline/reload.ts';

/** A page of which only the search is looked at. */
function pageWith({ hasDialog, hasFocus }: { hasDialog: boolean; hasFocus: boolean }) {
  return {
    querySelector: () => (hasDialog ? {} : null),
    activeElement: { matches: () => hasFocus },
  };
}

describe('reloadWhenFree', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('reloads at once where nothing would be lost', () => {
    vi.stubGlobal('document', pageWith({ hasDialog: false, hasFocus: false }));
    const reload = vi.fn();
    reloadWhenFree({ isPrinting: () => false, reload });
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    { hasDialog: true, hasFocus: false },
    { hasDialog: false, hasFocus: true },
  ])('waits for the reader to leave the search: %o', (search) => {
    vi.stubGlobal('document', pageWith(search));
    const reload = vi.fn();
    reloadWhenFree({ isPrinting: () => false, reload });
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal('document', pageWith({ hasDialog: false, hasFocus: false }));
    vi.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits for the print dialog', () => {
    vi.stubGlobal('document', pageWith({ hasDialog: false, hasFocus: false }));
    const reload = vi.fn();
    let isPrinting = true;
    reloadWhenFree({ isPrinting: () => isPrinting, reload });
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    isPrinting = false;
    vi.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledOnce();
  });
});
