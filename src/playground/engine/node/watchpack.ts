/** Nothing watches files: the page tells what it has changed (see `../watch.ts`). webpack's globs need one function. */
import globToRegExp from 'watchpack/lib/util/globToRegExp.js';

export const util = { globToRegExp };
