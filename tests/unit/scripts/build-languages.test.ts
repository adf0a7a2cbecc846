import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const { resolve } = createRequire(import.meta.url);
const script = readFileSync('scripts/build-languages.mts', 'utf8');

/** A file of an installed package of Docusaurus. */
function installed(name: string, file: string): string {
  const folder = path.dirname(resolve(`@docusaurus/${name}/package.json`));
  return readFileSync(path.join(folder, file), 'utf8');
}

it.each([
  ['SKIP_HTML_MINIFICATION', 'bundler', 'lib/minifyHtml.js'],
  ['DOCUSAURUS_GENERATED_FILES_DIR_NAME', 'utils', 'lib/constants.js'],
])('Docusaurus reads the environment variable %s, which a build sets', (variable, name, file) => {
  expect(script).toContain(variable);
  expect(installed(name, file)).toContain(`process.env.${variable}`);
});

it('Docusaurus names the caches of webpack as the script that deletes them expects', () => {
  expect(script).toContain('`${compiler}-production-${language}`');
  // The name is that of the compiler, `client` or `server`.
  expect(installed('core', 'lib/webpack/base.js')).toContain(
    '`${name}-${mode}-${props.i18n.currentLocale}`',
  );
});
