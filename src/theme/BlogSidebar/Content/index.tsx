// Change: post titles are marked with their language if it differs from the site's. Consecutive posts in the same
// language form one list.
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { Props } from '@theme/BlogSidebar/Content';
import BlogSidebarContent from '@theme-original/BlogSidebar/Content';
import { usePostLanguage } from '@site/src/components/hooks/use-post-language.ts';

type List = Props['ListComponent'];
type Items = Props['items'];

function listsByLanguage(ListComponent: List): List {
  return function ListsByLanguage({ items }: { readonly items: Items }): ReactNode {
    const postLanguage = usePostLanguage();
    const lists: { readonly lang: string | undefined; readonly items: Items[number][] }[] = [];
    for (const item of items) {
      const { lang } = postLanguage(item.permalink);
      const last = lists.at(-1);
      if (last !== undefined && last.lang === lang) last.items.push(item);
      else lists.push({ lang, items: [item] });
    }
    return lists.map(({ lang, items: own }) => (
      <div key={own[0]?.permalink} lang={lang}>
        <ListComponent items={own} />
      </div>
    ));
  };
}

export default function BlogSidebarContentWithLanguages(props: Props): ReactNode {
  const { ListComponent } = props;
  const lists = useMemo(() => listsByLanguage(ListComponent), [ListComponent]);
  return <BlogSidebarContent {...props} ListComponent={lists} />;
}
