// Change: the toggle tells its state to assistive technology.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Buttons/WordWrapButton';
import Button from '@theme/CodeBlock/Buttons/Button';
import IconWordWrap from '@theme/Icon/WordWrap';

export default function WordWrapButton({ className }: Props): ReactNode {
  const { wordWrap } = useCodeBlockContext();
  if (!wordWrap.isEnabled && !wordWrap.isCodeScrollable) return null;
  const label = translate({ id: 'portal.code.wrap', message: 'Wrap long lines' });
  return (
    <Button
      className={className ?? ''}
      aria-label={label}
      aria-pressed={wordWrap.isEnabled}
      title={label}
      onClick={() => {
        wordWrap.toggle();
      }}
    >
      <IconWordWrap width={18} height={18} aria-hidden />
    </Button>
  );
}
