/**
 * The npm packages whose README becomes a page. This list defines where each page is and what it says about the
 * package; `packages/package.json` and its lockfile define the version. The build fails if a name is in only one of the
 * two.
 */
export interface PackageReplacement {
  /** The replacement, as a phrase for readers. */
  readonly replacement: string;
  /** Root-relative URL of the page about it, if there is one. */
  readonly route?: string;
}

export interface DocumentedPackage {
  /** Name on npm. */
  readonly npm: string;
  readonly kind: 'loader' | 'plugin';
  /** Last segment of the URL: `/loaders/<slug>/` or `/plugins/<slug>/`. */
  readonly slug: string;
  readonly title: string;
  /** Group in the sidebar. Deprecated packages are in their own group, whatever the value is. */
  readonly group: string | null;
  /** Current repository; a published package.json may still have its former location. */
  readonly repo: string;
  /** Branch that relative links and the edit link point to; `HEAD` if the branch name is unknown. */
  readonly branch: string;
  /** Prefix of the version in the repository's tags. */
  readonly tagPrefix: 'v' | '';
  /** SPDX identifier. The build fails if the package declares another one. */
  readonly license: string;
  readonly contributors: readonly string[];
  readonly deprecated: boolean;
  readonly replacedBy: PackageReplacement | null;
}

/** Folder, and first URL segment, of a package's page. */
export function sectionOfPackage(entry: Pick<DocumentedPackage, 'kind'>): 'loaders' | 'plugins' {
  return entry.kind === 'loader' ? 'loaders' : 'plugins';
}

/** Root-relative URL of a package's page, with a trailing slash. */
export function routeOfPackage(entry: Pick<DocumentedPackage, 'kind' | 'slug'>): string {
  return `/${sectionOfPackage(entry)}/${entry.slug}/`;
}

/** URL of the page that has the copyright notices and licenses of all packages. */
export const licensesRoute = '/licenses/';

type Entry = Pick<DocumentedPackage, 'npm'> & Partial<DocumentedPackage>;

/** Fills in the defaults for most packages: their page, their repository in the organization, and its tag format. */
function complete(kind: DocumentedPackage['kind'], entry: Entry): DocumentedPackage {
  return {
    kind,
    slug: entry.npm,
    title: entry.npm,
    group: kind === 'plugin' ? 'webpack contrib' : null,
    repo: `https://github.com/webpack/${entry.npm}`,
    branch: 'main',
    tagPrefix: 'v',
    license: 'MIT',
    contributors: [],
    deprecated: false,
    replacedBy: null,
    ...entry,
  };
}

const loaders: readonly Entry[] = [
  { npm: 'babel-loader', repo: 'https://github.com/babel/babel-loader' },
  { npm: 'coffee-loader' },
  {
    npm: 'css-loader',
    group: 'CSS',
    deprecated: true,
    replacedBy: { replacement: 'webpack built-in CSS', route: '/guides/native-css/' },
  },
  {
    npm: 'exports-loader',
    deprecated: true,
    replacedBy: { replacement: 'shimming in the configuration', route: '/guides/shimming/' },
  },
  {
    npm: 'expose-loader',
    deprecated: true,
    replacedBy: { replacement: 'shimming in the configuration', route: '/guides/shimming/' },
  },
  {
    npm: 'html-loader',
    deprecated: true,
    replacedBy: { replacement: 'webpack built-in HTML', route: '/guides/native-html/' },
  },
  {
    npm: 'imports-loader',
    deprecated: true,
    replacedBy: { replacement: 'shimming in the configuration', route: '/guides/shimming/' },
  },
  { npm: 'less-loader', group: 'CSS', branch: 'HEAD' },
  { npm: 'node-loader', repo: 'https://github.com/webpack-contrib/node-loader', branch: 'HEAD' },
  { npm: 'postcss-loader', group: 'CSS' },
  {
    npm: 'remark-loader',
    branch: 'HEAD',
    deprecated: true,
    replacedBy: { replacement: "webpack's examples/markdown" },
  },
  { npm: 'sass-loader', group: 'CSS' },
  {
    npm: 'source-map-loader',
    repo: 'https://github.com/webpack-contrib/source-map-loader',
    branch: 'HEAD',
  },
  {
    npm: 'style-loader',
    group: 'CSS',
    deprecated: true,
    replacedBy: { replacement: 'webpack built-in CSS', route: '/guides/native-css/' },
  },
  { npm: 'stylus-loader', group: 'CSS' },
  { npm: 'thread-loader' },
  { npm: 'val-loader', repo: 'https://github.com/webpack-contrib/val-loader', branch: 'HEAD' },
];

