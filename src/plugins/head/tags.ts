import type { HtmlTagObject } from '@docusaurus/types';
import { iconPath, icons, maskIconColor } from '../../site/images.ts';
import { site } from '../../site/site.ts';
import { manifestFile } from '../../site/web-manifest.ts';

function link(attributes: Readonly<Record<string, string>>): HtmlTagObject {
  return { tagName: 'link', attributes: { ...attributes } };
}

function meta(name: string, content: string): HtmlTagObject {
  return { tagName: 'meta', attributes: { name, content } };
}

/**
 * Tags that every page has and no page changes: icons for home screens, pinned tabs and tiles, and the manifest.
 *
 * @param baseUrl base URL of the language, with a slash at both ends
 */
export function headTags(baseUrl: string): HtmlTagObject[] {
  const { icon192, appleTouch, tile } = icons;
  return [
    link({ rel: 'icon', type: 'image/png', sizes: '192x192', href: baseUrl + iconPath(icon192) }),
    link({ rel: 'apple-touch-icon', sizes: '180x180', href: baseUrl + iconPath(appleTouch) }),
    link({ rel: 'mask-icon', href: `${baseUrl}img/mask-icon.svg`, color: maskIconColor }),
    link({ rel: 'manifest', href: baseUrl + manifestFile }),
    meta('application-name', site.name),
    meta('apple-mobile-web-app-title', site.name),
    meta('msapplication-TileColor', site.themeColor),
    meta('msapplication-TileImage', baseUrl + iconPath(tile)),
  ];
}
