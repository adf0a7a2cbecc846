import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AcceptedPlugin } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Components of the classic theme that never render here: options turn them off, or `src/theme` replaces them. */
const unusedParts = [
  'DocBreadcrumbs',
  'DocCard',
  'DocCardList',
  'DocSidebarItem',
  'DocTagDocListPage',
  'DocTagsListPage',
  'DocVersionBadge',
  'DocVersionBanner',
  'Footer',
  'Navbar',
  'NavbarItem',
  'NotFound',
  'Tabs',
];

const customProperty = /--[\w-]+/gu;

/** What may name a class or a custom property of Infima: absolute paths of the site's files and the theme's. */
function filesWithNames(siteDir: string): string[] {
  const theme = path.dirname(
    createRequire(path.join(siteDir, 'package.json')).resolve('@docusaurus/theme-classic'),
  );
  const ofTheme = globSync('**/*.{js,css}', { cwd: theme }).filter(
    (file) => !unusedParts.includes(file.split(path.sep)[1] ?? ''),
  );
  return [
    ...globSync(['src/**/*.{css,ts,tsx}', '{blog,docs}/**/*.mdx'], { cwd: siteDir }).map((file) =>
      path.join(siteDir, file),
    ),
    ...ofTheme.map((file) => path.join(theme, file)),
  ];
}

/**
 * A PostCSS plugin that removes the rules and custom properties of Infima that nothing names.
 *
 * @param siteDir root folder of the site
 */
export function unusedInfima(siteDir: string): AcceptedPlugin {
  return {
    postcssPlugin: 'portal-unused-infima',
    async Once(root, { result, postcss }) {
      if (!/[\\/]infima[\\/]/u.test(result.opts.from ?? '')) return;
      const files = filesWithNames(siteDir).map((file) => ({
        raw: readFileSync(file, 'utf8'),
        extension: path.extname(file).slice(1),
      }));
      const properties = files.flatMap(({ raw }) => raw.match(customProperty) ?? []);
      const [purged] = await new PurgeCSS().purge({
        css: [{ raw: root.toString() }],
        content: files.filter(({ extension }) => extension !== 'css'),
        variables: true,
        safelist: { variables: [...new Set(properties)] },
      });
      if (purged === undefined) throw new Error('PurgeCSS returned no styles for Infima.');
      root.removeAll();
      root.append(postcss.parse(purged.css).nodes);
    },
  };
}

/**
 * Leaves out the part of Docusaurus's stylesheet that the site doesn't use, a third of what it is with Brotli. Only in
 * builds: in development, a class that somebody tries out just works.
 */
export default function infimaPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'portal-infima',
    configurePostCss: (options) =>
      process.env.NODE_ENV === 'production'
        ? { ...options, plugins: [...options.plugins, unusedInfima(siteDir)] }
        : options,
  };
}
