import nprogress from 'nprogress';
import { trustedHtml } from './trusted-types.ts';

/**
 * The progress bar at the top while the next page loads. nprogress sets a role that ARIA doesn't have. For readers who
 * don't see the bar, the title of the next page is announced when it has loaded.
 */
nprogress.configure({
  showSpinner: false,
  template: trustedHtml('<div class="bar" aria-hidden="true"><div class="peg"></div></div>'),
  barSelector: '.bar',
});
