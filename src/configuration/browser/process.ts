/** What webpack's defaults ask of `process`, in a worker that has none. Import it before anything of webpack. */
import { projectFolder } from '../values.ts';

const standIn = { cwd: () => projectFolder, env: {}, versions: {}, stderr: {} };

(globalThis as { process?: unknown }).process ??= standIn;
