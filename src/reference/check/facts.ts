import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { PageWithDefinitions } from '../coverage.ts';
import type { Finding } from './finding.ts';

/** Line beginnings that state facts printed by the build. */
const typedLine =
  /^(?:types?|defaults?|default value|added(?: in| since)?|since|cli(?: flags?)?|flags?|available since)\s*:/iu;

/** Columns of definition tables that state facts printed by the build. */
const typedColumns: ReadonlySet<string> = new Set(['Type', 'Default', 'Since', 'Added', 'CLI']);

function typedLines(block: RootContent, file: string): Finding[] {
  const items = block.type === 'list' ? block.children.flatMap((item) => item.children) : [block];
  return items.flatMap((item): Finding[] => {
    const text = item.type === 'paragraph' ? toString(item) : '';
    return typedLine.test(text)
      ? [
          {
            rule: 'typed-fact',
            file,
            line: item.position?.start.line ?? 1,
            message: `"${text.slice(0, 40)}" is printed by the build; remove the line`,
          },
        ]
      : [];
  });
}

/** Finds lines and columns with facts that the build prints. */
export function findTypedFacts(page: PageWithDefinitions): Finding[] {
  const { file } = page;
  return page.definitions
    .filter(({ table, matches }) => table === undefined && matches.length > 0)
    .flatMap(({ section }) => [
      ...section.blocks.flatMap((block) => typedLines(block, file)),
      ...section.tables.flatMap(({ columns, node }) =>
        columns
          .filter((column) => typedColumns.has(column))
          .map((column): Finding => ({
            rule: 'typed-fact',
            file,
            line: node.position?.start.line ?? 1,
            message: `the column "${column}" is printed by the build; remove it`,
          })),
      ),
    ]);
}
