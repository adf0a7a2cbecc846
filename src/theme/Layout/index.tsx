// Change: every page says when the connection is lost.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Layout';
import Layout from '@theme-original/Layout';
import OfflineBanner from '@site/src/components/OfflineBanner/index.tsx';

export default function LayoutWithOfflineBanner(props: Props): ReactNode {
  return (
    <>
      <Layout {...props} />
      <OfflineBanner />
    </>
  );
}
