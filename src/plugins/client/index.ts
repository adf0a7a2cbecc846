import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Scripts that run on every page, in this order. */
const clientModules = [
  'src/client/open-details.ts',
  'src/client/trusted-types.ts',
  'src/client/retry-chunks.ts',
  'src/client/app-shell.ts',
  'src/client/paste-configuration.ts',
  'src/client/open-sample/index.ts',
  'src/client/paste-log/index.ts',
  'src/client/preload.ts',
  'src/client/progress-bar.ts',
  'src/client/show-failed-loads.ts',
  'src/client/page-tools/index.ts',
  'src/components/TryIt/element.ts',
];

/**
 * Adds the site's own client modules. They aren't in `docusaurus.config.ts`, because Docusaurus ships the whole of its
 * configuration to readers, names of files included.
 */
export default function clientPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'portal-client',
    getClientModules: () => clientModules.map((file) => path.join(siteDir, file)),
  };
}
