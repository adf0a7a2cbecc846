import type { Nodes, Paragraph } from 'mdast';
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

/** The number of items of a list, or of rows of a table. */
function itemsOf(node: Nodes | undefined): number | undefined {
  if (node?.type === 'list') return node.children.length;
  return node?.type === 'table' ? node.children.length - 1 : undefined;
}

/** Finds a sentence that announces another number of things than the list or table below it has. */
export function findWrongCounts(page: Page): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'paragraph', (node: Paragraph, index, parent) => {
    if (index === undefined || parent === undefined) return;
    const said = count.exec(writtenText(node).trim());
    const items = itemsOf(parent.children[index + 1]);
    if (said === null || items === undefined) return;
    // The rows of a table often have something else than what a longer sentence counts.
    if (parent.children[index + 1]?.type === 'table' && said[0].split(' ').length > 6) return;
    const [number] = numbersOf(said.groups?.count ?? '', undefined);
    if (number === String(items)) return;
    findings.push({
      rule: 'number',
      file: page.file,
      line: node.position?.start.line ?? 1,
      message: `"${said[0].replace(/^[.;!?]\s+/u, '')}" is followed by ${items}; correct the number, or the list`,
    });
  });
  return findings;
}
