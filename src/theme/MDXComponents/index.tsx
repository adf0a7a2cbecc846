// Change: what pages may use without an import: badges, live preview, glossary, signatures; tables scroll on their own.
import MDXComponents from '@theme-original/MDXComponents';
import { Deprecated, Experimental, Since } from '@site/src/components/Badge/index.tsx';
import GlossaryTerm from '@site/src/components/GlossaryTerm/index.tsx';
import LivePreview from '@site/src/components/LivePreview/index.tsx';
import LinkedRow from '@site/src/components/LinkedRow/index.tsx';
import ScrollTable from '@site/src/components/ScrollTable/index.tsx';
import Signature from '@site/src/components/Signature/index.tsx';

export default {
  ...MDXComponents,
  table: ScrollTable,
  tr: LinkedRow,
  Deprecated,
  Experimental,
  GlossaryTerm,
  LivePreview,
  Signature,
  Since,
};
