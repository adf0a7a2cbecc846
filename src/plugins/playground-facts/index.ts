import type { Plugin } from '@docusaurus/types';
import { completionsOf } from '../../reference/completions.ts';
import { installedPackage } from '../../reference/package.ts';

/** The playground's facts about the installed packages: versions for downloads, and suggestions for its editor. */
export default function playgroundFactsPlugin(): Plugin {
  return {
    name: 'playground-facts',
    async contentLoaded({ actions }) {
      const webpack = installedPackage('webpack');
      await actions.createData('versions.json', {
        webpack: webpack.version,
        'webpack-cli': installedPackage('webpack-cli').version,
      });
      const schema = webpack.schema('schemas/WebpackOptions.json');
      await actions.createData('completions.json', completionsOf(schema));
    },
  };
}
