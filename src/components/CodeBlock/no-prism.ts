/** Stands in browsers for the highlighter that the theme hands to `prism-include-languages`; see `src/plugins/code`. */
export const Prism = {};
