import { visit } from 'unist-util-visit';
import type { Finding } from './finding.ts';
import type { Page } from '../../content/source-page.ts';

/** True if an expression contains only comments or a single literal. */
function isHarmless(expression: string): boolean {
  return /^\s*(?:(?:\/\*[^]*?\*\/\s*)*|'[^']*'|"[^"]*"|`[^`$]*`)\s*$/u.test(expression);
}

/**
 * Finds braces in text that MDX parses as expressions: `{name}` would be evaluated as a variable when the page is
 * rendered. A page with imports or definitions has expressions on purpose.
 */
export function findBraces(page: Page): Finding[] {
  const findings: Finding[] = [];
  if (page.tree.children.some(({ type }) => type === 'mdxjsEsm')) return [];
  visit(page.tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    if (!('value' in node) || isHarmless(node.value)) return;
    findings.push({
      rule: 'brace',
      file: page.file,
      line: node.position?.start.line ?? 1,
      message: `{${node.value}} is an expression; write \\{${node.value}}, or code ticks around it`,
    });
  });
  return findings;
}
