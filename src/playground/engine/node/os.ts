/** Node.js's `os`: a machine with a single processor. */
export const EOL = '\n';
export const platform = () => 'linux';
export const type = () => 'Linux';
export const arch = () => 'x64';
export const release = () => '';
export const homedir = () => '/home';
export const tmpdir = () => '/tmp';
export const hostname = () => 'playground';
export const endianness = () => 'LE';
export const availableParallelism = () => 1;
export const cpus = () => [{ model: '', speed: 0 }];
export const totalmem = () => 0;
export const freemem = () => 0;
export const constants = { signals: {}, errno: {} };
export default {
  EOL,
  platform,
  type,
  arch,
  release,
  homedir,
  tmpdir,
  hostname,
  endianness,
  availableParallelism,
  cpus,
  totalmem,
  freemem,
  constants,
};
