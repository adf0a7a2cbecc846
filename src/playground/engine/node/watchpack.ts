/** Files aren't watched: the page sends its changes (see `../watch.ts`). webpack's globs need this one function. */
import globToRegExp from 'watchpack/lib/util/globToRegExp.js';

export const util = { globToRegExp };
