/** Replaces the highlighter in the browser bundle, because the first view of a page doesn't need it. */
export default undefined;
