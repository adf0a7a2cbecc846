import { describe, expect, test } from 'vitest';
import { cutRegion, stripMarkers } from '../../../../src/content/examples/region.ts';

const script = `import a from '../../examples/a.js';

export default {
  // #region outer
  entry: './x.js',
  // #region inner
  output: {
    clean: true,
  },
  // #endregion inner
  mode: 'none',
  // #endregion
};
`;

describe('stripMarkers', () => {
  test('removes marker lines and nothing else', () => {
    expect(stripMarkers(script)).toBe(`import a from '../../examples/a.js';

export default {
  entry: './x.js',
  output: {
    clean: true,
  },
  mode: 'none',
};`);
  });

  test.each([
    ['JavaScript', '// #region a'],
    ['CSS', '/* #region a */'],
    ['HTML', '<!-- #region a -->'],
    ['YAML', '# #region a'],
    ['editors that fold', '#region a'],
  ])('knows the comments of %s', (_language, marker) => {
    expect(stripMarkers(`${marker}\nx`)).toBe('x');
  });

  test.each(['const s = "// #region a";', '// #regional news', '#regions { color: red }'])(
    'keeps a line that only resembles a marker: %s',
    (line) => {
      expect(stripMarkers(line)).toBe(line);
    },
  );
});

describe('cutRegion', () => {
  test('takes the lines between the markers, at the left margin', () => {
    expect(cutRegion(script, 'inner')).toBe('output: {\n  clean: true,\n},');
  });

  test('leaves markers of nested regions out', () => {
    expect(cutRegion(script, 'outer')).toBe(
      "entry: './x.js',\noutput: {\n  clean: true,\n},\nmode: 'none',",
    );
  });

  test('reads files with Windows line ends', () => {
    expect(cutRegion('// #region a\r\nx\r\n// #endregion\r\n', 'a')).toBe('x');
  });

  test('names the regions there are', () => {
    expect(() => cutRegion(script, 'missing')).toThrow(
      'region "missing" does not exist; it has outer, inner',
    );
    expect(() => cutRegion('x', 'a')).toThrow('region "a" does not exist; it has no region');
  });

  test.each([
    ['// #region a\nx', 'region "a" is never closed'],
    ['// #region a\n// #endregion\n// #region a\n// #endregion', 'region "a" begins twice'],
    ['// #endregion', 'has no "#region" before it'],
    ['// #region a\n// #endregion b', '"#endregion b" closes region "a"'],
  ])('refuses %j', (text, message) => {
    expect(() => cutRegion(text, 'a')).toThrow(message);
  });
});
