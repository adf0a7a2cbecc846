import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findWrongSampleOptions } from '../../../../src/reference/check/sample-options.ts';

function check(code: string, words = ''): string[] {
  const text = `---\ntitle: Samples\n---\n\n\`\`\`js ${words}\n${code}\n\`\`\`\n`;
  return findWrongSampleOptions(parsePage('docs/guides/samples.mdx', text)).map(findingText);
}

describe('the options of a loader or a plugin in a sample', () => {
  it.each([
    ["const rule = { loader: 'sass-loader', options: { sourceMaps: true } };", 'sourceMaps'],
    ["const rule = { loader: 'css-loader', options: { sourceMap: 'yes' } };", 'sourceMap'],
    [
      "module.exports = (env) => ({ module: { rules: [{ use: [{ loader: require.resolve('css-loader'), options: { urls: env.a } }] }] } });",
      'urls',
    ],
    [
      "import webpack from 'webpack';\nconst list = [new webpack.BannerPlugin({ banner: 'x', top: true })];",
      'top',
    ],
    ["import { WatchIgnorePlugin } from 'webpack';\nnew WatchIgnorePlugin({ paths: 5 });", 'paths'],
    [
      "const CopyPlugin = require('copy-webpack-plugin');\nconst copy = () => new CopyPlugin({ files: [] });",
      'files',
    ],
    [
      "import TerserPlugin from 'terser-webpack-plugin';\nnew TerserPlugin({ parallel: 'yes' });",
      'parallel',
    ],
  ])('is wrong in %s', (code, name) => {
    expect(check(code)).toEqual([expect.stringContaining(name)]);
  });

  it.each([
    "const rule = { loader: 'sass-loader', options: { sourceMap: true } };",
    "const rule = { loader: 'css-loader', options: { ...shared, url: false } };",
    "const rule = { loader: 'css-loader', options };",
    "const rule = { loader: './own-loader', options: { anything: 1 } };",
    "const rule = { loader: 'unknown-loader', options: { anything: 1 } };",
    "import webpack from 'webpack';\nnew webpack.BannerPlugin({ banner: 'x', raw: true });",
    "import webpack from 'webpack';\nnew webpack.DefinePlugin({ ANYTHING: '1' });",
    "import CopyPlugin from 'copy-webpack-plugin';\nnew CopyPlugin({ patterns: ['public'] });",
    'class BannerPlugin {}\nnew BannerPlugin({ top: true });',
  ])('is right in %s', (code) => {
    expect(check(code)).toEqual([]);
  });

  it('is not judged where the page says that it is wrong', () => {
    const code = "const rule = { loader: 'sass-loader', options: { sourceMaps: true } };";
    expect(check(code, 'not-checked="shows a mistake"')).toEqual([]);
  });
});
