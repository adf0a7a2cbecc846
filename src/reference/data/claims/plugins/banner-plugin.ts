import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/banner-plugin', [
    [
      'Add text to each generated script and stylesheet',
      'webpack/lib/output/BannerPlugin.js',
      /for \(const file of chunk\.files\) \{/u,
    ],
    [
      'You provide the text, and webpack wraps it',
      'webpack/lib/output/BannerPlugin.js',
      /: wrapComment\(bannerOption\);/u,
    ],
    [
      'the comment is moved to `main.js.LICENSE.txt`',
      'minimizer-webpack-plugin/dist/index.js',
      /extractComments\.filename \|\| "\[file\]\.LICENSE\.txt\[query\]"/u,
    ],
    [
      'Stylesheets are treated in the same way',
      'webpack/lib/output/BannerPlugin.js',
      /for \(const file of chunk\.files\) \{/u,
    ],
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
      'a string, a function that returns one, or an object',
      'webpack/lib/output/BannerPlugin.js',
      /if \(typeof options === "string" \|\| typeof options === "function"\) \{/u,
    ],
    [
      'with the chunk and the name of the file',
      'webpack/lib/output/BannerPlugin.js',
      /const data = \{ chunk, filename: file \};/u,
    ],
    [
      '`raw` leaves the text as it is',
      'webpack/lib/output/BannerPlugin.js',
      /const banner = this\.options\.raw\s*\? bannerOption\s*: wrapComment\(/u,
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
      'or a function that gets `{ chunk, filename }`',
      'webpack/lib/output/BannerPlugin.js',
      /const data = \{ chunk, filename: file \};/u,
    ],
    [
      'Inserts the text as it is instead of turning it',
      'webpack/lib/output/BannerPlugin.js',
      /this\.options\.raw\s*\? bannerOption\s*: wrapComment\(bannerOption\)/u,
    ],
    [
      'The text has to be valid code in every file',
      'webpack/lib/output/BannerPlugin.js',
      /const banner = this\.options\.raw\s*\? bannerOption/u,
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
      'Chunks that are present when the page starts',
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
      'Takes the same kinds of values as `test`',
      'webpack/schemas/plugins/BannerPlugin.json',
      /"exclude": \{[^}]*"oneOf": \[\s*\{\s*"\$ref": "#\/definitions\/Rules"/u,
    ],
    [
      'Stage of file processing at which the text',
      'webpack/lib/output/BannerPlugin.js',
      /compilation\.hooks\.processAssets\.tap\(\{ name: PLUGIN_NAME, stage \},/u,
    ],
    [
      'Only scripts and stylesheets are considered',
      'webpack/lib/output/BannerPlugin.js',
      /for \(const file of chunk\.files\) \{\s*if \(!matchObject\(file\)\)/u,
    ],
    [
      'Pages, images and other assets never get a banner',
      'webpack/lib/output/BannerPlugin.js',
      /for \(const chunk of compilation\.chunks\) \{\s*if \(options\.entryOnly[^}]*\}\s*for \(const file of chunk\.files\)/u,
    ],
    [
      'A `raw` banner is added to stylesheets too',
      'webpack/lib/output/BannerPlugin.js',
      /for \(const file of chunk\.files\) \{\s*if \(!matchObject\(file\)\) \{\s*continue;/u,
    ],
    [
      'These parts of a banner are replaced in each file',
      'webpack/lib/output/BannerPlugin.js',
      /compilation\.getPath\(\s*(?:\/\*\*[^*]*\*\/\s*)?\(banner\),\s*data/u,
    ],
    [
      'name of the file with its folder',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /replacements\.set\("file", replacer\(file\)\);/u,
    ],
    [
      'extension with the dot',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /const ext = extname\(file\);[\s\S]{0,150}?base\.slice\(0, base\.length - ext\.length\)/u,
    ],
    [
      'the `?` in the name and what follows it',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /replacements\.set\("query", replacer\(query, true\)\);/u,
    ],
    [
      'name of the chunk, or its id if it has none',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /chunk\.name \|\| chunk\.id/u,
    ],
    [
      "`[contenthash]` isn't available, and using it makes",
      'webpack/lib/template/TemplatedPathPlugin.js',
      /if \(!allowEmpty\) \{\s*throw new PathVariableError\(match, input\);/u,
    ],
  ]),
];
