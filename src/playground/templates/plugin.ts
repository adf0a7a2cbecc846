import { packageFile } from './template.ts';
import type { Template } from './template.ts';

/** A plugin that adds a file to the output and a warning to the build. */
export const plugin: Template = {
  id: 'plugin',
  opens: 'plugins/size-report-plugin.js',
  files: {
    'webpack.config.js': `import webpack from 'webpack';
import { SizeReportPlugin } from './plugins/size-report-plugin.js';

export default webpack.defineConfig({
  mode: 'production',
  plugins: [new SizeReportPlugin({ filename: 'sizes.txt', limit: 100 })],
});
`,
    'plugins/size-report-plugin.js': `/** Lists the emitted files with their sizes, and warns about those above a limit. */
export class SizeReportPlugin {
  #options;

  constructor(options) {
    this.#options = options;
  }

  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    const { filename, limit } = this.#options;

    compiler.hooks.thisCompilation.tap('SizeReportPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name: 'SizeReportPlugin',
          // All files have their final content here.
          stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
        },
        (assets) => {
          const lines = [];
          for (const [name, source] of Object.entries(assets)) {
            lines.push(\`\${name}: \${source.size()} bytes\`);
            if (source.size() > limit) {
              compilation.warnings.push(
                new WebpackError(\`\${name} has more than \${limit} bytes\`),
              );
            }
          }
          compilation.emitAsset(filename, new sources.RawSource(\`\${lines.join('\\n')}\\n\`));
        },
      );
    });
  }
}
`,
    'src/index.js': `import { greet } from './greet.js';

for (const name of ['Ada', 'Grace', 'Edith', 'Barbara', 'Frances']) {
  console.log(greet(name, new Date().getHours()));
}
`,
    'src/greet.js': `export function greet(name, hour) {
  if (hour < 12) return \`Good morning, \${name}\`;
  return hour < 18 ? \`Good afternoon, \${name}\` : \`Good evening, \${name}\`;
}
`,
    'package.json': packageFile('size-report-plugin'),
  },
};
