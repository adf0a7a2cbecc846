/** Replaces the pages of the printable sections in the browser bundle, because only the server needs them. */
export default undefined;
