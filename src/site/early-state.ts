/** What readers chose before and what has to be on the page before its first paint. */

/** Local-storage key of the notification that a reader has dismissed; its value is the notification's version. */
export const notificationKey = 'notification-dismissed';

/** Raised with each new notification, so that readers who dismissed an older one see it. */
export const notificationVersion = '3';

/** Attribute of the root element whose value `dismissed` hides the notification. */
export const notificationAttribute = 'data-notification';

/**
 * Attribute of the root element with which the parts of a page are laid out only when they come near the window. It is
 * not there when the browser returns to a place in a page, which it knows by the height of all that is above; nor in
 * browsers that do not hold the text in its place on the screen when something above it grows.
 */
export const partsAttribute = 'data-parts';

/** Local-storage key of the theme that a reader has chosen, `dark` or `light`; Docusaurus gives it its name. */
export const themeKey = 'theme';

/**
 * Source of the script in the head: it says whether the page may be laid out in parts, hides a dismissed
 * notification, and keeps the class `dark` of the root element in step with the attribute `data-theme`, which
 * Docusaurus sets before the first paint and on each change. Docusaurus takes any stored word, or one in the address,
 * for a theme; here one that does not exist counts as none. Other scripts replace the whole `class` attribute, hence
 * the second attribute that is watched.
 */
export const earlyStateScript = `(function () {
  var root = document.documentElement;
  try {
    if (localStorage.getItem('${notificationKey}') === '${notificationVersion}') {
      root.setAttribute('${notificationAttribute}', 'dismissed');
    }
  } catch (error) {}
  var visit = performance.getEntriesByType('navigation')[0];
  if (visit && visit.type === 'navigate' && CSS.supports('overflow-anchor', 'auto')) {
    root.setAttribute('${partsAttribute}', '');
  }
  function isTheme(name) {
    return name === 'dark' || name === 'light';
  }
  function mendTheme() {
    var stored = null;
    try {
      stored = localStorage.getItem('${themeKey}');
    } catch (error) {}
    var system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    root.setAttribute('data-theme', isTheme(stored) ? stored : system);
    root.setAttribute('data-theme-choice', isTheme(stored) ? stored : 'system');
  }
  function update() {
    var theme = root.getAttribute('data-theme');
    if (theme !== null && !isTheme(theme)) mendTheme();
    var dark = root.getAttribute('data-theme') === 'dark';
    if (root.classList.contains('dark') !== dark) root.classList.toggle('dark', dark);
  }
  new MutationObserver(update).observe(root, { attributeFilter: ['data-theme', 'class'] });
  update();
})();`;
