/**
 * Replaces, in browsers, the highlighter that the theme passes to `prism-include-languages`; see `src/plugins/code`.
 */
export const Prism = {};
