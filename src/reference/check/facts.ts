import type { Nodes, PhrasingContent, RootContent, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Match } from '../catalog.ts';
import { defaultValues, modesText } from '../default-text.ts';
import type { Definition } from '../documented.ts';
import { factsFor } from '../identifier.ts';
import type { Finding } from './finding.ts';
import type { Page } from '../../content/source-page.ts';

/** Words after which a value in code ticks is the default. */
const before =
  /(?:\bdefaults? (?:value )?(?:to|is|are|:)|\bdefault:|\bby default,?(?: it is)?)\s*$/iu;

/** Words that say of the value before them that it is the default. */
const after = /^\s*(?:\(the default\)|\(default\)|is the default\b)/iu;

/** Beginnings of lines that state what the build prints. */
const typedLine =
  /^(?:types?|defaults?|default value|added(?: in| since)?|since|cli(?: flags?)?|flags?|available since)\s*:/iu;

/** Columns of a definition table that state what the build prints. */
const typedColumns: ReadonlySet<string> = new Set(['Type', 'Default', 'Since', 'Added', 'CLI']);

/** A value, free of differences that only concern writing. */
function plain(value: string): string {
  const text = value.trim().replaceAll('"', "'").replaceAll(/\s+/gu, '');
  return /^'[^']*'$/u.test(text) ? text.slice(1, -1) : text;
}

/** Code that can only be a value: a word alone could be the name of something else. */
function isValue(code: string): boolean {
  return /^(?:true|false|null|undefined|-?\d[\d_.]*|'[^']*'|"[^"]*"|\[.*\]|\{.*\}|\/.+\/[a-z]*)$/u.test(
    code.trim(),
  );
}

/** Words that make a statement depend on something that this check does not know, such as the target. */
const condition =
  /\b(?:when|if|unless|where|with|without|for|from|except|otherwise|only|target|there|in (?!both|every|any|all))\b/iu;

/** The part of a sentence that lies on one side of a value. */
function restOfSentence(node: PhrasingContent | undefined, side: 'before' | 'after'): string {
  const text = node?.type === 'text' ? node.value : '';
  const sentences = text.split(/(?<=[.:;!?])\s+/u);
  return (side === 'before' ? sentences.at(-1) : sentences[0]) ?? '';
}

/** Defaults that a run of text states without a condition. */
function statedDefaults(children: readonly PhrasingContent[]): { value: string; line: number }[] {
  return children.flatMap((child, index) => {
    if (child.type !== 'inlineCode' || !isValue(child.value)) return [];
    const earlier = restOfSentence(children[index - 1], 'before');
    const later = restOfSentence(children[index + 1], 'after');
    const isStated = before.test(earlier) || after.test(later);
    const isConditional = condition.test(earlier) || condition.test(later);
    if (!isStated || isConditional) return [];
    return [{ value: child.value, line: child.position?.start.line ?? 1 }];
  });
}

/** Paragraphs and cells below a node, definition tables left out since their rows speak for themselves. */
function runsOfText(node: Nodes): (readonly PhrasingContent[])[] {
  if (node.type === 'paragraph') return [node.children];
  if (node.type === 'table' || !('children' in node)) return [];
  return node.children.flatMap((child) => runsOfText(child));
}

function wrongDefaults(
  runs: readonly (readonly PhrasingContent[])[],
  matches: readonly Match[],
  file: string,
): Finding[] {
  const known = matches.flatMap(({ name, identifier }) => {
    const { defaults } = factsFor(identifier, name);
    return defaults ? [{ name, defaults }] : [];
  });
  const [first] = known;
  if (first === undefined) return [];
  const real = new Set(known.flatMap(({ defaults }) => defaultValues(defaults).map(plain)));
  return runs.flatMap(statedDefaults).flatMap(({ value, line }): Finding[] => {
    if (real.has(plain(value))) return [];
    const message = `the prose says that \`${value}\` is the default of ${first.name}, which is ${modesText(first.defaults)}; leave defaults to the build`;
    return [{ rule: 'default', file, line, message }];
  });
}

/** Runs of text of a heading's section or of a row. */
function runsOf({ section, row }: Definition): (readonly PhrasingContent[])[] {
  if (row === undefined) return section.blocks.flatMap((block) => runsOfText(block));
  return row.children.map((cell: TableCell) => cell.children);
}

/** Prose that states a default other than the one of the installed webpack. */
export function findWrongDefaults(page: Page, definitions: readonly Definition[]): Finding[] {
  return definitions.flatMap((definition) =>
    wrongDefaults(runsOf(definition), definition.matches, page.file),
  );
}

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

/** Lines and columns with facts that the build prints. */
export function findTypedFacts(page: Page, definitions: readonly Definition[]): Finding[] {
  const { file } = page;
  return definitions
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
