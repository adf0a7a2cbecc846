import type { Claim } from '../claim.ts';
import { claims as NoEmitOnErrorsPlugin } from './NoEmitOnErrorsPlugin.ts';
import { claims as automaticPrefetchPlugin } from './automatic-prefetch-plugin.ts';
import { claims as bannerPlugin } from './banner-plugin.ts';
import { claims as cleanPlugin } from './clean-plugin.ts';
import { claims as contextExclusionPlugin } from './context-exclusion-plugin.ts';
import { claims as contextReplacementPlugin } from './context-replacement-plugin.ts';
import { claims as copyPlugin } from './copy-plugin.ts';
import { claims as cssModulesPlugin } from './css-modules-plugin.ts';
import { claims as definePlugin } from './define-plugin.ts';
import { claims as dllPlugin } from './dll-plugin.ts';
import { claims as dotenvPlugin } from './dotenv-plugin.ts';
import { claims as entryPlugin } from './entry-plugin.ts';
import { claims as environmentPlugin } from './environment-plugin.ts';
import { claims as evalSourceMapDevToolPlugin } from './eval-source-map-dev-tool-plugin.ts';
import { claims as externalsPlugin } from './externals-plugin.ts';
import { claims as hashedModuleIdsPlugin } from './hashed-module-ids-plugin.ts';
import { claims as hotModuleReplacementPlugin } from './hot-module-replacement-plugin.ts';
import { claims as htmlModulesPlugin } from './html-modules-plugin.ts';
import { claims as htmlWebpackPlugin } from './html-webpack-plugin.ts';
import { claims as httpUriPlugin } from './http-uri-plugin.ts';
import { claims as idsPlugins } from './ids-plugins.ts';
import { claims as ignorePlugin } from './ignore-plugin.ts';
import { claims as index } from './index-page.ts';
import { claims as internalPlugins } from './internal-plugins.ts';
import { claims as limitChunkCountPlugin } from './limit-chunk-count-plugin.ts';
import { claims as loaderOptionsPlugin } from './loader-options-plugin.ts';
import { claims as manifestPlugin } from './manifest-plugin.ts';
import { claims as mergeDuplicateChunksPlugin } from './merge-duplicate-chunks-plugin.ts';
import { claims as minChunkSizePlugin } from './min-chunk-size-plugin.ts';
import { claims as moduleConcatenationPlugin } from './module-concatenation-plugin.ts';
import { claims as moduleFederationPlugin } from './module-federation-plugin.ts';
import { claims as normalModuleReplacementPlugin } from './normal-module-replacement-plugin.ts';
import { claims as optimizePlugins } from './optimize-plugins.ts';
import { claims as platformPlugin } from './platform-plugin.ts';
import { claims as prefetchPlugin } from './prefetch-plugin.ts';
import { claims as profilingPlugin } from './profiling-plugin.ts';
import { claims as progressPlugin } from './progress-plugin.ts';
import { claims as providePlugin } from './provide-plugin.ts';
import { claims as sourceMapDevToolPlugin } from './source-map-dev-tool-plugin.ts';
import { claims as splitChunksPlugin } from './split-chunks-plugin.ts';
import { claims as ssrManifestPlugin } from './ssr-manifest-plugin.ts';
import { claims as typescriptPlugin } from './typescript-plugin.ts';
import { claims as virtualUrlPlugin } from './virtual-url-plugin.ts';
import { claims as watchIgnorePlugin } from './watch-ignore-plugin.ts';

/** Evidence for what pages about plugins say. */
export const pluginClaims: readonly Claim[] = [
  ...automaticPrefetchPlugin,
  ...bannerPlugin,
  ...contextExclusionPlugin,
  ...contextReplacementPlugin,
  ...cssModulesPlugin,
  ...dllPlugin,
  ...dotenvPlugin,
  ...entryPlugin,
  ...evalSourceMapDevToolPlugin,
  ...externalsPlugin,
  ...hashedModuleIdsPlugin,
  ...htmlModulesPlugin,
  ...httpUriPlugin,
  ...ignorePlugin,
  ...internalPlugins,
  ...loaderOptionsPlugin,
  ...mergeDuplicateChunksPlugin,
  ...moduleConcatenationPlugin,
  ...platformPlugin,
  ...splitChunksPlugin,
  ...NoEmitOnErrorsPlugin,
  ...copyPlugin,
  ...environmentPlugin,
  ...hotModuleReplacementPlugin,
  ...htmlWebpackPlugin,
  ...idsPlugins,
  ...index,
  ...limitChunkCountPlugin,
  ...minChunkSizePlugin,
  ...moduleFederationPlugin,
  ...optimizePlugins,
  ...prefetchPlugin,
  ...progressPlugin,
  ...providePlugin,
  ...sourceMapDevToolPlugin,
  ...ssrManifestPlugin,
  ...typescriptPlugin,
  ...virtualUrlPlugin,
  ...watchIgnorePlugin,
  ...definePlugin,
  ...manifestPlugin,
  ...normalModuleReplacementPlugin,
  ...profilingPlugin,
  ...cleanPlugin,
];
