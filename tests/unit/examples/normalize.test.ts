import { describe, expect, test } from 'vitest';
import { comparable, readerFolder, scrub } from '../../support/examples/normalize.ts';

describe('comparable', () => {
  test('makes two runs of one build equal', () => {
    const first =
      'asset app.6609f1fd.css 120 bytes [emitted]\nwebpack 5.112.2 compiled successfully in 271 ms\n';
    const second =
      'asset app.91c0de42.css 120 bytes [compared for emit]\nwebpack 5.112.2 compiled successfully in 1.4 s  \n';
    expect(comparable(first)).toBe(comparable(second));
  });

  test('makes stack traces of two versions of Node.js equal', () => {
    const first =
      '          ^\n\nTypeError: no\n    at advise (src/teas.js:7:11)\n    at ModuleJob.run (node:internal/modules/esm/module_job:569:25)\n    at async node:internal/modules/esm/loader:650:26\n\nNode.js v26.10.0\n';
    const second =
      '          ^\n\n\nTypeError: no\n    at advise (src/teas.js:7:11)\n    at ModuleJob.run (node:internal/modules/esm/module_job:274:25)\n\nNode.js v22.15.0\n';
    expect(comparable(first)).toBe(comparable(second));
    expect(comparable(first)).not.toBe(comparable(second.replace(':7:11', ':8:11')));
  });

  test('keeps what a reader would call another result', () => {
    expect(comparable('compiled with 1 error in 2 ms')).not.toBe(
      comparable('compiled with 2 errors in 2 ms'),
    );
    expect(comparable('asset app.css 12 bytes')).not.toBe(comparable('asset app.css 13 bytes'));
    expect(comparable('asset a.js 705 bytes [emitted] [minimized]')).toBe(
      comparable('asset a.js 707 bytes [emitted] [minimized]'),
    );
    expect(comparable('asset a.js 705 bytes [emitted] [minimized]')).not.toBe(
      comparable('asset a.js 725 bytes [emitted] [minimized]'),
    );
    expect(comparable('asset app.css')).not.toBe(comparable('asset app.js'));
    expect(comparable('webpack 5.112.2 compiled')).not.toBe(comparable('webpack 5.112.3 compiled'));
  });

  test('takes words and plain numbers for no hashes', () => {
    expect(comparable('deadbeef 12345678 facade')).toBe('deadbeef 12345678 facade');
    expect(comparable('1d2b0eff358169bbc6d9.svg')).toBe('<hash>.svg');
    expect(comparable('index.53311594.js')).toBe('index.<hash>.js');
  });

  test('leaves out short names and columns in traces of minimized files', () => {
    const trace = (name: string, line: number, column: number) =>
      comparable(
        `TypeError: no\n    at ${name} (http://localhost:1/app.c9a4322c.js:${line}:${column})`,
      );
    expect(trace('d', 1, 347)).toBe(trace('xo', 1, 346));
    expect(trace('d', 1, 347)).not.toBe(trace('d', 2, 347));
    expect(trace('render', 1, 347)).not.toBe(trace('d', 1, 347));
    expect(comparable('at d (src/app.js:1:347)')).toBe('at d (src/app.js:1:347)');
  });

  test('keeps the indentation of the first line’s followers', () => {
    expect(comparable('a\n  b  \n')).toBe('a\n  b');
  });
});

describe('scrub', () => {
  const scratch = '/scratch/portal-example-x1/3-bundle';
  const modules = '/srv/portal/node_modules';

  test('replaces the scratch folder', () => {
    expect(scrub(`in '${scratch}/src'`, scratch, modules)).toBe(`in '${readerFolder}/src'\n`);
  });

  test('replaces absolute and relative ways to the installed packages', () => {
    const text = `../../../srv/portal/node_modules/a/index.js\n${modules}/b/index.js`;
    expect(scrub(text, scratch, modules)).toBe(
      `./node_modules/a/index.js\n${readerFolder}/node_modules/b/index.js\n`,
    );
  });

  test('takes a dot in a folder’s name for a dot', () => {
    expect(scrub('/scratch/axb/src', '/scratch/a.b', modules)).toBe('/scratch/axb/src\n');
  });

  test('leaves relative paths of the project alone', () => {
    expect(scrub('../shared/app.js', scratch, modules)).toBe('../shared/app.js\n');
  });
});
