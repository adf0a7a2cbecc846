import path from 'node:path';

const NAME = 'ChangesPlugin';

export class ChangesPlugin {
  // #region files
  apply(compiler) {
    compiler.hooks.watchRun.tap(NAME, ({ context, modifiedFiles, removedFiles }) => {
      for (const file of modifiedFiles ?? []) {
        if (path.extname(file) !== '') console.log(`changed: ${path.relative(context, file)}`);
      }
      for (const file of removedFiles ?? []) {
        console.log(`removed: ${path.relative(context, file)}`);
      }
    });
    // #endregion files

    // #region chunks
    let previous = new Map();

    compiler.hooks.done.tap(NAME, ({ compilation }) => {
      const current = new Map();
      for (const chunk of compilation.chunks) {
        for (const [type, hash] of Object.entries(chunk.contentHash)) {
          const key = `${type} of ${chunk.name ?? chunk.id}`;
          current.set(key, hash);
          if (previous.has(key) && previous.get(key) !== hash) console.log(`new hash: ${key}`);
        }
      }
      previous = current;
    });
    // #endregion chunks
  }
}
