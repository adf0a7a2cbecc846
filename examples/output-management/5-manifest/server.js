import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));

export function renderPage(entry) {
  const files = manifest.entrypoints[entry].imports.map((name) => manifest.assets[name].file);
  const tags = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="${file}">`
      : `<script src="${file}" defer></script>`,
  );
  return ['<!doctype html>', '<meta charset="utf-8">', ...tags].join('\n');
}

console.log(renderPage('recipes'));
