import type { Tool } from './tools.ts';

/** The name of the tool that has been lent out the longest, among all tools that are out for over a week. */
export function longestLoan(tools: readonly Tool[]): string {
  const [longest] = tools.filter(({ days }) => days > 7).sort((a, b) => b.days - a.days);
  return longest!.name;
}
