import type { ComponentProps, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

/** The checkbox of a task list item. It can't be toggled, so its state is its label. */
export default function TaskBox(props: ComponentProps<'input'>): ReactNode {
  const label =
    props.checked === true
      ? translate({ id: 'portal.task.done', message: 'Done' })
      : translate({ id: 'portal.task.open', message: 'To do' });
  return <input {...props} aria-label={label} />;
}
