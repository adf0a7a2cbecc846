import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';

/** Packages whose files are used to explain a configuration. */
const files = /[\\/]node_modules[\\/](?:webpack|schema-utils|tapable)[\\/]/u;

/**
 * Makes webpack's own defaults and its validation run in a browser: their Node.js imports are replaced, only for their
 * files, and what only a build needs is left out.
 *
 * @param siteDir root folder of the repository
 */
export function browserRule(siteDir: string): RuleSetRule {
  const folder = path.join(siteDir, 'src/configuration');
  const node = path.join(folder, 'browser/node.ts');
  return {
    test: files,
    resolve: {
      alias: {
        fs$: path.join(folder, 'browser/fs.ts'),
        path$: path.join(folder, 'browser/path.ts'),
        module$: node,
        url$: node,
        util$: node,
        'browserslist/node$': node,
        './browserslistTargetHandler$': node,
        'schema-utils$': path.join(folder, 'schema-utils.ts'),
        'minimizer-webpack-plugin$': false,
        './getClaimedAssetTypes$': false,
        '../javascript/jsMinify$': false,
        '../css/cssMinify$': false,
        '../html/htmlMinify$': false,
        '../html/xmlMinify$': false,
        'webpack-sources$': false,
        // Only glob patterns use Watchpack, and they need just this part.
        watchpack$: path.join(folder, 'browser/watchpack.ts'),
      },
    },
  };
}

/** Bundler settings for the page that explains configurations. */
export default function explainPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'portal-explain',
    configureWebpack: () => ({ module: { rules: [browserRule(siteDir)] } }),
  };
}
