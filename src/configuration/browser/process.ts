/** What webpack's defaults use from `process`, for workers, which have none. Import it before any webpack module. */
import { projectFolder } from '../values.ts';

const standIn = { cwd: () => projectFolder, env: {}, versions: {}, stderr: {} };

(globalThis as { process?: unknown }).process ??= standIn;
