import { expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { readSamples } from '../../../../src/reference/check/fences.ts';
import { checkScriptTypes } from '../../../../src/reference/check/script-samples.ts';

const configurations = [
  "new webpack.ProvidePlugin({ _map: ['lodash-es', 'map'] })",
  "new webpack.ProvidePlugin({ _map: { from: 'lodash-es', name: 'map' } })",
  "new webpack.NormalModuleReplacementPlugin('a.js', './b.js')",
  'new webpack.EnvironmentPlugin(5)',
  // webpack validates the options of this one itself.
  'new webpack.BannerPlugin({ banner: 5 })',
  'new webpack.DefinePlugin({ VERSION: JSON.stringify(5) })',
  'new MyPlugin({ anything: 5 })',
];

it('the options of plugins in configurations have the types that webpack declares', () => {
  const fences = configurations.map(
    (plugin) =>
      `\`\`\`js title="webpack.config.mjs"\nimport webpack from 'webpack';\nimport MyPlugin from './my-plugin.mjs';\n\nexport default {\n  plugins: [${plugin}],\n};\n\`\`\`\n`,
  );
  const page = parsePage(
    'docs/plugins/sample.mdx',
    `---\ntitle: Sample\n---\n\n${fences.join('\n')}`,
  );
  const { findings } = checkScriptTypes(process.cwd(), readSamples(page).samples);
  const [first = 0, second = 0] = page.fences.map(({ position }) => position?.start.line ?? 0);
  const wrong = findings.map(({ line }) => configurations[(line - first - 5) / (second - first)]);
  expect(wrong).toEqual([1, 2, 3].map((index) => configurations[index]));
});
