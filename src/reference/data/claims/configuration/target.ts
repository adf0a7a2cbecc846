import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/target', [
    [
      'and `web` if not',
      'webpack/lib/config/target.js',
      /return browsers \? "browserslist" : "web";/u,
    ],
    [
      'The build fails if there is no configuration',
      'webpack/lib/config/target.js',
      /if \(!browsers\) \{\s*throw new Error\(`No browserslist config found/u,
    ],
    ['so loading it does not block', 'webpack/lib/config/target.js', /require: !asyncFlag,/u],
    [
      'The output is an ECMAScript module, `main.mjs`',
      defaults,
      /tp\.deno === true \|\|\s*tp\.bun === true \|\|/u,
    ],
    ['from `node22.3` on', 'webpack/lib/config/target.js', /nodeBuiltinModuleGetter: v\(22, 3\),/u],
    [
      'and `import.meta.dirname` from `node22.16` on',
      'webpack/lib/config/target.js',
      /importMetaDirnameAndFilename: v\(22, 16\),/u,
    ],
    [
      'avoids newer features, such as `globalThis` and `??=`',
      defaults,
      /"globalThis",\s*\(\) => [^,]*\(tp && tp\.globalThis\)/u,
    ],
    [
      'but the number changes nothing',
      'webpack/lib/config/target.js',
      /\/\^bun\(\(\\d\+\)\(\?:\\\.\(\\d\+\)\)\?\)\?\$\/,\s*\(\) => \(\{/u,
    ],
    [
      'and webpack prints the list of names',
      'webpack/lib/config/target.js',
      /`Unknown target '\$\{target\}'\. The following targets are supported:\\n\$\{TARGETS\.map/u,
    ],
    [
      "or, if that isn't set, from `NODE_ENV`",
      'browserslist/node.js',
      /process\.env\.BROWSERSLIST_ENV\s*\} else if \(process\.env\.NODE_ENV\)/u,
    ],
    [
      'if neither is set, it uses `production`',
      'browserslist/node.js',
      /name = process\.env\.NODE_ENV\s*\} else \{\s*name = 'production'/u,
    ],
    [
      'uses this configuration and ignores the query without a message',
      'webpack/lib/config/browserslistTargetHandler.js',
      /if \(config\) \{\s*try \{\s*return browserslist\(config, \{ env, throwOnMissing: true \}\);/u,
    ],
    [
      'A path has to be absolute',
      'webpack/lib/config/browserslistTargetHandler.js',
      /if \(input && path\.isAbsolute\(input\)\) \{/u,
    ],
    [
      'only if all of the listed versions support it',
      'webpack/lib/config/browserslistTargetHandler.js',
      /rawChecker = \(versions\) => checkAll\(browsers, versions\);[\s\S]{0,300}list\.every\(/u,
    ],
    [
      'contains only Node.js versions, the target is Node.js',
      'webpack/lib/config/browserslistTargetHandler.js',
      /nodeProperty = !anyNode \? false : anyBrowser \? null : true;/u,
    ],
    [
      'The output is always an ECMAScript module',
      defaults,
      /\(tp\.node === null && tp\.web === null && tp\.module !== false\)/u,
    ],
    [
      'Neither of the package conditions `browser` and `node` applies',
      'webpack/lib/config/target.js',
      /node: null,\s*deno: null,\s*bun: null,\s*web: null,/u,
    ],
    [
      'and the global object is `globalThis`',
      defaults,
      /if \(tp\.global\) return "global";\s*if \(tp\.globalThis\) return "globalThis";/u,
    ],
    [
      'The package conditions `deno`, `node` and `browser` apply',
      'webpack/lib/config/target.js',
      /node: true,\s*deno: true,\s*web: true,/u,
    ],
    [
      'From `deno2.6` on, webpack leaves `import source`',
      'webpack/lib/config/target.js',
      /sourceImport: v\(2, 6\)/u,
    ],
    [
      'from `deno2.8` on, `import defer` too',
      'webpack/lib/config/target.js',
      /deferImport: v\(2, 8\),/u,
    ],
    [
      'A feature on which the members disagree counts as unknown',
      'webpack/lib/config/target.js',
      /hasFalse && hasTrue \? null : Boolean\(hasTrue\)/u,
    ],
    [
      'The build stops with a message that begins `For the selected environment is no default`',
      defaults,
      /throw new Error\(\s*"For the selected environment is no default script chunk format/u,
    ],
    [
      "webpack stops with `Chunk format can't be selected by default when no target is specified`",
      defaults,
      /throw new Error\(\s*"Chunk format can't be selected by default when no target is specified"/u,
    ],
    [
      '`worker`, `browser`',
      defaults,
      /webworker\) conditions\.push\("worker"\);[\s\S]{0,150}web\) conditions\.push\("browser"\);/u,
    ],
    [
      'The conditions `webpack` and either `development` or `production`',
      defaults,
      /conditions\.push\(mode === "development" \? "development" : "production"\);/u,
    ],
  ]),
];
