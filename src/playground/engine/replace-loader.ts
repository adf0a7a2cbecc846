import type { LoaderContext } from 'webpack';
import type { Replacement } from './substitutes.ts';

interface Options {
  readonly replacements: readonly Replacement[];
}

/**
 * Loader: changes text of packages as `substitutes.ts` lists it.
 *
 * @throws Error for a replacement that does not fit exactly once
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
