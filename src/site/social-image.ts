/** Which picture services show beside a link to a page; `images.ts` says what is on it. */
import { sectionOf } from './sections.ts';

/** Size that every service shows uncut. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** Image of the pages outside sections. */
export const siteImageId = 'webpack';

export const blogImageId = 'blog';

/**
 * Address, below the base of the site, of the picture that services show beside a link.
 *
 * @param pathname address of a page without the base of the site, such as `/concepts/loaders/`
 */
export function socialImagePath(pathname: string): string {
  const isBlog = pathname.split('/')[1] === blogImageId;
  const id = isBlog ? blogImageId : (sectionOf(pathname)?.id ?? siteImageId);
  return `img/social/${id}.png`;
}
