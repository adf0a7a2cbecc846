import { engineFrame } from '../../hosting/playground.ts';
import { engineFiles } from '../../playground/engine/files.ts';
import type { EngineSite } from '../../playground/engine/files.ts';

/** The files of the playground's engine; see `engineFiles`. Runs in a thread. */
export default function engineInThread(siteDir: string): Promise<EngineSite> {
  return engineFiles(siteDir, engineFrame);
}
