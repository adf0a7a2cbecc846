import type { ComponentProps, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

/** The box of an item in a list of tasks. The reader cannot tick it, so it says what it shows. */
export default function TaskBox(props: ComponentProps<'input'>): ReactNode {
  const label =
    props.checked === true
      ? translate({ id: 'portal.task.done', message: 'Done' })
      : translate({ id: 'portal.task.open', message: 'To do' });
  return <input {...props} aria-label={label} />;
}
