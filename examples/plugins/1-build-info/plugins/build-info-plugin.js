const NAME = 'BuildInfoPlugin';

export class BuildInfoPlugin {
  constructor({ filename = 'build-info.json', ...facts } = {}) {
    this.filename = filename;
    this.facts = facts;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const entries = {};
          for (const [name, entrypoint] of compilation.entrypoints) {
            entries[name] = entrypoint.getFiles();
          }
          const text = JSON.stringify({ ...this.facts, entries }, null, 2);
          compilation.emitAsset(this.filename, new sources.RawSource(text));
        },
      );
    });
  }
}
