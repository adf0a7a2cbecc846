import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/context-exclusion-plugin', [
    [
      'keeps files out of all the sets that webpack collects',
      'webpack/lib/context/ContextExclusionPlugin.js',
      /cmf\.hooks\.contextModuleFiles\.tap\(PLUGIN_NAME, \(files\) =>\s*files\.filter\(/u,
    ],
    [
      'One expression covers the whole build',
      'webpack/lib/context/ContextExclusionPlugin.js',
      /compiler\.hooks\.contextModuleFactory\.tap\(PLUGIN_NAME, \(cmf\) => \{/u,
    ],
    [
      'one file or folder at a time, and never',
      'webpack/lib/context/ContextModuleFactory.js',
      /cmf\.hooks\.contextModuleFiles\.call\(\s*(?:\/\*\*[^/]*\/\s*)?\(?files/u,
    ],
    [
      'leaves out all folders of that name with everything',
      'webpack/lib/context/ContextExclusionPlugin.js',
      /\(filePath\) => !this\.negativeMatcher\.test\(filePath\)/u,
    ],
    [
      'matches any of the expressions is left out',
      'webpack/lib/context/ContextExclusionPlugin.js',
      /files\.filter\(\(filePath\) => !this\.negativeMatcher\.test\(filePath\)\)/u,
    ],
    [
      'Such a file is still part of the build',
      'webpack/lib/context/ContextExclusionPlugin.js',
      /cmf\.hooks\.contextModuleFiles\.tap\(PLUGIN_NAME,/u,
    ],
    [
      'You can add the plugin several times',
      'webpack/lib/context/ContextModuleFactory.js',
      /contextModuleFiles: new SyncWaterfallHook\(\["files"\]\)/u,
    ],
    [
      'For a single import, prefer the `webpackExclude` comment',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /importOptions\.webpackExclude !== undefined/u,
    ],
  ]),
];
