import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { analyticsId } from '../../site/analytics.ts';

/** Counts page views if `ANALYTICS_ID` is set during the build. Otherwise none of its code is part of the site. */
export default function analyticsPlugin({ siteDir }: LoadContext): Plugin {
  const id = analyticsId(process.env);
  const isActive = id !== undefined && process.env.NODE_ENV === 'production';
  return {
    name: 'portal-analytics',
    contentLoaded({ actions }) {
      if (isActive) actions.setGlobalData({ id });
    },
    getClientModules: () => (isActive ? [path.join(siteDir, 'src/client/page-views.ts')] : []),
  };
}
