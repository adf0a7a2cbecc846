import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { nextTab } from '../../islands/next-tab.ts';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

interface TabListProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Prefix of the ids of the tabs; the panel is `${name}-panel`. */
  readonly name: string;
  readonly className: string | undefined;
  readonly tabClassName: string | undefined;
  /** Handles other keys, such as Delete. */
  readonly onKey?: (event: KeyboardEvent, id: Id) => void;
}

/** Tabs with the usual keyboard behavior: one tab stop, arrow keys move the selection, and the panel follows. */
export default function TabList<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  name,
  className,
  tabClassName,
  onKey,
}: TabListProps<Id>): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  // A row that is too long scrolls so the selected tab is visible; the page itself doesn't.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !tab) return;
    const end = tab.offsetLeft + tab.offsetWidth;
    if (tab.offsetLeft < row.scrollLeft) row.scrollLeft = tab.offsetLeft;
    else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth;
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number, id: Id) => {
    const next = nextTab(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) {
      onKey?.(event, id);
      return;
    }
    event.preventDefault();
    const buttons = event.currentTarget.parentElement?.children;
    (buttons?.[next] as HTMLElement | undefined)?.focus();
    onSelect(tab.id);
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={className}>
      {tabs.map(({ id, label: text }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${name}-tab-${index}`}
          aria-selected={id === selected}
          aria-controls={`${name}-panel`}
          tabIndex={id === selected ? 0 : -1}
          className={tabClassName}
          onClick={() => {
            onSelect(id);
          }}
          onKeyDown={(event) => {
            onKeyDown(event, index, id);
          }}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  readonly name: string;
  /** Index of the selected tab. */
  readonly index: number;
  readonly className?: string | undefined;
  /** True if the panel itself takes the focus, because it may have nothing in it that does. */
  readonly isTabStop?: boolean;
  readonly children: ReactNode;
}

export function TabPanel({
  name,
  index,
  className,
  isTabStop = false,
  children,
}: TabPanelProps): ReactNode {
  return (
    <div
      role="tabpanel"
      id={`${name}-panel`}
      aria-labelledby={`${name}-tab-${index}`}
      tabIndex={isTabStop ? 0 : undefined}
      className={className}
    >
      {children}
    </div>
  );
}
