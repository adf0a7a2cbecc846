import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'acorn';

const ecmaVersion = Number(process.argv[2]);
const files = readdirSync('dist', { recursive: true }).filter((file) => file.endsWith('.js'));

for (const file of files) {
  try {
    parse(readFileSync(`dist/${file}`, 'utf8'), { ecmaVersion });
    console.log(`${file} is ES${ecmaVersion}`);
  } catch (error) {
    console.log(`${file} is newer than ES${ecmaVersion}: ${error.message}`);
    process.exitCode = 1;
  }
}
