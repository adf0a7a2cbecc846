/** What the step that bundles the engine writes into it. */
declare const playgroundEngine: {
  /** Version of Node.js whose place the engine takes. */
  readonly node: string;
  readonly builtinModules: readonly string[];
  /** Packages that come with the engine, and the part that has each. */
  readonly packages: readonly {
    readonly name: string;
    readonly part: string;
    readonly needs: readonly string[];
  }[];
  /** Files of webpack itself, by path in `node_modules`. */
  readonly files: Readonly<Record<string, string>>;
};

declare module 'webpack/lib/util/createHash' {
  import type { util } from 'webpack';

  const createHash: typeof util.createHash;
  export default createHash;
}

declare module 'webpack/lib/errors/LoaderLoadingError' {
  export default class LoaderLoadingError extends Error {}
}

declare module 'watchpack/lib/util/globToRegExp.js' {
  export default function globToRegExp(glob: string): string;
}
