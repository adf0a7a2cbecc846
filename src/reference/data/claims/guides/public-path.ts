import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...measured(
    'guides/public-path',
    'the public path applies to the images and icons',
    'The URLs of their scripts and stylesheets are relative',
    'but chunks are still loaded relative to the script',
  ),
  ...claimsOfPage('guides/public-path', [
    [
      "with the default, `'auto'`, a build works in any folder",
      'webpack/lib/config/defaults.js',
      /output\.scriptType === "module"\s+\? "auto"\s+: ""/u,
    ],
    [
      '`self.location` in a worker',
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /if \(\$\{global\}\.importScripts\) scriptUrl = \$\{global\}\.location/u,
    ],
    [
      'Whatever follows the last slash is cut off',
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /\.replace\(\/\\\\\/\[\^\/\]\+\$\/, "\/"\);/u,
    ],
    [
      "webpack takes the last URL among the page's scripts",
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /i = scripts\.length - 1;[\s\S]{0,80}?scriptUrl = scripts\[i--\]\.src;/u,
    ],
    [
      'the bundle fails with `Automatic publicPath is not supported in this browser`',
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /throw new Error\("Automatic publicPath is not supported in this browser"\)/u,
    ],
    [
      'by default, it follows `output.publicPath`',
      'webpack-dev-middleware/dist/middleware.js',
      /options\.publicPath \|\| compilation\.options\.output\.publicPath/u,
    ],
    [
      '`devServer.devMiddleware.publicPath` specifies where the server serves the files',
      'webpack-dev-middleware/dist/middleware.js',
      /const publicPath = options\.publicPath \|\| compilation\.options\.output\.publicPath \|\| ""/u,
    ],
    [
      'the path goes up one level for each folder',
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /const undoPath = compilation\.runtimeTemplate\.chunkRootOutputDir\(/u,
    ],
    [
      "the public path is the script's folder followed by `../`",
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /: `\$\{RuntimeGlobals\.publicPath\} = scriptUrl \+ \$\{JSON\.stringify\(\s*undoPath/u,
    ],
    [
      "That's why scripts can be in their own folder",
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /: `\$\{RuntimeGlobals\.publicPath\} = scriptUrl \+ \$\{JSON\.stringify\(\s*undoPath/u,
    ],
    [
      '`document.currentScript` in a page, `import.meta.url` in a module script',
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /"scriptUrl = document\.currentScript\.src;"/u,
    ],
    [
      'Also set `output.crossOriginLoading` if you use integrity',
      defaults,
      /D\(output, "crossOriginLoading", false\);/u,
    ],
    [
      'Imports run before the statements of the module',
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /InitFragment\.STAGE_ESM_IMPORTS,/u,
    ],
  ]),
];
