import { describe, expect, it } from 'vitest';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { unknownName } from '../../../../src/reference/check/name-rules.ts';
import type { Surroundings } from '../../../../src/reference/check/name-rules.ts';
import { identifier } from '../../../../src/reference/identifier.ts';
import type { Kind } from '../../../../src/reference/identifier.ts';

const inventories: Partial<Record<Kind, string[]>> = {
  hook: ['Compiler.hooks.done', 'RealPlugin.getCompilationHooks().changed'],
  'module-variable': ['__webpack_hash__', 'import.meta.dirname'],
  hmr: ['module.hot.accept'],
  'magic-comment': ['webpackMode'],
  'cli-flag': ['--stats'],
  'environment-variable': ['WEBPACK_PACKAGE'],
  plugin: ['RealPlugin', 'ids.OtherRealPlugin'],
  warning: ['ModuleParseWarning'],
  option: ['output.path', 'module.rules'],
  'node-api': ['compiler.run'],
};

const surroundings: Surroundings = {
  catalog: new Catalog(
    new Map(
      Object.entries(inventories).map(([kind, ids]) => [
        kind as Kind,
        ids.map((id) => identifier({ kind: kind as Kind, id })),
      ]),
    ),
  ),
  vocabulary: {
    words: new Set(['old', '__webpack_internal', 'WATCHPACK_POLLING', 'Worded']),
    members: new Map([
      ['Compiler', new Set(['run', 'stop', 'create'])],
      ['Chunk', new Set(['files'])],
      ['Rare', new Set(['create'])],
    ]),
    properties: new Map([
      ['Compiler', new Set(['run', 'outputPath'])],
      ['Chunk', new Set<string>()],
    ]),
    exports: new Set(['version', 'util']),
    versions: new Set(),
  },
  own: new Set(['mine', '__mineOwn', 'MinePlugin']),
  isStrict: false,
};

describe('code with a name that webpack does not have', () => {
  it.each([
    ['compiler.hooks.finished', 'Compiler has no hook finished'],
    ['other.hooks.finished', 'no hook is called finished'],
    ['hooks.finished.tap(name, run)', 'no hook is called finished'],
    ['RealPlugin.getCompilationHooks(c).gone', 'RealPlugin hands out no hook gone'],
    ['__webpack_hush__', 'webpack replaces no __webpack_hush__'],
    ['__ownVariable', 'webpack replaces no __ownVariable'],
    ['module.hot.except()', 'hot module replacement has no module.hot.except'],
    ['import.other.url', '`import` has only `import.meta`, `import.source` and `import.defer`'],
    ['import.metadata', '`import` has only `import.meta`, `import.source` and `import.defer`'],
    ['import.meta.folder', 'webpack knows no import.meta.folder'],
    ['/* webpackMood: "lazy" */', 'webpack reads no comment webpackMood'],
    ['repackMode: "lazy"', 'webpack reads no comment repackMode'],
    ['npx webpack --stat', 'the command line has no flag --stat'],
    ['WEBPACK_PACKET', 'no package reads the variable WEBPACK_PACKET'],
    ['WATCHPACK_POLLS', 'no package reads the variable WATCHPACK_POLLS'],
    ['WEB_PACK_PACKAGE', 'no package reads the variable WEB_PACK_PACKAGE'],
    ['new webpack.RearPlugin({})', 'webpack has no RearPlugin'],
    ['ModulePaseWarning', 'webpack has no ModulePaseWarning'],
    ['ModulePaseError', 'webpack has no ModulePaseError'],
    ['output.folder: "x"', 'no option is called output.folder'],
    ['compiler.walk()', 'Compiler has no walk'],
    ['compiler.stop', 'Compiler has no stop'],
    ['webpack.revision', 'webpack exports no revision'],
    ['webpack.util.old.next', 'webpack exports no util.old.next'],
    ['Rare.destroy', 'Rare has no destroy'],
    ['output.folder', 'no option is called output.folder'],
  ])('%s', (code, problem) => {
    expect(unknownName(code, surroundings)).toBe(problem);
  });
});

describe('code that is correct, or about something else', () => {
  it.each([
    'compiler.hooks.done.tap(name, run)',
    'other.hooks.done',
    'other.hooks.mine',
    'webpack.RealPlugin.getCompilationHooks(c).changed',
    '__webpack_hash__',
    '__webpack_internal',
    '__mineOwn',
    'module.hot.accept.any',
    'import.source.any',
    'import.meta.dirname',
    '/* webpackMode: "lazy" */',
    'someObject: true',
    'webpack --stats',
    '--no-stats',
    '--save-dev',
    'WEBPACK_PACKAGE',
    'WATCHPACK_POLLING',
    'WEBSITE_NAME',
    'new ids.OtherRealPlugin()',
    'MinePlugin',
    'VeryDifferentPlugin',
    'new MyPlugin()',
    'TypeError',
    'NotSupportedError',
    'ModuleParseWarning',
    'output.path = "x"',
    'compiler.run()',
    'compiler.outputPath',
    'compiler.mine',
    'chunk.files',
    'webpack.version',
    'webpack.util.any.old',
    'webpack.config.js',
    'Rare.create',
    'Rare.Worded',
    'Rule.any',
    'output.path',
    'module.any',
    'output.json',
    'plain',
  ])('%s', (code) => {
    expect(unknownName(code, surroundings)).toBeUndefined();
  });
});

it('a class without resemblance is unknown where other programs are not expected', () => {
  expect(unknownName('VeryDifferentPlugin', { ...surroundings, isStrict: true })).toBe(
    'webpack has no VeryDifferentPlugin',
  );
});

it('flags of the portal are allowed on its own pages', () => {
  const page = { ...surroundings, isContribution: true };
  expect(unknownName('--same', page)).toBeUndefined();
});

it('generated code has variables of its own', () => {
  const vocabulary = { ...surroundings.vocabulary, words: new Set(['__webpack_async__']) };
  const check = (isSample: boolean) =>
    unknownName('__webpack_async__', { ...surroundings, vocabulary, isSample });
  expect(check(true)).toBeUndefined();
  expect(check(false)).toBe('webpack replaces no __webpack_async__');
});
