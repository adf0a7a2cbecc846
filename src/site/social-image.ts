/** Selects the image that services show with a link to a page; `images.ts` defines its content. */
import { sectionOf } from './sections.ts';

/** Size that every service shows uncropped. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** Image of the pages outside sections. */
export const siteImageId = 'webpack';

export const blogImageId = 'blog';

/**
 * URL, relative to the site's base URL, of the image that services show with a link.
 *
 * @param pathname path of a page without the site's base URL, such as `/concepts/loaders/`
 */
export function socialImagePath(pathname: string): string {
  const isBlog = pathname.split('/')[1] === blogImageId;
  const id = isBlog ? blogImageId : (sectionOf(pathname)?.id ?? siteImageId);
  return `img/social/${id}.png`;
}
