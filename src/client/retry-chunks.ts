/** Installs the retry of `chunks.ts` in the runtime of the browser bundle. */
import { withRetry } from './chunks.ts';
import type { ChunkLoading } from './chunks.ts';

declare let __webpack_chunk_load__: ChunkLoading['load'];
declare let __webpack_get_script_filename__: ChunkLoading['nameOf'];

/* eslint-disable no-useless-assignment -- both names are places in webpack's runtime, which reads them */
if (typeof window !== 'undefined') {
  const { load, nameOf } = withRetry(
    { load: __webpack_chunk_load__, nameOf: __webpack_get_script_filename__ },
    Date.now,
  );
  __webpack_chunk_load__ = load;
  __webpack_get_script_filename__ = nameOf;
}
