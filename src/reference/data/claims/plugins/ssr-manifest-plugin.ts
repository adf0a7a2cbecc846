import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/ssr-manifest-plugin', [
    [
      'lists which files a browser needs for each source module',
      'webpack/lib/output/SSRManifestPlugin.js',
      /result\[key\] = \[\.\.\.\[\.\.\.entry\.files\]\.sort\(\), \.\.\.entry\.stylesheets\];/u,
    ],
    [
      'No option creates this plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /^(?![\s\S]*SSRManifestPlugin)/u,
    ],
    [
      'relative to the project, with its query',
      'webpack/lib/output/SSRManifestPlugin.js',
      /makePathsRelative\(context, source\.resource\)/u,
    ],
    [
      'the layer comes first, as in `(server)./src/cart.js`',
      'webpack/lib/output/SSRManifestPlugin.js',
      /source\.layer \? `\(\$\{source\.layer\}\)\$\{path\}` : path/u,
    ],
    [
      'have their own keys',
      'webpack/lib/output/SSRManifestPlugin.js',
      /of module\.getSourceModules\(\)\) \{/u,
    ],
    [
      'The value is a list of URLs',
      'webpack/lib/output/SSRManifestPlugin.js',
      /files\.push\(base \+ file\);/u,
    ],
    [
      'every chunk that is loaded together with them',
      'webpack/lib/output/SSRManifestPlugin.js',
      /if \(!areLoadedTogether\(target, chunk\)\) continue;/u,
    ],
    [
      'the chunks between the entry and the',
      'webpack/lib/output/SSRManifestPlugin.js',
      /if \(parent\.isInitial\(\) && !isEntrypoint\) continue;\s*for \(const parentChunk of parent\.chunks\)/u,
    ],
    [
      'a separate runtime chunk and the chunks of the entries',
      'webpack/lib/output/SSRManifestPlugin.js',
      /if \(runtimeChunk\) chunks\.add\(runtimeChunk\);/u,
    ],
    [
      'source maps are left out',
      'webpack/lib/output/SSRManifestPlugin.js',
      /if \(!sourceMaps\.has\(file\)\) files\.push\(base \+ file\);/u,
    ],
    [
      'assets of these chunks, such as images and fonts',
      'webpack/lib/output/SSRManifestPlugin.js',
      /for \(const file of required\.auxiliaryFiles\) \{/u,
    ],
    [
      'Scripts and other files come first, in alphabetical order',
      'webpack/lib/output/SSRManifestPlugin.js',
      /\[\.\.\.\[\.\.\.entry\.files\]\.sort\(\), \.\.\.entry\.stylesheets\]/u,
    ],
    [
      'in the order in which their rules have to apply',
      'webpack/lib/output/SSRManifestPlugin.js',
      /CssModulesPlugin\.getCssChunksInCascadeOrder\(/u,
    ],
    [
      'Stylesheets from MiniCssExtractPlugin are among the other files',
      'webpack/lib/output/SSRManifestPlugin.js',
      /if \(hasCss && isStylesheet\(compilation, file\)\) \{\s+stylesheets\.push/u,
    ],
    [
      'This plugin adds the code for that lookup to the runtime',
      'webpack/lib/output/SSRManifestPlugin.js',
      /set\.add\(RuntimeGlobals\.hasServerRenderedStylesheets\);/u,
    ],
    [
      'whether a stylesheet with the same URL is already',
      'webpack/lib/output/SSRManifestPlugin.js',
      /set\.add\(RuntimeGlobals\.hasServerRenderedStylesheets\);/u,
    ],
    [
      'in the page, and uses it instead of loading',
      'webpack/lib/output/SSRManifestPlugin.js',
      /set\.add\(RuntimeGlobals\.hasServerRenderedStylesheets\);/u,
    ],
    [
      'Name of the file, relative to the output folder',
      'webpack/schemas/plugins/SSRManifestPlugin.json',
      /"filename": \{[^}]*"absolutePath": false/u,
    ],
    [
      'Absolute path of the folder that keys are relative to',
      'webpack/schemas/plugins/SSRManifestPlugin.json',
      /"context": \{[^}]*"absolutePath": true/u,
    ],
    [
      "the folder that your server's paths start at",
      'webpack/lib/output/SSRManifestPlugin.js',
      /const path = makePathsRelative\(context, source\.resource\);/u,
    ],
    [
      'With `src`, for example, `./src/cart.js` becomes',
      'webpack/lib/output/SSRManifestPlugin.js',
      /const context = this\.options\.context \|\| compiler\.context;/u,
    ],
    [
      'URLs that begin with `/`, and prints a warning',
      'webpack/lib/output/SSRManifestPlugin.js',
      /base = "\/";\s+compilation\.warnings\.push\(new SSRManifestAutoPublicPathWarning\(\)\)/u,
    ],
    [
      "so it isn't known when the file is written",
      'webpack/lib/output/SSRManifestPlugin.js',
      /if \(publicPath === "auto"\) \{\s*base = "\/";/u,
    ],
  ]),
  ...measured('plugins/ssr-manifest-plugin', "for the example above, that's 60 bytes"),
];
