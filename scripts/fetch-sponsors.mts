// Updates the committed list of sponsors from Open Collective: `npm run fetch:sponsors`. If anything in the response is
// wrong, the list isn't changed.
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { refreshSnapshot } from './lib/sponsors/refresh.ts';

try {
  const summary = await refreshSnapshot(path.resolve(import.meta.dirname, '..'), {
    fetch: (url, init) => fetch(url, init),
    async wait(ms) {
      console.log(
        `Open Collective asks for patience; trying again in ${Math.round(ms / 1000)} s …`,
      );
      await setTimeout(ms);
    },
    now: new Date(),
  });
  console.log(summary);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
