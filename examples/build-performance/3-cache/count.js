import { readFileSync } from 'node:fs';

const { modules } = JSON.parse(readFileSync('stats.json', 'utf8'));
const files = modules.filter(({ moduleType }) => moduleType.startsWith('javascript/'));
const built = files.filter((file) => file.built);
const through = built.filter(({ identifier }) => identifier.includes('babel-loader'));

console.log(`${files.length} modules, ${built.length} of them built now`);
console.log(`babel-loader ran for ${through.length}`);
