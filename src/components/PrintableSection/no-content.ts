/** Stands in the browser's bundle for the pages of the printable sections, which only the server needs. */
export default undefined;
