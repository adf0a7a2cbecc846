import { parse } from 'yaml';

/** The front matter of a page as it stands in the file; empty where there is none. */
export function readFrontMatter(source: string): Readonly<Record<string, unknown>> {
  const yaml = /^---\r?\n(.*?)\r?\n---(?=\r?\n|$)/su.exec(source)?.[1];
  const data: unknown = yaml === undefined ? {} : parse(yaml);
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}
