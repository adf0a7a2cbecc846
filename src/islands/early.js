// @ts-check
// Stands in the head of every page, and runs before anything of it is shown. It hides a dismissed notification, keeps
// the class `dark` in step with the theme, and opens the search and switches the theme for as long as the page is
// there. What only React can answer, it remembers until React is ready; it takes nothing away that the browser does
// by itself.
(() => {
  const root = document.documentElement;
  try {
    // The key and the version of src/site/early-state.ts.
    if (localStorage.getItem('notification-dismissed') === '3') {
      root.dataset.notification = 'dismissed';
    }
  } catch {
    // Without storage nothing was dismissed.
  }

  /** @param {string | null | undefined} name */
  const isTheme = (name) => name === 'dark' || name === 'light';

  /** Docusaurus takes any stored word, or one in the URL, for a theme. One that does not exist counts as none. */
  const mendTheme = () => {
    let stored = null;
    try {
      stored = localStorage.getItem('theme');
    } catch {
      // Without storage nothing was chosen.
    }
    const chosen = isTheme(stored) ? stored : null;
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    root.dataset.theme = chosen ?? system;
    root.dataset.themeChoice = chosen ?? 'system';
  };

  // Other scripts replace the whole `class` attribute, hence the second attribute that is watched.
  const update = () => {
    if (root.dataset.theme !== undefined && !isTheme(root.dataset.theme)) mendTheme();
    const isDark = root.dataset.theme === 'dark';
    if (root.classList.contains('dark') !== isDark) root.classList.toggle('dark', isDark);
  };
  new MutationObserver(update).observe(root, { attributeFilter: ['data-theme', 'class'] });
  update();

  let isReady = false;
  /** @type {(() => void)[]} */
  const missed = [];

  /** @returns {boolean} whether the page has a search */
  const openSearch = () => {
    const dialog = document.querySelector('dialog[data-search]');
    if (!(dialog instanceof HTMLDialogElement)) return false;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector('input')?.focus();
    return true;
  };

  const switchTheme = () => {
    const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    root.dataset.theme = theme;
    root.dataset.themeChoice = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // The theme holds for this page.
    }
  };

  /** @param {EventTarget | null} target */
  const takesText = (target) =>
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName));

  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (event.defaultPrevented || altKey) return;
    // Keyboards that have "/" on another key send it with Shift.
    const opens =
      key.toLowerCase() === 'k'
        ? ctrlKey !== metaKey && !shiftKey
        : key === '/' && !ctrlKey && !metaKey && !takesText(target);
    if (opens && openSearch()) event.preventDefault();
  });

  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const dialog = target.closest('dialog[data-search]');
      // A click on the dialog itself, and on nothing in it, is a click on its backdrop.
      if (dialog instanceof HTMLDialogElement) {
        if (target === dialog || target.closest('[data-closes]')) dialog.close();
        return;
      }
      const button = target.closest('button');
      if (!button || isReady) {
        if (button?.dataset.opens === 'search') openSearch();
        return;
      }
      // What the browser itself answers needs no script.
      if (button.type !== 'button') return;
      const island = button.closest('tab-group, code-tools');
      if (island) {
        // They need no React, only the script that defines them.
        const name = island.localName;
        if (!customElements.get(name)) {
          void customElements.whenDefined(name).then(() => {
            button.click();
          });
        }
        return;
      }
      // React may be on its way, and would answer as well.
      event.stopPropagation();
      if (button.dataset.opens === 'search') openSearch();
      else if (button.dataset.switches === 'theme') switchTheme();
      else {
        missed.push(() => {
          button.click();
        });
      }
    },
    true,
  );

  addEventListener(
    'change',
    ({ target }) => {
      if (isReady || !(target instanceof HTMLSelectElement)) return;
      missed.push(() => target.dispatchEvent(new Event('change', { bubbles: true })));
    },
    true,
  );

  const repeatNext = () => {
    missed.shift()?.();
    // React renders what has changed before the next one, so that two clicks are two.
    if (missed.length > 0) setTimeout(repeatNext);
  };
  addEventListener('portal:ready', () => {
    isReady = true;
    repeatNext();
  });
})();
