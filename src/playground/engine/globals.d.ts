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

// Files of the package that its `exports` don't name; the step that bundles the engine knows where they are.
declare module 'brotli-wasm/web' {
  /** Compresses with the highest quality, unless told otherwise. */
  export const compress: (bytes: Uint8Array, options?: { quality?: number }) => Uint8Array;
  export default function start(code: Uint8Array): Promise<unknown>;
}

declare module 'brotli-wasm/code' {
  const code: Uint8Array;
  export default code;
}

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
