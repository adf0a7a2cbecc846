// Change: a heading's accessible name is only its text; upstream, the name of the anchor link is read as part of it.
// The link is named after the heading's text too, and not after its id if the text has more than one node. It has no
// title, which would repeat that name for each of the hundred headings of a long page.
import type { ReactNode } from 'react';
import { isValidElement } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import type { Props } from '@theme/Heading';

/** Text of React nodes. Only the children of a component count, so headings can't use `<Translate>`. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

export default function Heading({ as: Tag, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const targetClassName = useAnchorTargetClassName(id);
  if (Tag === 'h1' || !id) return <Tag {...props} />;
  brokenLinks.collectAnchor(id);
  const text = textOf(props.children);
  const label = translate(
    { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
    { heading: text },
  );
  return (
    <Tag
      {...props}
      className={clsx('anchor', targetClassName, props.className)}
      id={id}
      aria-label={text}
    >
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={label} translate="no">
        &#8203;
      </Link>
    </Tag>
  );
}
