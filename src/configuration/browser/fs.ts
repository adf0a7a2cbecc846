/** A file system that contains only a nameless `package.json`, which webpack's defaults look for. */
import { projectFolder } from '../values.ts';

function missing(path: string): never {
  throw Object.assign(new Error(`ENOENT: no such file or directory, open '${path}'`), {
    code: 'ENOENT',
  });
}

export function statSync(path: string): { readonly isFile: () => boolean } {
  return path === `${projectFolder}/package.json` ? { isFile: () => true } : missing(path);
}

export { missing as readFileSync };
