// Change: what pages may use without an import: badges, live preview, glossary; tables scroll on their own.
import MDXComponents from '@theme-original/MDXComponents';
import { Deprecated, Experimental, Since } from '@site/src/components/Badge/index.tsx';
import GlossaryTerm from '@site/src/components/GlossaryTerm/index.tsx';
import LivePreview from '@site/src/components/LivePreview/index.tsx';
import ScrollTable from '@site/src/components/ScrollTable/index.tsx';

export default {
  ...MDXComponents,
  table: ScrollTable,
  Deprecated,
  Experimental,
  GlossaryTerm,
  LivePreview,
  Since,
};
