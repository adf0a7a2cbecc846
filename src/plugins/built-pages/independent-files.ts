import type { LoadContext } from '@docusaurus/types';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { runInThread } from '../../lib/threads.ts';

/**
 * Lets a thread write the files that depend on no page while webpack bundles, which keeps one core busy. The playground's
 * engine takes the longest of them.
 */
export class IndependentFiles implements WebpackPluginInstance {
  readonly #site: Pick<LoadContext, 'siteDir' | 'outDir'>;
  #written: Promise<void> | undefined;

  constructor({ siteDir, outDir }: Pick<LoadContext, 'siteDir' | 'outDir'>) {
    this.#site = { siteDir, outDir };
  }

  apply({ hooks }: Compiler): void {
    // Not earlier: Docusaurus empties the output folder before it bundles.
    hooks.run.tap('IndependentFiles', () => {
      const thread = new URL('independent-files-thread.ts', import.meta.url);
      this.#written = runInThread(thread, this.#site);
      // An error is reported after bundling.
      this.#written.catch(() => undefined);
    });
  }

  /**
   * Resolves when all files are written.
   *
   * @throws Error if webpack hasn't run, or a file couldn't be made
   */
  async written(): Promise<void> {
    if (this.#written === undefined)
      throw new Error('The pages were built before they were bundled.');
    await this.#written;
  }
}
