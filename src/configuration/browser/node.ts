/** What webpack's defaults use from `node:module`, `node:url` and `node:util`, and from Browserslist. */

/** Node.js has this function from version 22.6 on; its presence determines whether webpack strips types by default. */
export function stripTypeScriptTypes(text: string): string {
  return text;
}

export function fileURLToPath(url: string | URL): string {
  return decodeURIComponent(new URL(url).pathname);
}

/** Deprecation warnings are for people who run a build. */
export function deprecate<Call>(call: Call): Call {
  return call;
}

/** The project of a pasted configuration doesn't have a Browserslist configuration. */
export function loadConfig(): undefined {
  return undefined;
}

/** @throws Error always, because the browser data would be larger than everything else */
export function load(): never {
  throw new Error(
    "A target of Browserslist can't be read here, since the data about browsers isn't part of this page.",
  );
}

export { load as resolve };
