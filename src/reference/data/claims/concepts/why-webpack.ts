import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/why-webpack', [
    [
      'Each module runs after the modules that it imports',
      'webpack/lib/dependencies/esm/ESMImportSideEffectDependency.js',
      /super\(request, sourceOrder, phase, attributes\);/u,
    ],
    [
      'A missing file is an error in the build',
      'webpack/lib/errors/ModuleNotFoundError.js',
      /let message = `Module not found: \$\{err\.toString\(\)\}`;/u,
    ],
    [
      'in production, neither is an unused export',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "usedExports", production\);/u,
    ],
    [
      "Each file's name can contain a hash of its content",
      'webpack/lib/template/TemplatedPathPlugin.js',
      /if \(presentKinds\.has\("contenthash"\)\)/u,
    ],
    [
      'Since webpack 5.109, this build needs no configuration',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
    [
      '`dist` contains a page, a script, a stylesheet and the image',
      'webpack/lib/config/defaults.js',
      /"path", \(\) => path\.join\(process\.cwd\(\), "dist"\)\)/u,
    ],
    [
      '`import()` marks what can come later',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /const depBlock = new AsyncDependenciesBlock\(/u,
    ],
    [
      'can be read without running the program',
      'webpack/lib/javascript/JavascriptParser.js',
      /\(\{ ast, comments \} = JavascriptParser\._parse\(/u,
    ],
    [
      'It reads the entry, then what the entry refers to',
      'webpack/lib/entry/EntryPlugin.js',
      /compiler\.hooks\.make\.tapAsync\(PLUGIN_NAME, \(compilation, callback\)/u,
    ],
  ]),
];
