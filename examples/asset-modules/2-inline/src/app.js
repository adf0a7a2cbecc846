const small = new URL('./leaf.svg', import.meta.url);
const large = new URL('./map.svg', import.meta.url);

document.body.append(`small: ${small.href.slice(0, 14)}, large: ${large.href.slice(-4)}`);
