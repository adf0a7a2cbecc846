import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TranslatedLocale } from './files.ts';
import type { TranslationFinding } from './finding.ts';

/** Han characters; punctuation of Chinese text counts for spacing only where it has no space of its own. */
const han = String.raw`\p{Script=Han}`;
const latin = String.raw`[A-Za-z0-9]`;

const chineseRules: readonly { readonly pattern: RegExp; readonly message: string }[] = [
  {
    pattern: new RegExp(`${han}[,;!?]|${han}:(?!\\w)`, 'u'),
    message: 'Chinese text has full-width punctuation',
  },
  {
    pattern: new RegExp(`${han}${latin}|${latin}${han}`, 'u'),
    message: 'write a space between Chinese and Latin characters',
  },
  {
    pattern: / [，。：；！？、）]|[，。：；！？、（] (?=\S)/u,
    message: 'no space next to full-width punctuation',
  },
];

function isJoined(text: Nodes | undefined, at: 'end' | 'start'): boolean {
  if (text?.type !== 'text') return false;
  return new RegExp(at === 'end' ? `${han}$` : `^${han}`, 'u').test(text.value);
}

function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 8), index + 8).trim();
}

/** Typography of the language: no italics, emphasis that closes, and for Chinese punctuation and spaces. */
export function checkTypography(
  file: string,
  locale: TranslatedLocale,
  tree: Root,
): TranslationFinding[] {
  const found: TranslationFinding[] = [];
  const report = (node: Nodes, message: string): void => {
    found.push({ file, line: node.position?.start.line ?? 1, message });
  };
  visit(tree, (node, index, parent: Parents | undefined) => {
    if (node.type === 'emphasis') {
      report(node, 'these scripts have no italics: use bold or quotation marks');
    }
    if (node.type === 'text' && /\*\*|(?<!\S)__|__(?!\S)/u.test(node.value)) {
      report(
        node,
        'asterisks of emphasis show as text: move punctuation out of them, or add a space',
      );
    }
    if (locale !== 'zh-CN') return;
    if (node.type === 'text') {
      for (const { pattern, message } of chineseRules) {
        const match = pattern.exec(node.value);
        if (match) report(node, `${message}: “${around(node.value, match.index)}”`);
      }
    }
    if (node.type === 'inlineCode' && parent && index !== undefined) {
      if (
        isJoined(parent.children[index - 1], 'end') ||
        isJoined(parent.children[index + 1], 'start')
      ) {
        report(node, `write a space between Chinese text and \`${node.value}\``);
      }
    }
  });
  return found;
}
