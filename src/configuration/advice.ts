/** Things a configuration does by hand that webpack does itself, and names that webpack 5 no longer has. */

export interface Advice {
  /**
   * `built-in`: webpack has the feature; `css`: it disables the built-in CSS support; `removed`: it no longer exists.
   */
  readonly kind: 'built-in' | 'css' | 'removed';
  /** Package names and, for plugins, the name of the class. */
  readonly names: readonly string[];
  /** The replacement, as code. */
  readonly replacement: string;
  /** URL of the replacement's description. */
  readonly url: string;
}

/** Loaders, by package. */
export const loaderAdvice: readonly Advice[] = [
  {
    kind: 'css',
    names: ['css-loader', 'style-loader', 'mini-css-extract-plugin'],
    replacement: 'experiments.css',
    url: '/guides/native-css/#migration-guide',
  },
  {
    kind: 'built-in',
    names: ['file-loader', 'svg-url-loader'],
    replacement: "type: 'asset/resource'",
    url: '/guides/asset-modules/#resource-type',
  },
  {
    kind: 'built-in',
    names: ['url-loader'],
    replacement: "type: 'asset'",
    url: '/guides/asset-modules/#asset-type',
  },
  {
    kind: 'built-in',
    names: ['raw-loader'],
    replacement: "type: 'asset/source'",
    url: '/guides/asset-modules/#source-type',
  },
  {
    kind: 'built-in',
    names: ['html-loader'],
    replacement: 'experiments.html',
    url: '/guides/native-html/',
  },
  {
    kind: 'built-in',
    names: ['json-loader'],
    replacement: "type: 'json'",
    url: '/loaders/#json',
  },
  {
    kind: 'built-in',
    names: ['worker-loader', 'workerize-loader'],
    replacement: 'new Worker(new URL(…, import.meta.url))',
    url: '/guides/web-workers/',
  },
  {
    kind: 'built-in',
    names: ['cache-loader'],
    replacement: "cache: { type: 'filesystem' }",
    url: '/configuration/cache/#cachetype',
  },
  {
    kind: 'removed',
    names: ['awesome-typescript-loader'],
    replacement: 'experiments.typescript',
    url: '/guides/typescript/',
  },
];

/** Plugins, by package and class name. */
export const pluginAdvice: readonly Advice[] = [
  {
    kind: 'built-in',
    names: ['html-webpack-plugin', 'HtmlWebpackPlugin', 'HtmlPlugin'],
    replacement: 'output.html',
    url: '/configuration/output/#outputhtml',
  },
  {
    kind: 'built-in',
    names: ['clean-webpack-plugin', 'CleanWebpackPlugin'],
    replacement: 'output.clean',
    url: '/configuration/output/#outputclean',
  },
  {
    kind: 'built-in',
    names: ['copy-webpack-plugin', 'CopyWebpackPlugin'],
    replacement: 'output.copy',
    url: '/configuration/output/#outputcopy',
  },
  {
    kind: 'css',
    names: ['mini-css-extract-plugin', 'MiniCssExtractPlugin'],
    replacement: 'experiments.css',
    url: '/guides/native-css/#3-replace-mini-css-extract-plugin',
  },
  {
    kind: 'built-in',
    names: [
      'terser-webpack-plugin',
      'TerserPlugin',
      'TerserWebpackPlugin',
      'uglifyjs-webpack-plugin',
      'UglifyJsPlugin',
    ],
    replacement: 'optimization.minimizeOptions.javascript',
    url: '/configuration/optimization/#optimizationminimizeoptionsjavascript',
  },
  {
    kind: 'built-in',
    names: [
      'css-minimizer-webpack-plugin',
      'CssMinimizerPlugin',
      'optimize-css-assets-webpack-plugin',
      'OptimizeCSSAssetsPlugin',
      'OptimizeCssAssetsPlugin',
    ],
    replacement: 'optimization.minimizeOptions.css',
    url: '/configuration/optimization/#optimizationminimizeoptionscss',
  },
  {
    kind: 'built-in',
    names: ['html-minimizer-webpack-plugin', 'HtmlMinimizerPlugin'],
    replacement: 'optimization.minimizeOptions.html',
    url: '/configuration/optimization/#optimizationminimizeoptionshtml',
  },
  {
    kind: 'built-in',
    names: ['dotenv-webpack', 'Dotenv', 'DotenvWebpackPlugin'],
    replacement: 'dotenv',
    url: '/configuration/dotenv/',
  },
  {
    kind: 'built-in',
    names: ['tsconfig-paths-webpack-plugin', 'TsconfigPathsPlugin'],
    replacement: 'resolve.tsconfig',
    url: '/guides/typescript/#migrating-from-tsconfig-paths-webpack-plugin',
  },
  {
    kind: 'built-in',
    names: ['webpack-manifest-plugin', 'WebpackManifestPlugin'],
    replacement: 'new webpack.ManifestPlugin()',
    url: '/plugins/manifest-plugin/',
  },
  {
    kind: 'built-in',
    names: ['webpack-subresource-integrity', 'SubresourceIntegrityPlugin'],
    replacement: 'output.html.integrity',
    url: '/configuration/output/#outputhtml',
  },
  {
    kind: 'built-in',
    names: ['hard-source-webpack-plugin', 'HardSourceWebpackPlugin'],
    replacement: "cache: { type: 'filesystem' }",
    url: '/configuration/cache/#cachetype',
  },
  {
    kind: 'built-in',
    names: ['circular-dependency-plugin', 'CircularDependencyPlugin'],
    replacement: 'performance.circularDependencies',
    url: '/configuration/performance/#what-stands-in-the-way',
  },
  {
    kind: 'built-in',
    names: ['duplicate-package-checker-webpack-plugin', 'DuplicatePackageCheckerPlugin'],
    replacement: 'performance.duplicatePackages',
    url: '/configuration/performance/#what-travels',
  },
  {
    kind: 'removed',
    names: ['extract-text-webpack-plugin', 'ExtractTextPlugin'],
    replacement: 'experiments.css',
    url: '/guides/native-css/',
  },
  {
    kind: 'removed',
    names: ['CommonsChunkPlugin'],
    replacement: 'optimization.splitChunks',
    url: '/migrate/4/#commonschunkplugin',
  },
  {
    kind: 'removed',
    names: [
      'NamedModulesPlugin',
      'HashedModuleIdsPlugin',
      'NamedChunksPlugin',
      'OccurrenceOrderPlugin',
    ],
    replacement: 'optimization.moduleIds',
    url: '/configuration/optimization/#optimizationmoduleids',
  },
  {
    kind: 'built-in',
    names: ['ModuleConcatenationPlugin'],
    replacement: 'optimization.concatenateModules',
    url: '/configuration/optimization/#optimizationconcatenatemodules',
  },
  {
    kind: 'built-in',
    names: ['NoEmitOnErrorsPlugin'],
    replacement: 'optimization.emitOnErrors',
    url: '/configuration/optimization/#optimizationemitonerrors',
  },
  {
    kind: 'built-in',
    names: ['HotModuleReplacementPlugin'],
    replacement: 'devServer.hot',
    url: '/configuration/dev-server/#devserverhot',
  },
];

/** The advice about a name, if there is any. */
export function adviceFor(
  list: readonly Advice[],
  ...names: readonly string[]
): Advice | undefined {
  return list.find((one) => names.some((name) => one.names.includes(name)));
}
