/** A file system without files: webpack's defaults look for a `package.json`, and a browser has none. */

function missing(path: string): never {
  throw Object.assign(new Error(`ENOENT: no such file or directory, open '${path}'`), {
    code: 'ENOENT',
  });
}

export { missing as readFileSync, missing as statSync };
