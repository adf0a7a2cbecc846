import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/banner-plugin', [
    [
      'with an asterisk in front of each line',
      'webpack/lib/output/BannerPlugin.js',
      /\.split\("\\n"\)\s*\.join\("\\n \* "\)/u,
    ],
    [
      "broken up so it can't end the comment early",
      'webpack/lib/output/BannerPlugin.js',
      /\.replace\(\/\\\*\\\/\/g, "\* \/"\)/u,
    ],
    [
      'the minimizer has run but before source maps are written',
      'webpack/lib/Compilation.js',
      /STAGE_OPTIMIZE_SIZE = 400;[\s\S]*STAGE_DEV_TOOLING = 500;/u,
    ],
    [
      'Placeholders are filled in afterward, even in the result',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /if \(typeof path === "function"\) \{\s*path = path\(data, assetInfo\);/u,
    ],
    [
      'Inserts the text as it is instead of turning it',
      'webpack/lib/output/BannerPlugin.js',
      /this\.options\.raw\s*\? bannerOption\s*: wrapComment\(bannerOption\)/u,
    ],
    [
      'Puts the text at the end of the file',
      'webpack/lib/output/BannerPlugin.js',
      /options\.footer\s*\? new ConcatSource\(old, "\\n", comment\)/u,
    ],
    [
      'Skips chunks that are loaded later',
      'webpack/lib/output/BannerPlugin.js',
      /if \(options\.entryOnly && !chunk\.canBeInitial\(\)\) \{\s*continue;/u,
    ],
    [
      'the beginning of the name as a string, a function',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /typeof test === "string"\) \{\s*return str\.startsWith\(test\);/u,
    ],
    [
      '`*.js` matches in every folder',
      'webpack/schemas/plugins/BannerPlugin.json',
      /a relative pattern matches at any depth/u,
    ],
    [
      "file's name has to match in addition to `test`",
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /if \(obj\.include && !\S*matchPart\(str, obj\.include\)\) \{\s*return false;/u,
    ],
    [
      'even if they match `test` and `include`',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /if \(obj\.exclude && \S*matchPart\(str, obj\.exclude\)\) \{\s*return false;/u,
    ],
    [
      'Only scripts and stylesheets are considered',
      'webpack/lib/output/BannerPlugin.js',
      /for \(const file of chunk\.files\) \{\s*if \(!matchObject\(file\)\)/u,
    ],
    [
      "`[contenthash]` isn't available, and using it makes",
      'webpack/lib/template/TemplatedPathPlugin.js',
      /if \(!allowEmpty\) \{\s*throw new PathVariableError\(match, input\);/u,
    ],
  ]),
];
