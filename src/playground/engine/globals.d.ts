/** Constants that the bundling step injects. */
declare const playgroundEngine: {
  /** Version of Node.js that the engine emulates. */
  readonly node: string;
  readonly builtinModules: readonly string[];
  /** Packages available in the engine, and the part that contains each. */
  readonly packages: readonly {
    readonly name: string;
    readonly part: string;
    readonly needs: readonly string[];
  }[];
  /** Files of webpack itself, by path in `node_modules`. */
  readonly files: Readonly<Record<string, string>>;
};

// Files of the package that aren't in its `exports`; the bundling step knows where they are.
declare module 'brotli-wasm/web' {
  /** Compresses with the highest quality unless specified otherwise. */
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
