import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Gives the development server the index of the last build: an index is made from built pages, and while pages
 * are being written none is built. Without a build there is no index, which the dialog then says.
 */
export class LastIndexPlugin implements WebpackPluginInstance {
  readonly #folder: string;

  /** @param folder where a build has written its index */
  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    const { name } = LastIndexPlugin;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          if (!existsSync(this.#folder)) return;
          for (const file of readdirSync(this.#folder)) {
            if (!file.endsWith('.json')) continue;
            const content = readFileSync(path.join(this.#folder, file));
            compilation.emitAsset(`search/${file}`, new sources.RawSource(content));
          }
        },
      );
    });
  }
}
