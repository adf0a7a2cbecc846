import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, test } from 'node:test';

const server = spawn(process.execPath, ['dist/server/index.js'], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = (await once(server.stdout, 'data')) as [Buffer];
const origin = line.toString().trim();

after(() => server.kill());

async function readParts(path: string) {
  const response = await fetch(origin + path);
  assert.equal(response.status, 200);
  const parts: string[] = [];
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) parts.push(part);
  return parts;
}

test('the page comes with its content', async () => {
  const page = (await readParts('tools/ladder')).join('');
  assert.match(page, /<h1>Telescopic ladder<\/h1>/);
});

test('an unknown path answers 404', async () => {
  assert.equal((await fetch(new URL('nothing', origin))).status, 404);
});

test('the report arrives before the loans do', async () => {
  await readParts('report'); // The first visit loads the lazy file.
  const parts = await readParts('report');
  assert.match(parts[0]!, /Asking who has what/);
  assert.doesNotMatch(parts[0]!, /Marta/);
  assert.match(parts.at(-1)!, /Marta/);
});

test('styles of a lazy page are in the head', async () => {
  const [head] = (await readParts('report')).join('').split('</head>');
  const [file] = /\/assets\/report\.\w+\.css/.exec(head!) ?? [];
  assert.ok(file);
  const styles = await fetch(new URL(file, origin));
  assert.match(await styles.text(), /border-collapse/);
});