const plugins: readonly Entry[] = [
  {
    npm: 'chunks-webpack-plugin',
    title: 'ChunksWebpackPlugin',
    group: 'Community',
    repo: 'https://github.com/yoriiis/chunks-webpack-plugin',
    tagPrefix: '',
    contributors: ['yoriiis', 'alexander-akait'],
  },
  {
    npm: 'compression-webpack-plugin',
    title: 'CompressionWebpackPlugin',
    deprecated: true,
    replacedBy: {
      replacement: 'minimizer-webpack-plugin (MinimizerPlugin.compress)',
      route: '/plugins/minimizer-webpack-plugin/#compressing-with-minifying-and-without',
    },
  },
  {
    npm: 'copy-webpack-plugin',
    title: 'CopyWebpackPlugin',
    deprecated: true,
    replacedBy: {
      replacement: 'CopyPlugin built in since webpack 5.111.0',
      route: '/plugins/copy-plugin/',
    },
  },
  {
    npm: 'css-minimizer-webpack-plugin',
    title: 'CssMinimizerWebpackPlugin',
    deprecated: true,
    replacedBy: {
      replacement: 'minimizer-webpack-plugin',
      route: '/plugins/minimizer-webpack-plugin/',
    },
  },
  {
    npm: 'eslint-webpack-plugin',
    title: 'EslintWebpackPlugin',
    deprecated: true,
    replacedBy: { replacement: 'diagnostics-webpack-plugin' },
  },
  {
    npm: 'html-minimizer-webpack-plugin',
    title: 'HtmlMinimizerWebpackPlugin',
    deprecated: true,
    replacedBy: {
      replacement: 'minimizer-webpack-plugin',
      route: '/plugins/minimizer-webpack-plugin/',
    },
  },
  {
    npm: 'image-minimizer-webpack-plugin',
    title: 'ImageMinimizerWebpackPlugin',
    deprecated: true,
    replacedBy: {
      replacement: 'minimizer-webpack-plugin',
      route: '/plugins/minimizer-webpack-plugin/',
    },
  },
  {
    npm: 'install-webpack-plugin',
    title: 'InstallWebpackPlugin',
    repo: 'https://github.com/webpack-contrib/install-webpack-plugin',
    branch: 'HEAD',
  },
  {
    npm: 'json-minimizer-webpack-plugin',
    title: 'JsonMinimizerWebpackPlugin',
    branch: 'HEAD',
    deprecated: true,
    replacedBy: {
      replacement: 'minimizer-webpack-plugin',
      route: '/plugins/minimizer-webpack-plugin/',
    },
  },
  {
    npm: 'mini-css-extract-plugin',
    title: 'MiniCssExtractPlugin',
    deprecated: true,
    replacedBy: { replacement: 'webpack built-in CSS', route: '/guides/native-css/' },
  },
  { npm: 'minimizer-webpack-plugin', title: 'MinimizerWebpackPlugin' },
  {
    npm: 'stylelint-webpack-plugin',
    title: 'StylelintWebpackPlugin',
    deprecated: true,
    replacedBy: { replacement: 'diagnostics-webpack-plugin' },
  },
  {
    npm: 'svg-chunk-webpack-plugin',
    title: 'SvgChunkWebpackPlugin',
    group: 'Community',
    repo: 'https://github.com/yoriiis/svg-chunk-webpack-plugin',
    tagPrefix: '',
    contributors: ['yoriiis', 'alexander-akait'],
  },
  {
    npm: 'terser-webpack-plugin',
    title: 'TerserWebpackPlugin',
    repo: 'https://github.com/webpack/minimizer-webpack-plugin',
  },
];

export const packages: readonly DocumentedPackage[] = [
  ...loaders.map((entry) => complete('loader', entry)),
  ...plugins.map((entry) => complete('plugin', entry)),
];
