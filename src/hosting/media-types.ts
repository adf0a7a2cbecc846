/** Media types by the ending of a file's name; every ending in the built site has to be here. */
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

/** Type of a file whose ending is not listed. */
export const unknownType = 'application/octet-stream';

/** Media type of a file, by its name. */
export function mediaType(file: string): string {
  const ending = /\.(?<ending>\w+)$/u.exec(file)?.groups?.ending?.toLowerCase() ?? '';
  return mediaTypes[ending] ?? unknownType;
}

/** Whether a file of a type gets smaller by compression: pictures, fonts and archives are compressed already. */
export function isCompressible(type: string): boolean {
  return type.endsWith('; charset=utf-8') || type === 'image/svg+xml';
}
