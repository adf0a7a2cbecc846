import { packageFile } from './template.ts';
import type { Template } from './template.ts';

/** TypeScript, whose types webpack strips without a loader. */
export const typescript: Template = {
  id: 'typescript',
  opens: 'src/index.ts',
  files: {
    'webpack.config.ts': `import type { Configuration } from 'webpack';

const config: Configuration = {
  mode: 'production',
  entry: './src/index.ts',
  devtool: 'source-map',
};

export default config;
`,
    'src/index.ts': `import { distance } from './distance.ts';
import type { Place } from './place.ts';

const harbor: Place = { name: 'Harbor', x: 0, y: 0 };
const lighthouse: Place = { name: 'Lighthouse', x: 3, y: 4 };

console.log(\`\${harbor.name} to \${lighthouse.name}: \${distance(harbor, lighthouse)} km\`);
`,
    'src/place.ts': `export interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}
`,
    'src/distance.ts': `import type { Place } from './place.ts';

export function distance(from: Place, to: Place): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}
`,
    'package.json': packageFile('distances'),
  },
};
