// Change: components that pages can use without an import (badges, live preview, files of a step, glossary, signatures,
// the list of packages). Links have no empty class. Tables scroll on their own, have no empty header cells, and their
// rows can be linked to. Task checkboxes have labels. Details are native elements, which open without a script.
import MDXComponents from '@theme-original/MDXComponents';
import AwesomeList from '@site/src/components/AwesomeList/index.tsx';
import { Deprecated, Experimental, Since } from '@site/src/components/Badge/index.tsx';
import ChunkNameNote from '@site/src/components/ChunkNameNote/index.tsx';
import GlossaryTerm from '@site/src/components/GlossaryTerm/index.tsx';
import HeaderCell from '@site/src/components/HeaderCell/index.tsx';
import LivePreview from '@site/src/components/LivePreview/index.tsx';
import LinkedRow from '@site/src/components/LinkedRow/index.tsx';
import ScrollTable from '@site/src/components/ScrollTable/index.tsx';
import Signature from '@site/src/components/Signature/index.tsx';
import PlainDetails from '@site/src/components/PlainDetails/index.tsx';
import StepFiles from '@site/src/components/StepFiles/index.tsx';
import TaskBox from '@site/src/components/TaskBox/index.tsx';
import TextLink from '@site/src/components/TextLink/index.tsx';

export default {
  ...MDXComponents,
  Details: PlainDetails,
  details: PlainDetails,
  a: TextLink,
  input: TaskBox,
  table: ScrollTable,
  th: HeaderCell,
  tr: LinkedRow,
  AwesomeList,
  ChunkNameNote,
  Deprecated,
  Experimental,
  GlossaryTerm,
  LivePreview,
  Signature,
  Since,
  StepFiles,
};
