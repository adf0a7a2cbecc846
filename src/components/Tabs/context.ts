import { createContext } from 'react';

/** The group of tabs that a panel belongs to. */
export interface TabsContextValue {
  /** Prefix of the group's ids, which link each tab to its panel. */
  readonly prefix: string;
  /** The value of the panel that is shown at first. */
  readonly selected: string;
}

export const TabsContext = createContext<TabsContextValue>({ prefix: '', selected: '' });

export function tabId(prefix: string, value: string): string {
  return `${prefix}tab-${value}`;
}

export function panelId(prefix: string, value: string): string {
  return `${prefix}panel-${value}`;
}
