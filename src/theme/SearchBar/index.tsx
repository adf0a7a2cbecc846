// Change: the site's own button and dialog, for its own index and for a hosted one; `decisions/002-own-search-dialog.md`
// has the reasons.
export { default } from '@site/src/components/SearchButton/index.tsx';
