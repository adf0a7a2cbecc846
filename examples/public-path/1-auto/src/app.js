const leaf = new URL('./leaf.svg', import.meta.url);

import('./label.js').then(({ label }) => label(leaf));
