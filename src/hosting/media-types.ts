/** Media types by file extension; every extension in the built site must be listed. */
export const mediaTypes: Readonly<Record<string, string>> = {
  bin: 'application/octet-stream',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  tgz: 'application/gzip',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  zip: 'application/zip',
};

/** Media type of a file with an unlisted extension. */
export const unknownType = 'application/octet-stream';

/** Media type of a file, by its name. */
export function mediaType(file: string): string {
  const ending = /\.(?<ending>\w+)$/u.exec(file)?.groups?.ending?.toLowerCase() ?? '';
  return mediaTypes[ending] ?? unknownType;
}

/** True if compression makes files of a type smaller: images, fonts and archives are already compressed. */
export function isCompressible(type: string): boolean {
  return type.endsWith('; charset=utf-8') || type === 'image/svg+xml';
}
