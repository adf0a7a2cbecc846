/** Stands in the browser's bundle for the highlighter, which the first view of a page does not need. */
export default undefined;
