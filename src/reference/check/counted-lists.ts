import type { Nodes, Paragraph, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../../content/source-page.ts';
import type { Finding } from './finding.ts';
import { writtenText } from './sentences.ts';
import { numbersOf, numberWord } from './statements.ts';

/** A number of things at the beginning of the last sentence in front of a list: "Four hooks always exist:". */
const count = new RegExp(
  String.raw`(?:^|[.;!?]\s+)(?:the following |there are |(?:it|webpack|the plugin|the object) has )?(?<count>${numberWord}) (?:\w+ ){0,2}?\w+s\b[^.;!?:]*:$`,
  'iu',
);

/** Things that are counted before they're listed. */
const counted =
  '(?:objects|ways|kinds|forms|groups|parts|steps|types|things|places|rules|conditions|questions|consequences|reasons|stages|levels|cases|methods|differences|approaches|variants|categories|phases|sources|failures)';

/** A number of things anywhere in a sentence: "A compiler reads and writes through four objects, which". */
const countInside = new RegExp(
  String.raw`(?<!\b(?:the|these|those|its|their|both|first|last|next|other|another|all|least|most|to|than|or|more|least|only|with|without|for|if|when|every|each|any) )(?<![-–\w])(?<count>${numberWord}) (?:(?!of\b|or\b|and\b)[a-z]+ )?${counted}\b(?! (?:above|of (?:the|these|them)\b))`,
  'giu',
);

/** The number of items of a list, or of rows of a table. */
function itemsOf(node: Nodes | undefined): number | undefined {
  if (node?.type === 'list') return node.children.length;
  return node?.type === 'table' ? node.children.length - 1 : undefined;
}

/** A number of things in a text in front of a list or table, if the text has a single one. */
function countIn(text: string): { readonly said: string; readonly count: string } | undefined {
  const plain = text.replaceAll(/`[^`]*`/gu, (code) => '-'.repeat(code.length));
  const all = [...plain.matchAll(countInside)].filter(
    // The sentence itself can list them: "two things: the name, and the path".
    ({ 0: said, index }) => !/^[^.!?]*: \S/u.test(plain.slice(index + said.length)),
  );
  const [first] = all;
  return first === undefined || all.length > 1
    ? undefined
    : { said: first[0], count: first.groups?.count ?? '' };
}

/** The list or table behind a paragraph, or behind the next paragraph, if this one leads to it. */
function listBehind(parent: Parents, index: number): Nodes | undefined {
  const [next, second] = parent.children.slice(index + 1);
  if (next?.type !== 'paragraph') return next;
  const text = writtenText(next);
  return text.endsWith(':') && text.length < 200 && countIn(text) === undefined
    ? second
    : undefined;
}

/** Finds a sentence that announces another number of things than the list or table below it has. */
export function findWrongCounts(page: Page): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'paragraph', (node: Paragraph, index, parent) => {
    if (index === undefined || parent === undefined) return;
    const text = writtenText(node).trim();
    const announced = count.exec(text);
    const items = itemsOf(parent.children[index + 1]);
    // The rows of a table often have something else than what a longer sentence counts.
    const isOther =
      announced !== null &&
      parent.children[index + 1]?.type === 'table' &&
      announced[0].split(' ').length > 6;
    const first =
      announced === null || isOther || items === undefined
        ? undefined
        : {
            said: announced[0].replace(/^[.;!?]\s+/u, ''),
            count: announced.groups?.count ?? '',
            items,
          };
    const inside = countIn(text);
    const behind = itemsOf(listBehind(parent, index));
    const found =
      first ?? (inside && behind !== undefined ? { ...inside, items: behind } : undefined);
    if (found === undefined) return;
    const [number] = numbersOf(found.count, undefined);
    if (number === String(found.items)) return;
    findings.push({
      rule: 'number',
      file: page.file,
      line: node.position?.start.line ?? 1,
      message: `"${found.said}" is followed by ${found.items}; correct the number, or the list`,
    });
  });
  return findings;
}
