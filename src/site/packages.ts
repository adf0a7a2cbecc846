/**
 * The npm packages whose README becomes a page. This list says where each page stands and what the page says
 * about the package; `packages/package.json` and its lockfile say which version is shown. The build stops when
 * a name is in one of the two and not in the other.
 */
export interface PackageReplacement {
  /** What to use instead, as a reader would say it. */
  readonly replacement: string;
  /** Root-absolute address of the page about it, where there is one. */
  readonly route?: string;
}

export interface DocumentedPackage {
  /** Name on npm. */
  readonly npm: string;
  readonly kind: 'loader' | 'plugin';
  /** Last part of the address: `/loaders/<slug>/` or `/plugins/<slug>/`. */
  readonly slug: string;
  readonly title: string;
  /** Group in the sidebar; packages that are deprecated are grouped as such, whatever stands here. */
  readonly group: string | null;
  /** Where the repository is today; a published package.json may still name the place it moved from. */
  readonly repo: string;
  /** Branch that relative links and the edit link point to; `HEAD` where the name of the branch is not known. */
  readonly branch: string;
  /** What stands before the version in the names of the repository's tags. */
  readonly tagPrefix: 'v' | '';
  /** SPDX identifier. The build stops when the package declares another. */
  readonly license: string;
  readonly contributors: readonly string[];
  readonly deprecated: boolean;
  readonly replacedBy: PackageReplacement | null;
}

/** Folder and first part of the address of a package's page. */
export function sectionOfPackage(entry: Pick<DocumentedPackage, 'kind'>): 'loaders' | 'plugins' {
  return entry.kind === 'loader' ? 'loaders' : 'plugins';
}

/** Root-absolute address of a package's page, with the slash at its end. */
export function routeOfPackage(entry: Pick<DocumentedPackage, 'kind' | 'slug'>): string {
  return `/${sectionOfPackage(entry)}/${entry.slug}/`;
}

/** Address of the page that holds the copyright notices and licenses of all packages. */
export const licensesRoute = '/licenses/';

type Entry = Pick<DocumentedPackage, 'npm'> & Partial<DocumentedPackage>;

/** Fills in what holds for most packages: their page, their place in the organization, and how it releases. */
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
