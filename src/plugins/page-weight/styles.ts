/**
 * Folders of `src/` whose styles no other page needs: they come with the scripts of their components. All other
 * styles are one file, as Docusaurus makes it, so that their order is the same on every page.
 */
const apart = [
  'components/Cube',
  'components/SearchDialog',
  'components/SearchResults',
  'components/SplashBanner',
  'components/Sponsors',
  'components/TextRotator',
  'components/VendorBanner',
  'components/Walkthrough',
  'pages',
];

/** Whether the styles of a file are part of the one stylesheet that every page loads. */
export function isOnEveryPage(file: string | null | undefined): boolean {
  const name = file?.replaceAll('\\', '/') ?? '';
  return !apart.some((folder) => name.includes(`/src/${folder}/`));
}
