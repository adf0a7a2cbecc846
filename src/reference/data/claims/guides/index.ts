import type { Claim } from '../claim.ts';
import { claims as assetManagement } from './asset-management.ts';
import { claims as assetModules } from './asset-modules.ts';
import { claims as authorLibraries } from './author-libraries.ts';
import { claims as backendIntegration } from './backend-integration.ts';
import { claims as buildPerformance } from './build-performance.ts';
import { claims as bundleAnalysis } from './bundle-analysis.ts';
import { claims as caching } from './caching.ts';
import { claims as ciAndContainers } from './ci-and-containers.ts';
import { claims as codeSplitting } from './code-splitting.ts';
import { claims as csp } from './csp.ts';
import { claims as dependencyManagement } from './dependency-management.ts';
import { claims as development } from './development.ts';
import { claims as developmentVagrant } from './development-vagrant.ts';
import { claims as docsForAgents } from './docs-for-agents.ts';
import { claims as ecmaScriptModules } from './ecma-script-modules.ts';
import { claims as entryAdvanced } from './entry-advanced.ts';
import { claims as environmentVariables } from './environment-variables.ts';
import { claims as errorsInProduction } from './errors-in-production.ts';
import { claims as gettingStarted } from './getting-started.ts';
import { claims as hotModuleReplacement } from './hot-module-replacement.ts';
import { claims as imagesAndIcons } from './images-and-icons.ts';
import { claims as indexPage } from './index-page.ts';
import { claims as installation } from './installation.ts';
import { claims as integrations } from './integrations.ts';
import { claims as lazyLoading } from './lazy-loading.ts';
import { claims as microFrontends } from './micro-frontends.ts';
import { claims as modernWebPlatform } from './modern-web-platform.ts';
import { claims as monorepo } from './monorepo.ts';
import { claims as nativeCss } from './native-css.ts';
import { claims as nativeHtml } from './native-html.ts';
import { claims as nodeAndServerless } from './node-and-serverless.ts';
import { claims as oldBrowsers } from './old-browsers.ts';
import { claims as outputManagement } from './output-management.ts';
import { claims as packageExports } from './package-exports.ts';
import { claims as production } from './production.ts';
import { claims as progressiveWebApplication } from './progressive-web-application.ts';
import { claims as publicPath } from './public-path.ts';
import { claims as react } from './react.ts';
import { claims as serverRendering } from './server-rendering.ts';
import { claims as shimming } from './shimming.ts';
import { claims as switchBundlers } from './switch-bundlers.ts';
import { claims as tailwindPostcssSass } from './tailwind-postcss-sass.ts';
import { claims as testing } from './testing.ts';
import { claims as treeShaking } from './tree-shaking.ts';
import { claims as troubleshooting } from './troubleshooting.ts';
import { claims as typescript } from './typescript.ts';
import { claims as vueSvelteSolid } from './vue-svelte-solid.ts';
import { claims as webWorkers } from './web-workers.ts';

/**
 * Evidence for what guides say. Most of what is measured is a figure of a build. Those of thread-loader and Vue CLI, which
 * aren't installed, are among it, so that they are reviewed with each version, too.
 */
export const guideClaims: readonly Claim[] = [
  ...assetModules,
  ...backendIntegration,
  ...bundleAnalysis,
  ...ciAndContainers,
  ...developmentVagrant,
  ...docsForAgents,
  ...entryAdvanced,
  ...errorsInProduction,
  ...integrations,
  ...microFrontends,
  ...nativeHtml,
  ...oldBrowsers,
  ...progressiveWebApplication,
  ...react,
  ...shimming,
  ...tailwindPostcssSass,
  ...typescript,
  ...webWorkers,
  ...assetManagement,
  ...authorLibraries,
  ...buildPerformance,
  ...caching,
  ...codeSplitting,
  ...csp,
  ...dependencyManagement,
  ...development,
  ...ecmaScriptModules,
  ...environmentVariables,
  ...gettingStarted,
  ...hotModuleReplacement,
  ...imagesAndIcons,
  ...indexPage,
  ...installation,
  ...lazyLoading,
  ...modernWebPlatform,
  ...monorepo,
  ...nativeCss,
  ...nodeAndServerless,
  ...outputManagement,
  ...packageExports,
  ...production,
  ...publicPath,
  ...serverRendering,
  ...switchBundlers,
  ...testing,
  ...treeShaking,
  ...troubleshooting,
  ...vueSvelteSolid,
];
