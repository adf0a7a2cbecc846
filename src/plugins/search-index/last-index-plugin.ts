import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Provides the development server with the index of the last build: an index is generated from built pages, which the
 * development server doesn't have. Without an earlier build there is no index, and the dialog says so.
 */
export class LastIndexPlugin implements WebpackPluginInstance {
  readonly #folder: string;

  /** @param folder folder in which a build has written its index */
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
