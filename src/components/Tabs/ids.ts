import { createContext } from 'react';

/** Prefix of the ids of a group of tabs, by which each tab and its panel name each other. */
export const TabIds = createContext('');

export function tabId(prefix: string, value: string): string {
  return `${prefix}tab-${value}`;
}

export function panelId(prefix: string, value: string): string {
  return `${prefix}panel-${value}`;
}
