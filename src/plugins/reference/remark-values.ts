import type { PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { cachedInventories } from '../../reference/cached-inventories.ts';
import { Catalog } from '../../reference/catalog.ts';
import { readValueRequests } from '../../reference/check/values.ts';
import type { Inventories } from '../../reference/inventories.ts';
import { isPlainValue, quotedValue } from '../../reference/quoted-values.ts';

export interface ValuesOptions {
  /** Root folder of the repository. */
  readonly siteDir?: string;
  /** The names in the installed webpack; read from the packages unless given. */
  readonly inventories?: () => Promise<Inventories>;
}

/**
 * Remark plugin: replaces `<Value of="output.chunkLoadTimeout" in="seconds" />` with the value.
 *
 * @throws Error that names the file, the line and what is wrong
 */
export function remarkValues({
  siteDir = process.cwd(),
  inventories = () => cachedInventories(siteDir),
}: ValuesOptions = {}) {
  let catalog: Promise<Catalog> | undefined;
  return async (root: Root, file: VFile): Promise<void> => {
    const requests = readValueRequests(root);
    if (requests.length === 0) return;
    catalog ??= inventories().then((known) => new Catalog(known));
    const known = await catalog;
    const values = new Map<unknown, string>();
    const [, locale] = /[/\\]i18n[/\\]([^/\\]+)[/\\]/u.exec(file.path) ?? [];
    for (const { node, line, request } of requests) {
      try {
        values.set(node, quotedValue(known, request, locale));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${file.path}:${line} <Value>: ${reason}`, { cause: error });
      }
    }
    visit(root, (node, index, parent) => {
      const value = values.get(node);
      if (value === undefined || parent === undefined || index === undefined) return;
      const printed: PhrasingContent = isPlainValue(value)
        ? { type: 'text', value }
        : { type: 'inlineCode', value };
      parent.children[index] = printed;
    });
  };
}
