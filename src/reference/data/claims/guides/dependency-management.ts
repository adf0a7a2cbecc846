import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

const context = 'webpack/lib/context/ContextModule.js';
const contexts = 'webpack/lib/context/ContextModuleFactory.js';
const glob = 'webpack/lib/dependencies/context/ImportMetaGlobHelpers.js';
const globs = 'webpack/lib/util/globUtils.js';
const requireContext = 'webpack/lib/dependencies/context/RequireContextDependencyParserPlugin.js';
const webpackContext =
  'webpack/lib/dependencies/context/ImportMetaContextDependencyParserPlugin.js';
const alternatives = 'webpack/lib/dependencies/context/RequireContextPlugin.js';
const modes =
  /mode === "sync" \|\| this\.options\.mode === "eager"\) \{[\s\S]{0,180}this\.dependencies = dependencies;/u;
const oneChunk =
  /for \(const dep of dependencies\) \{\s+block\.addDependency\(dep\);\s+\}\s+this\.addBlock\(block\);/u;

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/dependency-management', [
    [
      '`"type": "module"` makes `webpack.config.js` and the sources ECMAScript',
      defaults,
      /test: \/\\\.js\$\/i,\s+descriptionData: \{\s+type: "module"\s+\},\s+\.\.\.esm/u,
    ],
    [
      'the file is in `./units/`, and its name ends with',
      'webpack/lib/dependencies/context/ContextDependencyHelpers.js',
      /`\^\$\{quoteMeta\(prefix\)\}\$\{innerRegExp\}\$\{quoteMeta\(postfix\)\}\$`/u,
    ],
    [
      'The last module in the list, `./src/units/ lazy …`',
      context,
      /if \(this\.options\.mode\) \{\s+identifier \+= ` \$\{this\.options\.mode\}`;/u,
    ],
    [
      'There are two chunks, one for each unit',
      context,
      /mode === "lazy"\) \{[\s\S]{0,200}for \(const dep of dependencies\) \{\s+let chunkName/u,
    ],
    [
      "doesn't appear, since the expression ends with `.js`",
      'webpack/lib/dependencies/context/ContextDependencyHelpers.js',
      /\$\{quoteMeta\(postfix\)\}\$`/u,
    ],
    [
      'Remember that subfolders are searched too',
      defaults,
      /D\(parserOptions, "wrappedContextRecursive", true\);/u,
    ],
    [
      'nothing is constant, so webpack includes nothing',
      contexts,
      /if \(\(!regExp && !isImportMetaGlob\) \|\| !resource\) return callback\(null, \[\]\);/u,
    ],
    ['webpack includes nothing and warns', defaults, /"exprContextCritical", true\);/u],
    [
      'outside the build, say so with `/* webpackIgnore: true */`',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /\} else if \(importOptions\.webpackIgnore\) \{[^}]*return false;/u,
    ],
    [
      'If no file matches the name, the promise is rejected',
      context,
      /\(map, req\)\) \{\s+return Promise\.resolve\(\)\.then\(/u,
    ],
    [
      'rejected with an error whose `code` is `MODULE_NOT_FOUND`',
      context,
      /"e\.code = 'MODULE_NOT_FOUND';",\s+"throw e;"\s+\]\)\}\);\s+\}\s+\} catch\(err\)/u,
    ],
    [
      'These two leave out drafts',
      contexts,
      /if \(!exclude \|\| !exclude\.test\(subResource\)\) \{/u,
    ],
    ['put all other matching files into a single chunk', context, oneChunk],
    [
      '`require()` accepts expressions too',
      'webpack/lib/dependencies/commonjs/CommonJsImportsParserPlugin.js',
      /ContextDependencyHelpers\.create\(\s+CommonJsRequireContextDependency,/u,
    ],
    ['The matching files are then in the same chunk as the call', context, modes],
    [
      'returns an object with an entry for each file that matches',
      context,
      /this\.appendGlobMapEntry\(index\+\+, dep\.userRequest, moduleExpr, entries\);/u,
    ],
    ['`eager: true` imports the files at once', glob, /const mode = eager \? "sync" : "lazy";/u],
    [
      'and `import` takes one export from each',
      context,
      /if \(globImportAccess\) \{\s+moduleExpr \+= globImportAccess;/u,
    ],
    ['can remove the other exports', glob, /referencedExports = \[\[importName\]\];/u],
    [
      'each value is a function that loads its file',
      context,
      /`function\(\) \{ return \$\{importPromise\}; \}`,/u,
    ],
    [
      'starts with `!` and keeps tests out',
      globs,
      /\.filter\(\(pattern\) => pattern\.negative\)\s+\.some\(\(pattern\) =>/u,
    ],
    [
      'Files whose names begin with a dot',
      globs,
      /\{ requireLiteralLeadingDot: !exhaustive, caseSensitive \}/u,
    ],
    [
      "and files in `node_modules`, aren't matched unless you ask",
      globs,
      /dirname === "node_modules" \|\| dirname\.startsWith\("\."\);/u,
    ],
    [
      'In watch mode, a new file in the folder starts a build',
      context,
      /if \(this\.context\) \{\s+contextDependencies\.add\(this\.context\);/u,
    ],
    [
      'and that can list all names',
      context,
      /webpackContextKeys\(\) \{\s+return Object\.keys\(map\);/u,
    ],
    [
      'a regular expression decides which files are included',
      contexts,
      /!\(regExp instanceof RegExp\) \|\|\s+!regExp\.test\(alt\.request\)/u,
    ],
    ['how the files are loaded: at once', context, modes],
    ['at once, in one chunk, each in a separate chunk', context, oneChunk],
    [
      'or only if something else has already loaded them',
      context,
      /\(weak dependency\)"\);`,\s+"e\.code = 'MODULE_NOT_FOUND';",\s+"throw e;"/u,
    ],
    [
      '`chunkName` names the chunks, here `unit-cable-js.mjs`',
      context,
      /\/\\\[request\\\]\/g,\s+Template\.toPath\(dep\.userRequest\)/u,
    ],
    [
      '`id` lets you accept hot updates for the whole folder',
      context,
      /webpackContext\.id = \$\{JSON\.stringify\(id\)\};/u,
    ],
    [
      'is tested against names such as `./cable.js`',
      webpackContext,
      /let regExp = \/\^\\\.\\\/\.\*\$\/;/u,
    ],
    ['Begin it with `^\\.\\/`', webpackContext, /let regExp = \/\^\\\.\\\/\.\*\$\/;/u],
    [
      'under their names in that folder, such as `units/cable.js`',
      alternatives,
      /if \(fullPath\.startsWith\(dir\)\) \{[\s\S]{0,90}request: fullPath\.slice\(dir\.length \+ 1\)/u,
    ],
    [
      'A loose expression such as `/\\.js$/` then lists each file twice',
      alternatives,
      /if \(!hideOriginal\) \{\s+newItems\.push\(item\);/u,
    ],
    [
      'Write all arguments as literals',
      webpackContext,
      /if \(!requestExpr\.isString\(\)\) return;/u,
    ],
    [
      'not even a variable declared with `const` works',
      requireContext,
      /if \(!requestExpr\.isString\(\)\) return;/u,
    ],
    [
      'the equivalent function is called `require.context`',
      alternatives,
      /\.for\(JAVASCRIPT_MODULE_TYPE_DYNAMIC\)\s+\.tap\(PLUGIN_NAME, handler\)/u,
    ],
    [
      'the folder, whether to search subfolders, the expression, and the mode',
      requireContext,
      /case 4: \{[\s\S]*mode = [\s\S]*case 3: \{[\s\S]*regExp = [\s\S]*case 2: \{[\s\S]*recursive = /u,
    ],
    [
      'in production, ids are short numbers',
      defaults,
      /F\(optimization, "moduleIds", \(\) => \{\s+if \(production\) return "deterministic";/u,
    ],
    ['in alphabetical order', context, /return a\.userRequest < b\.userRequest \? -1 : 1;/u],
    [
      'the id of its module, without running the module',
      context,
      /throw e;\s+\}\s+return map\[req\];\s+\}\s+webpackContext\.keys = /u,
    ],
    [
      'It throws for an unknown name',
      context,
      /e\.code = 'MODULE_NOT_FOUND';\s+throw e;\s+\}\s+return map\[req\];/u,
    ],
    [
      'returns a promise in asynchronous modes',
      context,
      /function webpackAsyncContextResolve\(req\) \{[\s\S]{0,200}?return Promise\.resolve\(\)\.then/u,
    ],
    [
      'and is missing in `lazy` mode',
      context,
      /"Object\.keys\(map\)"\s+\)\};\s+webpackAsyncContext\.id = /u,
    ],
    [
      'to be notified when any of the files changes',
      context,
      /webpackContext\.id = \$\{JSON\.stringify\(id\)\};/u,
    ],
    [
      'because the folder is read during the build',
      'webpack/lib/context/ContextModuleFactory.js',
      /\bfs\.readdir\(directory, \(err, files\) => \{/u,
    ],
  ]),
];
