import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { examplesFolder } from '../../content/examples/files.ts';
import { readSnapshot, snapshotFile } from '../../content/sponsors.ts';
import { shownSnapshot, summaryOf } from '../../site/sponsors/select.ts';
import type { Snapshot } from '../../site/sponsors/schema.ts';
import { readWalkthrough, walkthroughStep } from '../../content/examples/walkthrough.ts';
import type { WalkthroughData } from '../../content/plugin-data.ts';

interface HomeContent {
  readonly walkthrough: WalkthroughData;
  readonly snapshot: Snapshot;
}

/** Components of which the server has the whole, and the browser what defers it or keeps the server's HTML. */
const deferredComponents = ['Contributors', 'Walkthrough'];

/** Data of the home page: the files of its walkthrough, and the validated sponsors. */
export default function homePlugin({ siteDir }: LoadContext): Plugin<HomeContent> {
  return {
    name: 'home',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: Object.fromEntries(
          deferredComponents.map((name) => [
            `@portal/${name.toLowerCase()}$`,
            path.join(siteDir, 'src/components', name, isServer ? 'server.tsx' : 'deferred.tsx'),
          ]),
        ),
      },
    }),
    getPathsToWatch: () => [
      path.join(siteDir, snapshotFile),
      path.join(siteDir, examplesFolder, walkthroughStep, '**/*'),
    ],
    loadContent: () => ({
      walkthrough: readWalkthrough(siteDir),
      snapshot: readSnapshot(siteDir),
    }),
    async contentLoaded({ content: { walkthrough, snapshot }, actions }) {
      await actions.createData('walkthrough.json', walkthrough);
      // Excludes the sponsors themselves, which load only when they are about to come into view.
      await actions.createData('sponsors-summary.json', summaryOf(snapshot));
      await actions.createData('sponsors.json', shownSnapshot(snapshot));
    },
  };
}
