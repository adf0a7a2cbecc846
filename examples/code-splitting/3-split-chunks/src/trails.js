import sortBy from 'lodash-es/sortBy.js';

let reads = 0;

export function readTrails() {
  reads += 1;
  return sortBy(
    [
      { name: 'Ridge', km: 11 },
      { name: 'Lake', km: 4 },
    ],
    'km',
  );
}

export function countReads() {
  return `Read ${reads} times`;
}
