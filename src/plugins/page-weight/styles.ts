/** The stylesheets that pages share; styles that belong to none of them come with the scripts of one page. */
export const sheets = ['styles', 'text', 'late'] as const;

export type Sheet = (typeof sheets)[number];

/**
 * Folders and files by the stylesheet that they go into. What is not listed is needed by every page, and goes into
 * `styles`, so that the order of styles is the same everywhere.
 */
const places: readonly (readonly [sheet: Sheet | undefined, entries: readonly string[]])[] = [
  // Text, as the pages of the documentation and of the blog have it.
  [
    'text',
    [
      'src/components/AwesomeList/',
      'src/components/Badge/',
      'src/components/Contributors/',
      'src/components/DocsSidebar/',
      'src/components/GlossaryTerm/styles.module.css',
      'src/components/LivePreview/',
      'src/components/PackageHeader/',
      'src/components/PageActions/',
      'src/components/PagePart/',
      'src/components/ReadingProgress/',
      'src/components/ScrollTable/',
      'src/components/SidebarItem/',
      'src/components/Signature/',
      'src/components/TranslationNotice/',
      'src/components/VersionSelect/',
      'src/theme/BackToTopButton/',
      'src/theme/Blog',
      'src/theme/Doc',
      'theme-classic/lib/theme/Blog',
      'theme-classic/lib/theme/Doc',
      'theme-classic/lib/theme/TOC',
    ],
  ],
  // What no page shows before its scripts run: loaded together with these.
  [
    'late',
    [
      'src/components/GlossaryTerm/tip.module.css',
      'src/components/LanguageSuggestion/',
      'src/components/LikelyPages/',
      'src/components/LoadFailure/',
      'src/components/MobileSidebar/styles.module.css',
      'src/components/OfflineBanner/',
      'src/theme/CodeBlock/Buttons/',
      'src/theme/Loading/',
      'theme-classic/lib/nprogress.css',
    ],
  ],
  [
    undefined,
    [
      'src/components/CommandFlags/',
      'src/components/Coverage/',
      'src/components/Cube/',
      'src/components/MobileSidebar/tree.module.css',
      'src/components/OfflinePanel/',
      'src/components/SearchDialog/',
      'src/components/SearchResults/',
      'src/components/SplashBanner/',
      'src/components/Sponsors/',
      'src/components/TextRotator/',
      'src/components/TranslationStatus/',
      'src/components/VendorBanner/',
      'src/components/PrintableSection/',
      'src/components/Walkthrough/',
      'src/components/diagrams/',
      'src/css/home-tokens.css',
      'src/pages/',
      'theme-classic/lib/theme/Tag',
    ],
  ],
];

/** The stylesheet that the styles of a file go into; none where they come with the scripts of their page. */
export function sheetOf(file: string): Sheet | undefined {
  const name = file.replaceAll('\\', '/');
  const place = places.find(([, entries]) => entries.some((entry) => name.includes(`/${entry}`)));
  return place ? place[0] : 'styles';
}
