/**
 * Answers clicks on the links that open samples and steps of guides in the playground. What makes a project from a page
 * is loaded with the first of them; where it doesn't come, the link leads to the playground without the project.
 */
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button > 1 || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[data-opens]');
  if (!link) return;
  event.preventDefault();
  // Docusaurus would follow the link by itself.
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
