/** Facts about the site as a whole. Each is defined only here; config, theme, plugins and tests import it. */

export const site = {
  /** Name of the tool and of the site: the last part of every page title. */
  name: 'webpack',
  /** Production URL of the site; canonical links begin with it. */
  url: 'https://webpack.js.org',
  baseUrl: '/',
  /** Used as the description of any page that has none of its own. */
  description:
    'webpack is a module bundler: it follows the imports of your application and turns scripts, styles, pages and assets into files that a browser or server loads.',
  homeTitle: 'webpack: bundle your scripts, styles, pages and assets',
  /** Prefix of "Edit this page" links, to which a path in the repository is appended. */
  editUrl: 'https://github.com/webpack/webpack.js.org/edit/main/',
  /** The source repository, and the branch of the published site. */
  repository: 'https://github.com/webpack/webpack.js.org/',
  branch: 'main',
  issuesUrl: 'https://github.com/webpack/webpack.js.org/issues/new',
  /** Color of the browser's UI around the page. */
  themeColor: '#2B3A42',
} as const;

export const printableTitle = 'Combined printable page';
