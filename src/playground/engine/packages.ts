/** Packages included in the playground, apart from webpack itself. */

/** Each is loaded when a file of the project mentions it. */
const bundledPackages = playgroundEngine.packages;

/** The available packages, as a sentence for error messages. */
export function describePackages(): string {
  const names = bundledPackages.map(({ name }) => name);
  const listed = ['webpack', 'modules of Node.js', ...names];
  return `It has ${listed.slice(0, -1).join(', ')}, and ${listed.at(-1) ?? ''}, and everything in the project's own files.`;
}

/** Name of the package in a request; undefined for files, URLs and Node.js modules. */
export function packageOf(request: string): string | undefined {
  return /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?=\/|$)/u.exec(request)?.[0];
}

/** Parts with packages that a text mentions in quotes, or before the exclamation mark of an inline loader. */
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
