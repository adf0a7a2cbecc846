import { writeFile } from 'node:fs/promises';
import webpack from 'webpack';
import { ChangesPlugin } from './plugins/changes-plugin.js';

const compiler = webpack({
  mode: 'development',
  plugins: [new ChangesPlugin()],
});
const edits = [
  ['src/tea.css', 'body { color: teal }\n'],
  ['src/order.js', "alert('Thank you');\n"],
];

const watching = compiler.watch({ aggregateTimeout: 500 }, async () => {
  const edit = edits.shift();
  if (edit === undefined) watching.close(() => {});
  else await writeFile(...edit);
});
