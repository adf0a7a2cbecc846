// Change: every page shows if the connection is lost, and suggests the browser's language. It includes the texts of
// elements that work without React.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Layout';
import Layout from '@theme-original/Layout';
import IslandLabels from '@site/src/components/IslandLabels/index.tsx';
import LanguageSuggestion from '@site/src/components/LanguageSuggestion/index.tsx';
import OfflineBanner from '@site/src/components/OfflineBanner/index.tsx';

export default function LayoutWithOfflineBanner(props: Props): ReactNode {
  return (
    <>
      <Layout {...props} />
      <LanguageSuggestion />
      <IslandLabels />
      <OfflineBanner />
    </>
  );
}
