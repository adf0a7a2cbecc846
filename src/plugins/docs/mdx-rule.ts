import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

type ConfigureWebpackResult = NonNullable<ReturnType<NonNullable<Plugin['configureWebpack']>>>;

/**
 * Lets the docs plugin's own MDX rule compile the generated pages too; without it Docusaurus' fallback rule
 * would take them for partials, without metadata.
 *
 * @throws Error if the docs plugin no longer has the rule, which a new Docusaurus could bring
 */
export function withGeneratedPages(
  result: ReturnType<NonNullable<Plugin['configureWebpack']>> | undefined,
  generatedDir: string,
): ConfigureWebpackResult {
  const rule = result?.module?.rules?.find(
    (candidate) =>
      typeof candidate === 'object' &&
      candidate !== null &&
      candidate.test instanceof RegExp &&
      candidate.test.test('page.mdx'),
  );
  if (!result || typeof rule !== 'object' || rule === null || !Array.isArray(rule.include)) {
    throw new Error(
      'src/plugins/docs/mdx-rule.ts: @docusaurus/plugin-content-docs has no MDX rule with a list of folders; ' +
        'look at its configureWebpack() and adapt this function',
    );
  }
  rule.include.push(`${path.resolve(generatedDir)}${path.sep}`);
  return result;
}
