import type { ComponentProps, ReactNode } from 'react';

/** A header cell of a table. Markdown creates one for every column; an empty one isn't rendered as a header. */
export default function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  const isEmpty = props.children === undefined || props.children === null;
  return isEmpty ? <td {...props} /> : <th {...props} />;
}
