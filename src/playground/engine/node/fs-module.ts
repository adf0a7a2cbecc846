/** `fs` as CommonJS gets it: libraries read and extend it as one object. */
import fs from './fs.ts';

export { fs as default, fs as 'module.exports' };
