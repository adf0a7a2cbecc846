import type { ElementType, ReactElement, ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useMDXComponents } from '@mdx-js/react';
import { typeParts } from './type-parts.ts';

/** A plain link, since a long page has hundreds of them and preloading would be expensive. */
export function PlainLink({
  to,
  children,
}: {
  /** Path of a page, with or without an anchor. */
  readonly to: string;
  readonly children: ReactNode;
}): ReactElement {
  const href = useBaseUrl(to);
  useBrokenLinks().collectLink(href);
  return <a href={href}>{children}</a>;
}

interface TypeProps {
  /** In the format of `readInventories`. */
  readonly type: string;
  /** Ids on the page by the key that they explain, as in `key#id key#id`. */
  readonly keys: string | undefined;
}

/** A type in code, whose names link to their explanations. */
export default function Type({ type, keys }: TypeProps): ReactNode {
  const { pathname } = useLocation();
  // A printed section has its own ids, which its components know.
  const { a: Anchor = 'a' } = useMDXComponents() as { readonly a?: ElementType };
  const anchors = Object.fromEntries(
    keys?.split(' ').map((pair) => pair.split('#')) ?? [],
  ) as Record<string, string>;
  return (
    <code>
      {typeParts(type, anchors).map(({ text, href }, index) => {
        // On its own page, a type doesn't link to itself.
        if (href === undefined || (!href.includes('#') && pathname.endsWith(href))) return text;
        if (href.startsWith('#')) {
          return (
            <Anchor key={index} href={href}>
              {text}
            </Anchor>
          );
        }
        return (
          <PlainLink key={index} to={href}>
            {text}
          </PlainLink>
        );
      })}
    </code>
  );
}
