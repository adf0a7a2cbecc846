/** What webpack's defaults take from `node:module`, `node:url` and `node:util`, and from Browserslist. */

/** Node.js has it from 22.6 on, which decides whether webpack strips types by default. */
export function stripTypeScriptTypes(text: string): string {
  return text;
}

export function fileURLToPath(url: string | URL): string {
  return decodeURIComponent(new URL(url).pathname);
}

/** Warnings about deprecated options are for those who run a build. */
export function deprecate<Call>(call: Call): Call {
  return call;
}

/** The project of a pasted configuration has no file that could choose browsers. */
export function loadConfig(): undefined {
  return undefined;
}

/** @throws Error always: the data about browsers would be larger than all the rest */
export function load(): never {
  throw new Error(
    "A target of Browserslist can't be read here, since the data about browsers isn't part of this page.",
  );
}

export { load as resolve };
