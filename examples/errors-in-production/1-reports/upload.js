import { readFile, readdir } from 'node:fs/promises';

const tracker = process.env.TRACKER;

for (const script of (await readdir('dist')).filter((name) => name.endsWith('.js')).sort()) {
  const code = await readFile(`dist/${script}`, 'utf8');
  const map = await readFile(`maps/${script}.map`, 'utf8');
  const { debugId } = JSON.parse(map);
  if (!code.endsWith(`//# debugId=${debugId}`)) {
    throw new Error(`dist/${script} and its map are from different builds`);
  }
  if (tracker !== undefined) {
    const body = new FormData();
    body.append('script', new Blob([code]), script);
    body.append('map', new Blob([map]), `${script}.map`);
    const response = await fetch(`${tracker}/maps/${debugId}`, { method: 'PUT', body });
    if (!response.ok) throw new Error(`${script}: the tracker answered ${response.status}`);
  }
  console.log(`${debugId}  ${script}`);
}
