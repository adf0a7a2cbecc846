// Change: the HTML of a heading is marked as the site's own, which browsers that enforce Trusted Types ask for.
import type { ReactNode } from 'react';
import { memo, useMemo } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/TOCItems/Tree';
import { trustedHtml } from '@site/src/client/trusted-types.ts';

interface EntryProps {
  readonly id: string;
  /** Text of the heading as HTML, made by the compiler of the pages. */
  readonly html: string;
  readonly className: string;
}

function Entry({ id, html, className }: EntryProps): ReactNode {
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return <Link to={`#${id}`} className={className} dangerouslySetInnerHTML={content} />;
}

function Tree({ toc, className, linkClassName, isChild = false }: Props): ReactNode {
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          <Entry id={id} html={value} className={linkClassName ?? ''} />
          <Tree isChild toc={children} className={className} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  );
}

export default memo(Tree);
