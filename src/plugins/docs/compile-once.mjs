// @ts-check
import mdxModule from '@docusaurus/mdx-loader';
import { defaultOf } from '../../site/default-of.ts';

/**
 * @typedef {import('webpack').LoaderContext<unknown>} Context
 * @typedef {(this: Context, source: string) => unknown} Loader
 *
 * @typedef {object} Compilation
 * @property {string} source text of the page
 * @property {string} compiler `client` or `server`
 * @property {Promise<string>} code
 */

/** Stands in the code of pages that show files. */
const inlineLoader = '-loader/dist/cjs.js?';

/**
 * What a loader makes of a source.
 *
 * @param {Loader} loader
 * @param {Context} context
 * @param {string} source
 * @returns {Promise<string>}
 */
function compile(loader, context, source) {
  return new Promise((resolve, reject) => {
    const async =
      () =>
      /** @type {(error: unknown, code?: string) => void} */
      (error, code) => {
        if (code === undefined) reject(error instanceof Error ? error : new Error(String(error)));
        else resolve(code);
      };
    /** @type {unknown} */
    const own = Object.create(context);
    loader.call(Object.assign(/** @type {Context} */ (own), { async }), source);
  });
}

/**
 * Makes a loader that runs another once for both bundles: those of the server and of the browser have the same pages,
 * and what the first has made of one serves the second too. Files that a page shows are the exception: only the bundle
 * of the browser writes them, so that the code of the two differs.
 *
 * @param {Loader} loader an asynchronous loader
 * @returns {(this: Context, source: string) => Promise<void>}
 */
export function onceForBoth(loader) {
  /**
   * What one of the bundles has compiled and the other has not asked for yet, by resource.
   *
   * @type {Map<string, Compilation>}
   */
  const waiting = new Map();
  return async function compileOnce(source) {
    const callback = this.async();
    const { resource } = this;
    const compiler = this._compiler?.name ?? '';
    const earlier = waiting.get(resource);
    waiting.delete(resource);
    try {
      if (earlier?.source === source && earlier.compiler !== compiler) {
        const code = await earlier.code;
        if (!code.includes(inlineLoader)) {
          callback(null, code);
          return;
        }
      }
      const code = compile(loader, this, source);
      if (!earlier) waiting.set(resource, { source, compiler, code });
      callback(null, await code);
    } catch (error) {
      callback(/** @type {Error} */ (error));
    }
  };
}

/**
 * Webpack loader in the place of Docusaurus' loader of MDX, which it runs once for each page. Docusaurus can do that
 * itself, but the bundle of the server then waits for that of the browser, which for ever compiles nothing where webpack
 * has the page in its cache.
 */
export default onceForBoth(/** @type {Loader} */ (/** @type {unknown} */ (defaultOf(mdxModule))));
