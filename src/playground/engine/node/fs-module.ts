/** `fs` for CommonJS: libraries use and extend it as one object. */
import fs from './fs.ts';

export { fs as default, fs as 'module.exports' };
