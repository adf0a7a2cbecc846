// Change: the site's own button and dialog, for its own index and for a hosted one; see
// `decisions/002-own-search-dialog.md` for the reasons.
export { default } from '@site/src/components/SearchButton/index.tsx';
