/**
 * The files of the library desk in two builds, before and after an edit of desk.js. A test compares them with the
 * example.
 */
export const page = 'index.html';
export const kept = ['runtime.fed6fd29.js', 'packages.ef8ae52c.js', 'desk.ccc67a45.css'] as const;
export const edited = { before: 'desk.2b645bd1.js', after: 'desk.66089b6d.js' } as const;
export const sizes: Readonly<Record<string, string>> = {
  'index.html': '294 bytes',
  'runtime.fed6fd29.js': '1.06 KiB',
  'packages.ef8ae52c.js': '4.23 KiB',
  'desk.2b645bd1.js': '207 bytes',
  'desk.ccc67a45.css': '17 bytes',
};
