import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/loaders', [
    [
      'webpack 5.112 itself reads JavaScript, TypeScript, JSON',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.experiments\.typescript\) \{\s+const TypeScriptPlugin/u,
    ],
    [
      'the last loader in the list is the first to see the file',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.loaderIndex = loaderContext\.loaders\.length - 1;/u,
    ],
    [
      "normal rules and `enforce: 'pre'`",
      'webpack/lib/module/NormalModuleFactory.js',
      /noPreAutoLoaders = firstChar === 45 && secondChar === 33;/u,
    ],
    [
      'A `pitch` that returns something ends the walk',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(hasArg\) \{\s+loaderContext\.loaderIndex--;/u,
    ],
    [
      'A loader in an `.mjs` file is imported',
      'webpack/lib/module/NormalModuleFactory.js',
      /const type = \/\\\.mjs\$\/i\.test\(parsedResult\.path\)\s+\? "module"/u,
    ],
    [
      'unless its file ends in `.cjs`',
      'webpack/lib/module/NormalModuleFactory.js',
      /: \/\\\.cjs\$\/i\.test\(parsedResult\.path\)\s+\? "commonjs"/u,
    ],
    [
      'Content arrives as a string, unless the loader exports `raw = true`',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(!raw && Buffer\.isBuffer\(args\[0\]\)\)/u,
    ],
  ]),
];
