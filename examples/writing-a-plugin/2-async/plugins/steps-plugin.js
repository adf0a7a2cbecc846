import { setTimeout as wait } from 'node:timers/promises';

const NAME = 'StepsPlugin';

export class StepsPlugin {
  apply(compiler) {
    compiler.hooks.beforeRun.tap(NAME, () => {
      console.log('beforeRun, synchronous');
    });

    compiler.hooks.beforeRun.tapAsync(NAME, (currentCompiler, callback) => {
      setTimeout(() => {
        console.log('beforeRun, with a callback');
        callback();
      }, 20);
    });

    compiler.hooks.beforeRun.tapPromise(NAME, async () => {
      await wait(10);
      console.log('beforeRun, with a promise');
    });

    compiler.hooks.done.tapPromise(NAME, async (stats) => {
      console.log(`done, ${stats.compilation.modules.size} modules`);
    });
  }
}
