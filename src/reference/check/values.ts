import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../../content/source-page.ts';
import { quotedValue, valueAttributes } from '../quoted-values.ts';
import type { ValueRequest } from '../quoted-values.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';

interface WrittenRequest {
  readonly node: unknown;
  readonly line: number;
  readonly request: ValueRequest;
}

/** The elements `<Value of="…" />` of a page, which print values of the installed packages. */
export function readValueRequests(tree: Root): WrittenRequest[] {
  const found: WrittenRequest[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return;
    if (node.name !== 'Value') return;
    const attribute = (name: string): string | undefined => {
      const value = node.attributes.find(
        (one) => one.type === 'mdxJsxAttribute' && one.name === name,
      )?.value;
      return typeof value === 'string' ? value : undefined;
    };
    const [of, mode, unit] = valueAttributes.map(attribute);
    found.push({
      node,
      line: node.position?.start.line ?? 1,
      request: { of: of ?? '', mode, in: unit },
    });
  });
  return found;
}

/** Finds quoted values that the installed packages don't have. */
export function findMissingValues(page: Page, { catalog }: Pick<Facts, 'catalog'>): Finding[] {
  return readValueRequests(page.tree).flatMap(({ line, request }): Finding[] => {
    try {
      quotedValue(catalog, request);
      return [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [{ rule: 'value', file: page.file, line, message: `<Value>: ${reason}` }];
    }
  });
}
