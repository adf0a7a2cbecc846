// Loaded by the pages that stand at retired addresses: goes on to the new one and keeps query and hash.
(() => {
  const canonical = document.querySelector('link[rel="canonical"]');
  if (!(canonical instanceof HTMLLinkElement)) return;
  const target = new URL(canonical.href);
  if (target.search === '') target.search = location.search;
  if (target.hash === '') target.hash = location.hash;
  location.replace(target);
})();
