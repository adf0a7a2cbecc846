/**
 * Handles clicks on links that open samples and guide steps in the playground. The code that turns a page into a
 * project is loaded with the first click. If it fails to load, the link opens the playground without the project.
 */
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button > 1 || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[data-opens]');
  if (!link) return;
  event.preventDefault();
  // Otherwise Docusaurus would follow the link.
  event.stopPropagation();
  import('./open.ts').then(
    ({ open }) => open(link, event),
    () => {
      window.location.assign(link.href);
    },
  );
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick, true);
  document.addEventListener('auxclick', onClick, true);
}

export {};
