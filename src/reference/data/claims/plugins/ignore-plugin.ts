import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/ignore-plugin', [
    [
      "Requests that match aren't resolved, read or bundled",
      'webpack/lib/resolve/IgnorePlugin.js',
      /nmf\.hooks\.beforeResolve\.tap\(PLUGIN_NAME, \(resolveData\) => \{\s*const result = this\.checkIgnore\(/u,
    ],
    [
      'The import itself stays, and throws when it runs',
      'webpack/lib/template/RuntimeTemplate.js',
      /return `Promise\.resolve\(\)\.then\(\$\{this\.throwMissingModuleErrorFunction\(/u,
    ],
    [
      'with the code `MODULE_NOT_FOUND`',
      'webpack/lib/template/RuntimeTemplate.js',
      /JSON\.stringify\(\s*err\s*\)\}\); e\.code = 'MODULE_NOT_FOUND'; throw e;`;/u,
    ],
    [
      'never against the path that the request would resolve to',
      'webpack/lib/resolve/IgnorePlugin.js',
      /this\.options\.resourceRegExp\.test\(resolveData\.request\)/u,
    ],
    [
      'Requests that match are ignored',
      'webpack/lib/resolve/IgnorePlugin.js',
      /this\.options\.resourceRegExp\.test\(resolveData\.request\)\s*\) \{/u,
    ],
    [
      'folder with the importing module',
      'webpack/lib/resolve/IgnorePlugin.js',
      /if \(this\.options\.contextRegExp\.test\(resolveData\.context\)\) \{\s*return false;/u,
    ],
    [
      'If you set this option, both expressions have to match',
      'webpack/lib/resolve/IgnorePlugin.js',
      /"contextRegExp" in this\.options && this\.options\.contextRegExp\) \{/u,
    ],
    [
      'A request can contain loaders and a query',
      'webpack/lib/resolve/IgnorePlugin.js',
      /this\.options\.resourceRegExp\.test\(resolveData\.request\)/u,
    ],
    [
      'A match removes the whole set of files',
      'webpack/lib/resolve/IgnorePlugin.js',
      /contextModuleFactory\.tap\([^{]*\{\s*cmf\.hooks\.beforeResolve\.tap\(PLUGIN_NAME, this\.checkIgnore\);/u,
    ],
    [
      'are matched by their fixed beginning',
      'webpack/lib/resolve/IgnorePlugin.js',
      /cmf\.hooks\.beforeResolve\.tap\(PLUGIN_NAME, this\.checkIgnore\);/u,
    ],
    [
      'An entry that matches becomes an empty module',
      'webpack/lib/resolve/IgnorePlugin.js',
      /isDependencyKind\(resolveData\.dependencies\[0\], "entry"\)\s*\) \{\s*const module = new RawModule\(\s*"",/u,
    ],
    [
      'returns `true` to ignore the request',
      'webpack/lib/resolve/IgnorePlugin.js',
      /this\.options\.checkResource\(resolveData\.request, resolveData\.context\)\s*\) \{\s*return false;/u,
    ],
    [
      'set either the function or the expressions',
      'webpack/schemas/plugins/IgnorePlugin.json',
      /"required": \["resourceRegExp"\][\s\S]*"required": \["checkResource"\]/u,
    ],
    [
      'The function runs for every request of the build',
      'webpack/lib/resolve/IgnorePlugin.js',
      /this\.options\.checkResource\(resolveData\.request, resolveData\.context\)/u,
    ],
    [
      'called, with `undefined` for both arguments',
      'webpack/lib/context/ContextModuleFactory.js',
      /beforeResolve: new AsyncSeriesWaterfallHook\(\["data"\]\)/u,
    ],
  ]),
];
