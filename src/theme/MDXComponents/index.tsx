// Change: what pages may use without an import: badges, live preview, glossary; tables scroll on their own, and
// their empty header cells are plain ones.
import MDXComponents from '@theme-original/MDXComponents';
import { Deprecated, Experimental, Since } from '@site/src/components/Badge/index.tsx';
import GlossaryTerm from '@site/src/components/GlossaryTerm/index.tsx';
import HeaderCell from '@site/src/components/HeaderCell/index.tsx';
import LivePreview from '@site/src/components/LivePreview/index.tsx';
import ScrollTable from '@site/src/components/ScrollTable/index.tsx';

export default {
  ...MDXComponents,
  table: ScrollTable,
  th: HeaderCell,
  Deprecated,
  Experimental,
  GlossaryTerm,
  LivePreview,
  Since,
};
