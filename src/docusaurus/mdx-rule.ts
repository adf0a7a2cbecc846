import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { generatedPagesDir } from '../content/pathname.ts';

type ConfigureWebpackResult = NonNullable<ReturnType<NonNullable<Plugin['configureWebpack']>>>;

interface MdxItem {
  readonly options: { readonly isMDXPartial: unknown };
}

function isMdxItem(item: unknown): item is MdxItem {
  if (typeof item !== 'object' || item === null || !('options' in item)) return false;
  const { options } = item;
  return typeof options === 'object' && options !== null && 'isMDXPartial' in options;
}

interface PageModules {
  readonly siteDir: string;
  /** Whether pages leave their text to the HTML of the server: in the browser's bundle of a build. */
  readonly keepsServerText: boolean;
}

/**
 * Changes the rule with which Docusaurus's docs plugin compiles pages, which has no option for either of this:
 *
 * - The generated pages of packages are compiled by it too. Docusaurus's fallback rule would take them for partials,
 *   without metadata.
 * - `page-module.mjs` stands before the loader of MDX.
 *
 * @throws Error if the docs plugin no longer has the rule, which a new Docusaurus could bring
 */
export function withPageModules(
  result: ReturnType<NonNullable<Plugin['configureWebpack']>> | undefined,
  { siteDir, keepsServerText }: PageModules,
): ConfigureWebpackResult {
  const rule = result?.module?.rules?.find(
    (candidate) =>
      typeof candidate === 'object' &&
      candidate !== null &&
      candidate.test instanceof RegExp &&
      candidate.test.test('page.mdx'),
  );
  if (
    !result ||
    typeof rule !== 'object' ||
    rule === null ||
    !Array.isArray(rule.include) ||
    !Array.isArray(rule.use) ||
    !isMdxItem(rule.use[0])
  ) {
    throw new Error(
      'src/docusaurus/mdx-rule.ts: @docusaurus/plugin-content-docs has no MDX rule with a list of folders; ' +
        'look at its configureWebpack() and adapt this function',
    );
  }
  const { isMDXPartial } = rule.use[0].options;
  const loader = path.join(siteDir, 'src/docusaurus/page-module.mjs');
  const generated = `${path.join(siteDir, generatedPagesDir)}${path.sep}`;
  const folders = rule.include as string[];
  // The plugin gives both bundles the same rule, and asks the same list which files are partials.
  if (!folders.includes(generated)) folders.push(generated);
  const own = {
    ...rule,
    use: [{ loader, options: { keepsServerText, isMDXPartial } }, ...(rule.use as object[])],
  };
  return {
    ...result,
    module: {
      ...result.module,
      rules: (result.module?.rules ?? []).map((other) => (other === rule ? own : other)),
    },
  };
}
