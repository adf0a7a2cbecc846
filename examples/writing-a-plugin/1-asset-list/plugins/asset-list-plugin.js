import { validate } from 'schema-utils';

const NAME = 'AssetListPlugin';

const schema = {
  type: 'object',
  properties: {
    filename: { type: 'string', minLength: 1, description: 'Where the list is written.' },
  },
  additionalProperties: false,
};

export class AssetListPlugin {
  constructor(options = {}) {
    this.options = options;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;

    if (compiler.options.validate !== false) {
      validate(schema, this.options, { name: NAME, baseDataPath: 'options' });
    }

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { filename = 'assets.txt' } = this.options;

      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const lines = Object.entries(assets).map(
            ([name, source]) => `${name}: ${source.size()} bytes`,
          );
          compilation.emitAsset(filename, new sources.RawSource(`${lines.sort().join('\n')}\n`));
        },
      );
    });
  }
}
