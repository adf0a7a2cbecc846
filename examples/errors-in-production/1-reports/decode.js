import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';

async function readMap(script) {
  try {
    return new SourceMap(JSON.parse(await readFile(`maps/${script}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}

const trace = await readFile(process.argv[2], 'utf8');
for (const line of trace.split('\n')) {
  const place = /(?<url>https?:\/\/[^\s()]+):(?<row>\d+):(?<column>\d+)/.exec(line)?.groups;
  const map = place && (await readMap(path.basename(new URL(place.url).pathname)));
  // Stack traces and findOrigin() both count from 1.
  const origin = map?.findOrigin(Number(place.row), Number(place.column));
  if (origin?.fileName === undefined) {
    console.log(line);
    continue;
  }
  if (origin.fileName.includes('/node_modules/')) continue;
  const { sources, sourcesContent } = map.payload;
  const code = sourcesContent[sources.indexOf(origin.fileName)].split('\n')[origin.lineNumber - 1];
  console.log(`${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`);
  console.log(`    ${code.trim()}`);
}
