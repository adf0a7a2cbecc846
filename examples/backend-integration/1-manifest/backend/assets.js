import { readFileSync } from 'node:fs';

const file = new URL('../public/build/manifest.json', import.meta.url);
let manifest;

function read() {
  // Each build writes the file again, so only production may keep it.
  if (manifest === undefined || process.env.NODE_ENV !== 'production') {
    manifest = JSON.parse(readFileSync(file, 'utf8'));
  }
  return manifest;
}

export function assetUrl(name) {
  const asset = read().assets[name];
  if (asset === undefined) throw new Error(`The manifest has no "${name}".`);
  return asset.file;
}

export function tags(entry) {
  const { entrypoints } = read();
  if (entrypoints[entry] === undefined) throw new Error(`The manifest has no entry "${entry}".`);
  return entrypoints[entry].imports
    .map(assetUrl)
    .map((url) =>
      url.endsWith('.css')
        ? `<link rel="stylesheet" href="${url}">`
        : `<script defer src="${url}"></script>`,
    )
    .join('\n    ');
}
