import type { ComponentProps, ReactNode } from 'react';

/** A cell in the head of a table. Markdown makes one above every column; one without text heads nothing. */
export default function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  const isEmpty = props.children === undefined || props.children === null;
  return isEmpty ? <td {...props} /> : <th {...props} />;
}
