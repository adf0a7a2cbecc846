import { createContext } from 'react';

/** The group of tabs that a panel belongs to. */
export interface TabsContextValue {
  /** Begins the ids of the group, by which each tab and its panel name each other. */
  readonly prefix: string;
  /** The value of the panel that shows at first. */
  readonly selected: string;
}

export const TabsContext = createContext<TabsContextValue>({ prefix: '', selected: '' });

export function tabId(prefix: string, value: string): string {
  return `${prefix}tab-${value}`;
}

export function panelId(prefix: string, value: string): string {
  return `${prefix}panel-${value}`;
}
