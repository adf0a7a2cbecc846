/** Turns lengths in pixels into rem, except hairlines, so they grow with the reader's font size. */
const pixelsToRem = {
  postcssPlugin: 'pixels-to-rem',
  Declaration(declaration) {
    declaration.value = declaration.value.replace(/\b(\d+)px\b/g, (length, pixels) =>
      Number(pixels) > 1 ? `${Number(pixels) / 16}rem` : length,
    );
  },
};

export default { plugins: [pixelsToRem] };
