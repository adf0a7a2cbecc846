const scriptType = /\b(?:java|ecma)script\b/u;

const expectedTypes: readonly (readonly [RegExp, RegExp])[] = [
  [/\.js$/u, scriptType],
  [/\.css$/u, /^text\/css\b/u],
  [/\.(?:json|webmanifest)$/u, /json\b/u],
  [/\.(?:png|svg|jpe?g|gif|webp|avif|ico)$/u, /^image\//u],
  [/\/$/u, /^text\/html\b/u],
];

/**
 * True if a content type fits a URL. Otherwise hosts that respond to a missing script with their home page, or the
 * sign-in page of a network, would be cached forever.
 *
 * @param pathname path of the URL
 * @param type value of the `Content-Type` header, if there is one
 */
export function hasExpectedType(pathname: string, type: string | null): boolean {
  const rule = expectedTypes.find(([address]) => address.test(pathname));
  return rule === undefined || (type !== null && rule[1].test(type));
}
