import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import webpack from 'webpack';
import config from './webpack.config.mjs';

const file = 'src/counter.js';
const source = await readFile(file, 'utf8');
let builds = 0;
let app;

const watching = webpack(config).watch({}, () => {
  builds += 1;
  if (builds > 1) return;
  app = spawn('node', ['dist/main.js'], { stdio: ['ignore', 'pipe', 'inherit'] });
  app.stdout.setEncoding('utf8');
  app.stdout.on('data', async (text) => {
    process.stdout.write(text);
    if (text.includes('Ticket 3')) await writeFile(file, source.replace('Ticket ', 'Number '));
    if (text.includes('Number ')) app.kill();
  });
  once(app, 'exit').then(() => watching.close(() => process.exit()));
});
