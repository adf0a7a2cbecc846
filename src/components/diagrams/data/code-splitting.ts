/** The chunks of the trail finder before and after splitting. A test compares them with the outputs of the example. */
export const before = {
  list: { name: 'list.js', size: '16.3 KiB' },
  map: { name: 'map.js', size: '16.3 KiB' },
} as const;

export const after = {
  list: { name: 'list.js', size: '1.3 KiB' },
  map: { name: 'map.js', size: '1.28 KiB' },
  shared: { name: '536.js', size: '16.1 KiB' },
} as const;

export const trails = 'trails.js';
export const packageName = 'lodash-es';
export const packageModules = 136;
