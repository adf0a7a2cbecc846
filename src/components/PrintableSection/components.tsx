import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useMemo } from 'react';
import Heading from '@theme/Heading';
import MDXComponents from '@theme/MDXComponents';
import { scopedHref, scopedId } from '../../content/print-scope.ts';
import type { PrintScope } from '../../content/print-scope.ts';

type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** In the document, a page's title is an h2, so all headings below it move down one level. */
const lowered: Readonly<Record<HeadingTag, HeadingTag>> = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
  h6: 'h6',
};

type Components = Record<string, ComponentType<never>>;

function headings(prefix: string): Components {
  return Object.fromEntries(
    Object.entries(lowered).map(([tag, as]) => {
      const PrintHeading = ({ id, ...props }: ComponentProps<'h2'>): ReactNode => (
        <Heading as={as} {...props} {...(id !== undefined && { id: scopedId(id, prefix) })} />
      );
      return [tag, PrintHeading];
    }),
  );
}

/** Page elements with ids and links adapted to the printed document. */
export function usePrintComponents(scope: PrintScope): Components {
  return useMemo(() => {
    const {
      a: Anchor,
      li: ListItem,
      tr: Row,
    } = MDXComponents as unknown as {
      a: ComponentType<ComponentProps<'a'>>;
      li: ComponentType<ComponentProps<'li'>>;
      tr: ComponentType<ComponentProps<'tr'>>;
    };
    const PrintAnchor = ({ href, id, ...props }: ComponentProps<'a'>): ReactNode => (
      <Anchor
        {...props}
        {...(href !== undefined && { href: scopedHref(href, scope) })}
        {...(id !== undefined && { id: scopedId(id, scope.prefix) })}
      />
    );
    const PrintListItem = ({ id, ...props }: ComponentProps<'li'>): ReactNode => (
      <ListItem {...props} {...(id !== undefined && { id: scopedId(id, scope.prefix) })} />
    );
    const PrintRow = ({ id, ...props }: ComponentProps<'tr'>): ReactNode => (
      <Row {...props} {...(id !== undefined && { id: scopedId(id, scope.prefix) })} />
    );
    return {
      ...(MDXComponents as unknown as Components),
      ...headings(scope.prefix),
      a: PrintAnchor,
      li: PrintListItem,
      tr: PrintRow,
    };
  }, [scope]);
}
