import { readFile } from 'node:fs/promises';
import path from 'node:path';

const NAME = 'PriceListPlugin';

export class PriceListPlugin {
  constructor({ file }) {
    this.file = file;
  }

  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    const file = path.resolve(compiler.context, this.file);

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(file);

      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          try {
            const prices = JSON.parse(await readFile(file, 'utf8'));
            const lines = Object.entries(prices).map(([tea, price]) => `${tea}\t${price}`);
            compilation.emitAsset('prices.tsv', new sources.RawSource(`${lines.join('\n')}\n`));
          } catch (error) {
            compilation.errors.push(new WebpackError(`${NAME}: ${error.message}`));
          }
        },
      );
    });
  }
}
