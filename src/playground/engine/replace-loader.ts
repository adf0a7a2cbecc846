import type { LoaderContext } from 'webpack';
import type { Replacement } from './substitutes.ts';

interface Options {
  readonly replacements: readonly Replacement[];
}

/**
 * Loader: replaces text of packages as listed in `substitutes.ts`.
 *
 * @throws Error for a replacement that doesn't match exactly once
 */
export default function replaceLoader(this: LoaderContext<Options>, source: string): string {
  const { replacements } = this.getOptions();
  const name = this.resourcePath.replaceAll('\\', '/');
  return replacements
    .filter(({ file }) => name.endsWith(`/node_modules/${file}`))
    .reduce((text, { file, from, to }) => {
      if (text.split(from).length !== 2) {
        throw new Error(
          `${file} has not exactly one "${from}": adapt src/playground/engine/substitutes.ts`,
        );
      }
      return text.replace(from, () => to);
    }, source);
}
