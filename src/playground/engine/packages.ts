/** Packages that come with the playground, apart from webpack itself. */

/** Each is loaded when a file of the project names it. */
const bundledPackages = playgroundEngine.packages;

/** What there is, as a sentence for errors. */
export function describePackages(): string {
  const names = bundledPackages.map(({ name }) => name);
  const listed = ['webpack', 'modules of Node.js', ...names];
  return `It has ${listed.slice(0, -1).join(', ')}, and ${listed.at(-1) ?? ''}, and everything in the project's own files.`;
}

/** Name of the package that a request is about; undefined for files, addresses and modules of Node.js. */
export function packageOf(request: string): string | undefined {
  return /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?=\/|$)/u.exec(request)?.[0];
}

/** Parts whose packages some text names between quotes, or before a loader's exclamation mark. */
export function partsFor(texts: Iterable<string>): Set<string> {
  const named = new Set(
    [...texts].flatMap((text) =>
      [...text.matchAll(/(?<=['"`!~])(?:@[\w.-]+\/)?[\w-][\w.-]*(?=['"`/!?])/gu)].map(
        ([name]) => name,
      ),
    ),
  );
  return new Set(
    bundledPackages
      .filter(({ name }) => named.has(name))
      .flatMap(({ part, needs }) => [part, ...needs]),
  );
}
