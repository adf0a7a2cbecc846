import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/package-exports', [
    ['Met for `require()` and for AMD', 'webpack/lib/config/defaults.js', /amd: cjsDeps\(\),/u],
    [
      'Met for `import`, `export … from`, `import()` and `new Worker()`',
      'webpack/lib/config/defaults.js',
      /workerDeps = \(\) => \{\s+const options = esmDeps\(\);/u,
    ],
    [
      '`import` is not met here, and neither are the conditions of the target',
      'webpack/lib/config/defaults.js',
      /styleConditions\.push\("webpack"\);\s+styleConditions\.push\(mode[^\n]+\s+styleConditions\.push\("style"\);/u,
    ],
    [
      'but neither `import` nor `require`',
      'webpack/lib/config/defaults.js',
      /url: \{\s+preferRelative: true\s+\},\s+worker: workerDeps\(\)/u,
    ],
    [
      '`module-sync` is for modules without top-level `await`',
      'webpack/lib/config/defaults.js',
      /"require",\s+"module-sync",\s+"module",/u,
    ],
    [
      "`mode` is `'production'`, `'none'` or not set",
      'webpack/lib/config/defaults.js',
      /conditions\.push\(mode === "development" \? "development" : "production"\);/u,
    ],
    [
      'web targets, `electron-renderer` and other targets that include the web',
      'webpack/lib/config/defaults.js',
      /if \(targetProperties\.web\) conditions\.push\("browser"\);/u,
    ],
    [
      'Node.js targets, and targets that are based on Node.js',
      'webpack/lib/config/defaults.js',
      /if \(targetProperties\.node\) conditions\.push\("node"\);/u,
    ],
    [
      'target `webworker`, and a package named in',
      'webpack/lib/config/defaults.js',
      /if \(targetProperties\.webworker\) conditions\.push\("worker"\);/u,
    ],
    [
      'neither `browser` nor `node` is met',
      'webpack/lib/config/target.js',
      /\/\^universal\$\/,[\s\S]{0,260}?node: null,[\s\S]{0,60}?web: null,/u,
    ],
    [
      "but builds for the main process don't",
      'webpack/lib/config/target.js',
      /web: context !== "main",/u,
    ],
    [
      'takes the value of the first condition that is met',
      'enhanced-resolve/lib/util/entrypoints.js',
      /for \(let i = j; i < conditions\.length; i\+\+\) \{[\s\S]{0,120}conditionNames\.has\(condition\)/u,
    ],
    [
      '`default` is always met',
      'enhanced-resolve/lib/util/entrypoints.js',
      /if \(condition === "default" \|\| conditionNames\.has\(condition\)\)/u,
    ],
    [
      'Nothing after it is ever reached',
      'enhanced-resolve/lib/util/entrypoints.js',
      /condition === "default" \|\|[\s\S]{0,550}return [^\n]*\(innerMapping\);/u,
    ],
    [
      'goes on with the next key of the level above',
      'enhanced-resolve/lib/util/entrypoints.js',
      /top\[2\] = i \+ 1;[\s\S]{0,400}lookup\.pop\(\);/u,
    ],
    [
      'takes the first entry that it can make sense of',
      'enhanced-resolve/lib/ExportsFieldPlugin.js',
      /forEachBail\(\s*paths,/u,
    ],
    [
      "isn't skipped: the import fails",
      'enhanced-resolve/lib/ExportsFieldPlugin.js',
      /if \(result === undefined\) return callback\(null, null\);/u,
    ],
    [
      'Values begin with `./`',
      'enhanced-resolve/lib/ExportsFieldPlugin.js',
      /if \(!relativePath\.startsWith\("\.\/"\)\) \{/u,
    ],
    [
      'the most specific one wins, regardless of the order',
      'enhanced-resolve/lib/util/entrypoints.js',
      /patternKeyCompare\(bestMatch, key\) !== 1/u,
    ],
    [
      "paths and conditions can't be mixed",
      'enhanced-resolve/lib/util/entrypoints.js',
      /charCode === dotCode \|\| charCode === slashCode\) \{\s*throw new Error/u,
    ],
    [
      'and `browser` can only replace files',
      'webpack/lib/config/defaults.js',
      /aliasFields: browserField \? \["browser"\] : \[\],/u,
    ],
    [
      'and only in builds for browsers',
      'webpack/lib/config/defaults.js',
      /browserField =\s*tp && tp\.web && \(!tp\.node \|\| \(tp\.electron && tp\.electronRenderer\)\);/u,
    ],
    [
      'webpack also meets `webpack` and the condition for the mode',
      'webpack/lib/config/defaults.js',
      /conditions = \["webpack"\];\s*conditions\.push\(mode === "development"/u,
    ],
    [
      'so exactly one of the two conditions is met',
      'webpack/lib/config/defaults.js',
      /"require",\s*"module-sync",\s*"module",[\s\S]{0,420}"import",\s*"module-sync",/u,
    ],
    [
      'Met for `@import` and `composes` in CSS',
      'webpack/lib/config/defaults.js',
      /\["css-import"\] = cssResolveOptions;[\s\S]{0,260}\["css-import-local-module"\] =\s*cssResolveOptions;/u,
    ],
    [
      "doesn't meet this condition by itself",
      'webpack/lib/config/defaults.js',
      /url: \{\s*preferRelative: true\s*\},\s*worker: workerDeps\(\)/u,
      'asset',
    ],
    [
      "doesn't meet this condition by itself either",
      'webpack/lib/config/defaults.js',
      /"import",\s*"module-sync",\s*"module",\s*"\.\.\."\s*\],\s*extensions/u,
    ],
    [
      'webpack also meets `typescript`, which is',
      'webpack/lib/config/defaults.js',
      /tsConditionPrefix = typescript \? \["typescript"\] : \[\];/u,
    ],
    [
      'bundlers can use for both `import` and `require`',
      'webpack/lib/config/defaults.js',
      /"require",\s*"module-sync",\s*"module",[\s\S]{0,420}"import",\s*"module-sync",\s*"module",/u,
    ],
    [
      'Bundlers meet `module` for both kinds of references',
      'webpack/lib/config/defaults.js',
      /"require",\s*"module-sync",\s*"module",[\s\S]{0,420}"import",\s*"module-sync",\s*"module",/u,
    ],
    [
      "webpack doesn't meet it",
      'webpack/lib/config/defaults.js',
      /"import",\s*"module-sync",\s*"module",\s*"\.\.\."\s*\],\s*extensions/u,
      'types',
    ],
    [
      "`'...'` keeps the conditions listed above",
      'webpack/lib/util/cleverMerge.js',
      /item === "\.\.\." \? [^\n]*\(a\) : item/u,
    ],
    [
      'Every Electron target matches the conditions `electron` and `node`',
      'webpack/lib/config/target.js',
      /node: true,\s*deno: false,\s*bun: false,\s*web: context !== "main",[\s\S]{0,80}electron: true,/u,
    ],
    [
      'first, they contain a single file',
      'webpack/lib/config/defaults.js',
      /"require",\s*"module-sync",\s*"module",[\s\S]{0,420}"import",\s*"module-sync",\s*"module",/u,
    ],
    [
      'and `sass-loader`, which also meets `style`',
      'sass-loader/dist/cjs/utils.js',
      /conditionNames: \["sass", "style", "\.\.\."\],/u,
    ],
    [
      '`worker` comes before `browser`, because a build for workers can meet both',
      'webpack/lib/config/defaults.js',
      /conditions\.push\("worker"\);[\s\S]{0,120}conditions\.push\("browser"\);/u,
    ],
    [
      'since they list the conditions that were met',
      'enhanced-resolve/lib/ExportsFieldPlugin.js',
      /: `the conditions \$\{JSON\.stringify\(conditions\)\}`;/u,
    ],
    [
      'Instead of a file, a value can be an array',
      'enhanced-resolve/lib/util/entrypoints.js',
      /for \(let i = 0, len = mappingTarget\.length; i < len; i\+\+\) \{/u,
    ],
    [
      'Node.js introduced the field, and webpack supports it',
      'webpack/lib/config/defaults.js',
      /exportsFields: \["exports"\],/u,
    ],
    [
      '`imports`, names that begin with `#`',
      'webpack/lib/config/defaults.js',
      /importsFields: \["imports"\],/u,
    ],
    [
      'To use it, add it in `resolve.byDependency`',
      'webpack/schemas/WebpackOptions.json',
      /"byDependency": \{/u,
    ],
    [
      'Node.js meets neither of these conditions',
      'webpack/lib/config/defaults.js',
      /conditions\.push\(mode === "development" \? "development" : "production"\);/u,
    ],
    [
      'webpack bundles would also contain the package twice',
      'webpack/lib/config/defaults.js',
      /"require",\s*"module-sync",\s*"module",[\s\S]{0,420}"import",\s*"module-sync",/u,
    ],
    [
      'Bundlers never see `choose.cjs`',
      'webpack/lib/config/defaults.js',
      /conditions\.push\(mode === "development" \? "development" : "production"\);/u,
    ],
    [
      '`types`, which only TypeScript looks for',
      'webpack/lib/config/defaults.js',
      /"import",\s*"module-sync",\s*"module",\s*"\.\.\."\s*\],\s*extensions/u,
    ],
    [
      '`exports` as a string, as an object, or with conditions',
      'enhanced-resolve/lib/util/entrypoints.js',
      /if \(typeof field === "string" \|\| Array\.isArray\(field\)\) \{\s*return \{ "\.": field \};/u,
    ],
    [
      'These three forms mean the same thing',
      'enhanced-resolve/lib/util/entrypoints.js',
      /if \(typeof field === "string" \|\| Array\.isArray\(field\)\) \{\s*return \{ "\.": field \};/u,
    ],
    [
      'Conditions can be nested',
      'enhanced-resolve/lib/util/entrypoints.js',
      /lookup\.push\(\[nested, cachedKeys\(nested\), 0\]\);/u,
    ],
  ]),
];
