const leaf = new URL('./leaf.svg', import.meta.url);
const font = new URL('./heading.woff2', import.meta.url);

document.body.append([leaf, font].map(({ pathname }) => pathname.split('/').at(-2)).join(', '));
