/** What webpack uses from Watchpack to match globs. */
import globToRegExp from 'watchpack/lib/util/globToRegExp.js';

export const util = { globToRegExp };
