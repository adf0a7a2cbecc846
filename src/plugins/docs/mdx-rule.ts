import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { generatedPagesDir } from '../../site/written-pages.ts';

const headingRegistration = 'src/plugins/docs/heading-registration.mjs';
const compileOnce = 'src/plugins/docs/compile-once.mjs';

type ConfigureWebpackResult = NonNullable<ReturnType<NonNullable<Plugin['configureWebpack']>>>;

/** Item of the rule that runs the MDX loader, with the options that say what a page is. */
interface MdxItem {
  loader: string;
  readonly options: { readonly metadataPath: unknown; readonly isMDXPartial: unknown };
}

function hasPageOptions(item: unknown): item is MdxItem {
  if (typeof item !== 'object' || item === null || !('options' in item)) return false;
  const { options } = item;
  return (
    typeof options === 'object' &&
    options !== null &&
    'metadataPath' in options &&
    'isMDXPartial' in options
  );
}

/**
 * Lets the docs plugin's own MDX rule compile the generated pages too; without it Docusaurus' fallback rule
 * would take them for partials, without metadata. Each page is compiled once for both bundles, and also registers its
 * headings.
 *
 * @throws Error if the docs plugin no longer has the rule, which a new Docusaurus could bring
 */
export function withGeneratedPages(
  result: ReturnType<NonNullable<Plugin['configureWebpack']>> | undefined,
  siteDir: string,
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
    !hasPageOptions(rule.use[0])
  ) {
    throw new Error(
      'src/plugins/docs/mdx-rule.ts: @docusaurus/plugin-content-docs has no MDX rule with a list of folders; ' +
        'look at its configureWebpack() and adapt this function',
    );
  }
  const loader = path.join(siteDir, headingRegistration);
  // The plugin gives the bundles of server and browser the same rule.
  if ('loader' in rule.use[0] && rule.use[0].loader === loader) return result;
  rule.use[0].loader = path.join(siteDir, compileOnce);
  const { metadataPath, isMDXPartial } = rule.use[0].options;
  rule.use.unshift({ loader, options: { metadataPath, isMDXPartial } });
  rule.include.push(`${path.join(siteDir, generatedPagesDir)}${path.sep}`);
  return result;
}
