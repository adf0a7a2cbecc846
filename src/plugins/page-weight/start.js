// Starts the scripts of a page, which its HTML only names: at the first input of the reader, or some moments after
// everything has loaded and been drawn. What a reader did meanwhile is done again when the page can answer.
(() => {
  const root = document.documentElement;
  const inputs = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
  ];
  /** Milliseconds between the load of the page and the start, for readers who do nothing. */
  const rest = 1000;
  let isStarted = false;
  let isMouse = false;
  /** @type {HTMLElement | undefined} */
  let clicked;
  /** @type {HTMLSelectElement | undefined} */
  let changed;
  /** @type {[target: Element, key: string][]} */
  const pressed = [];

  /** Browsers that check where scripts come from ask a policy; only the page's own list is ever passed to it. */
  const policy =
    /** @type {{ trustedTypes?: { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string } } }} */ (
      window
    ).trustedTypes?.createPolicy('portal-start', { createScriptURL: (url) => url });

  /**
   * Links to the files that the page needs later.
   *
   * @param {'script' | 'style'} kind
   */
  const late = (kind) =>
    /** @type {NodeListOf<HTMLLinkElement>} */ (
      document.querySelectorAll(`link[rel=late][as=${kind}], link[rel=prefetch][as=${kind}]`)
    );

  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const input of inputs) removeEventListener(input, start, true);
    for (const link of late('style')) link.rel = 'stylesheet';
    for (const link of late('script')) {
      const script = document.createElement('script');
      script.src = policy?.createScriptURL(link.href) ?? link.href;
      // In the order of the page.
      script.async = false;
      document.head.append(script);
    }
  }

  /** @param {Event} event */
  function onClick(event) {
    const { target } = event;
    const control =
      target instanceof Element && target.closest('button, summary, input, [role=tab]');
    if (!(control instanceof HTMLElement)) return;
    // React, which may be on its way, would answer once more.
    event.stopImmediatePropagation();
    event.preventDefault();
    clicked = control;
  }

  /** @param {Event} event */
  function onChange(event) {
    if (!(event.target instanceof HTMLSelectElement)) return;
    event.stopImmediatePropagation();
    changed = event.target;
  }

  /** @param {PointerEvent} event */
  function onPointer({ pointerType }) {
    isMouse = pointerType === 'mouse';
  }

  /**
   * A control names the keys that press it; within a menu or a list of tabs the reader goes on by arrows.
   *
   * @param {KeyboardEvent} event
   */
  function onKey(event) {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (/^Arrow|^Escape$/u.test(key) && target instanceof Element && target.closest('button')) {
      event.stopImmediatePropagation();
      event.preventDefault();
      pressed.push([target, key]);
    }
    if (altKey || (target instanceof Element && target.closest('input, select, textarea'))) return;
    const name = `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}${key.length === 1 ? key.toUpperCase() : key}`;
    for (const control of document.querySelectorAll('[aria-keyshortcuts]')) {
      if (!(control instanceof HTMLElement)) continue;
      if (!control.getAttribute('aria-keyshortcuts')?.split(' ').includes(name)) continue;
      event.stopImmediatePropagation();
      event.preventDefault();
      clicked = control;
    }
  }

  /** The parts above the heading that the reader goes to have to be as tall as they are: see src/client/parts.ts. */
  function onHash() {
    delete root.dataset.parts;
    document.querySelector(':target')?.scrollIntoView();
  }

  /** Tells the scripts what they have missed. */
  function replay() {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    removeEventListener('click', onClick, true);
    removeEventListener('change', onChange, true);
    removeEventListener('pointermove', onPointer, true);
    removeEventListener('keydown', onKey, true);
    removeEventListener('hashchange', onHash);
    const hovered = isMouse ? [...document.querySelectorAll(':hover')].at(-1) : undefined;
    hovered?.dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
    );
    hovered?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    const { activeElement } = document;
    if (activeElement !== document.body) {
      activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    changed?.dispatchEvent(new Event('change', { bubbles: true }));
    clicked?.click();
    for (const [target, key] of pressed) {
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  }

  const observer = new MutationObserver(replay);
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
  for (const input of inputs) addEventListener(input, start, { capture: true, passive: true });
  addEventListener('click', onClick, true);
  addEventListener('change', onChange, true);
  addEventListener('pointermove', onPointer, true);
  addEventListener('keydown', onKey, true);
  addEventListener('hashchange', onHash);
  /** Whether the page has nothing to show before its scripts run, or not the place that the reader asked for. */
  const isWanted = () => {
    if (document.querySelector('[data-needs-scripts]')) return true;
    if (!document.getElementById('__docusaurus')?.hasChildNodes()) return true;
    try {
      const id = decodeURIComponent(location.hash.slice(1));
      return id !== '' && !document.getElementById(id);
    } catch {
      return false;
    }
  };
  const whenIdle = () => {
    if (isStarted) return;
    for (const link of [...late('style'), ...late('script')]) link.rel = 'prefetch';
    if ('scheduler' in window)
      void scheduler.postTask(start, { delay: rest, priority: 'background' });
    else setTimeout(start, rest);
  };
  const whenLoaded = () => {
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle);
  };
  /** Whatever is fetched or run before the page has been drawn would delay that. */
  const whenDrawn = () => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
      whenLoaded();
      return;
    }
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      whenLoaded();
    }).observe({ type: 'paint', buffered: true });
  };
  if (isWanted()) start();
  else whenDrawn();
})();
