import nprogress from 'nprogress';
import { trustedHtml } from './trusted-types.ts';

/**
 * The bar that grows over the page while the next one loads. nprogress marks it with a role that ARIA does not
 * have; for people who do not see the bar, the title of the next page is announced when it is there.
 */
nprogress.configure({
  showSpinner: false,
  template: trustedHtml('<div class="bar" aria-hidden="true"><div class="peg"></div></div>'),
  barSelector: '.bar',
});
