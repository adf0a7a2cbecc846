const scriptType = /\b(?:java|ecma)script\b/u;

const expectedTypes: readonly (readonly [RegExp, RegExp])[] = [
  [/\.js$/u, scriptType],
  [/\.css$/u, /^text\/css\b/u],
  [/\.(?:json|webmanifest)$/u, /json\b/u],
  [/\.(?:png|svg|jpe?g|gif|webp|avif|ico)$/u, /^image\//u],
  [/\/$/u, /^text\/html\b/u],
];

/**
 * Whether a content type fits an address. Hosts that answer a missing script with their start page, or a sign-in
 * page of a network, would otherwise stand in the cache for ever.
 *
 * @param pathname path of the address
 * @param type value of the `Content-Type` header, if there is one
 */
export function hasExpectedType(pathname: string, type: string | null): boolean {
  const rule = expectedTypes.find(([address]) => address.test(pathname));
  return rule === undefined || (type !== null && rule[1].test(type));
}
