import { iconPath, icons } from './images.ts';
import type { Icon } from './images.ts';
import { site } from './site.ts';

/** Name of the manifest in the built site, relative to its language's base URL. */
export const manifestFile = 'manifest.webmanifest';

interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: 'image/png';
  readonly purpose: 'any' | 'maskable';
}

export interface WebManifest {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly description: string;
  readonly lang: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: 'standalone';
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly ManifestIcon[];
}

/**
 * The web app manifest, which lets a system install the site as an application.
 *
 * @param baseUrl base URL of the language, with a slash at both ends
 * @param lang language tag of its pages
 */
export function webManifest(baseUrl: string, lang: string): WebManifest {
  const manifestIcon = (icon: Icon, purpose: ManifestIcon['purpose']): ManifestIcon => ({
    src: baseUrl + iconPath(icon),
    sizes: `${icon.size}x${icon.size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: baseUrl,
    name: `${site.name} documentation`,
    short_name: site.name,
    description: site.description,
    lang,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'standalone',
    theme_color: site.themeColor,
    background_color: site.themeColor,
    icons: [
      manifestIcon(icons.icon192, 'any'),
      manifestIcon(icons.icon512, 'any'),
      manifestIcon(icons.maskable, 'maskable'),
    ],
  };
}
