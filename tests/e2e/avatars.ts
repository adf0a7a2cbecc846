import type { Page, Request } from '@playwright/test';
import { avatarAddress, expect } from './site.ts';

/** What a page asks of the host of the avatars, and whether it had to. */
export interface AvatarWatch {
  /** Notes whether the list of contributors is in the window as it now is. */
  readonly look: () => Promise<void>;
  /** Ends the watch, and fails if an avatar was asked for although the list was in no window that was looked at. */
  readonly expectNoneTooEarly: () => void;
}

/** Collects requests for avatars from now on. */
export function watchAvatars(page: Page): AvatarWatch {
  const asked: string[] = [];
  let wasInView = false;
  const note = (request: Request): void => {
    if (avatarAddress.test(request.url())) asked.push(request.url());
  };
  page.on('request', note);
  return {
    async look() {
      const isInView = await page.evaluate(() => {
        const list = document.querySelector(
          'main section:has(> ul > li > a[rel=noreferrer][href^="https://github.com/"])',
        );
        if (!list) return false;
        const { top, bottom } = list.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      });
      wasInView ||= isInView;
    },
    expectNoneTooEarly() {
      page.off('request', note);
      if (!wasInView) expect(asked, 'avatars asked for out of view').toEqual([]);
    },
  };
}
