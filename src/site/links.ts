/** Links of the header and the footer. Internal ones are URLs of the contract, resolved when rendered. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

export interface TopNavigationItem extends SiteLink {
  /** First URL segments for which the item is the current one. */
  readonly activeFor: readonly string[];
}

export const topNavigation = [
  {
    label: 'Documentation',
    href: '/concepts/',
    activeFor: ['api', 'concepts', 'configuration', 'guides', 'loaders', 'migrate', 'plugins'],
  },
  { label: 'Contribute', href: '/contribute/', activeFor: ['contribute'] },
  { label: 'Blog', href: '/blog/', activeFor: ['blog'] },
] as const satisfies readonly TopNavigationItem[];

export const socialLinks = [
  { label: 'GitHub', href: 'https://github.com/webpack/webpack' },
  { label: 'X', href: 'https://x.com/webpack' },
  { label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/webpack' },
  { label: 'Discord', href: 'https://discord.com/invite/5sxFZPdx2k' },
] as const satisfies readonly SiteLink[];

/**
 * Returns true if an item of the top navigation is the current one.
 *
 * @param pathname path of the page without the site's base URL
 */
export function isActiveItem(item: TopNavigationItem, pathname: string): boolean {
  return item.activeFor.includes(pathname.split('/')[1] ?? '');
}

export const footerLinks = [
  { label: 'Get Started', href: '/guides/getting-started/' },
  { label: 'Playground', href: '/playground/' },
  { label: 'Comparison', href: '/comparison/' },
  {
    label: 'Privacy Policy',
    href: 'https://privacy-policy.openjsf.org/',
  },
  { label: 'Swag Store', href: 'https://www.freewear.org/?page=list_items&org=webpack' },
  { label: 'Awesome webpack', href: '/awesome-webpack/' },
  { label: 'Glossary', href: '/glossary/' },
  { label: 'Branding', href: '/branding/' },
  { label: 'Discord', href: 'https://discord.com/invite/5sxFZPdx2k' },
  { label: 'Changelog', href: 'https://github.com/webpack/webpack/releases' },
  { label: 'License', href: '/license/' },
] as const satisfies readonly SiteLink[];

/** URL that opens a folder of `examples/` as a running project. */
export function exampleSandboxUrl(example: string): string {
  return `https://stackblitz.com/github/webpack/webpack.js.org/tree/main/examples/${example}`;
}
