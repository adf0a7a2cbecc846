import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, defaults, normalization, schema } from './evidence.ts';

const mapPlugin = 'webpack/lib/devtool/SourceMapDevToolPlugin.js';
const evalMapPlugin = 'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/devtool', [
    [
      'or an array with separate values for scripts and styles',
      schema,
      /"enum": \["all", "javascript", "css"\]/u,
    ],
    ['Writes a map, `main.js.map` next to `main.js`', defaults, /"\[file\]\.map\[query\]"/u],
    [
      '`output.sourceMapFilename` sets the name of the map',
      applied,
      /filename: inline \? null : options\.output\.sourceMapFilename,/u,
    ],
    [
      'Wraps every module in `eval()`, with its map inside',
      applied,
      /evalWrapped\s+\? require\("\.\.\/devtool\/EvalSourceMapDevToolPlugin"\)/u,
    ],
    ['Applies only to scripts', applied, /test: evalWrapped \? undefined : assetExt,/u, 'eval-'],
    [
      'Puts the map into the file itself',
      applied,
      /filename: inline \? null : options\.output\.sourceMapFilename,/u,
    ],
    ['Writes the map, but no comment', applied, /append: hidden \? false : undefined,/u],
    [
      'Leaves out the text of your files',
      mapPlugin,
      /if \(options\.noSources\) \{\s+outputSourceMap\.sourcesContent = undefined;/u,
    ],
    ['Maps lines, not columns', applied, /columns: !cheap,/u],
    ['shows what the loaders turned a file into', applied, /module: moduleMaps \? true : !cheap,/u],
    ['Allowed only after `cheap-`', schema, /\(nosources-\)\?\(cheap-\(module-\)\?\)\?source-map/u],
    ['webpack always follows these maps', applied, /module: moduleMaps \? true : !cheap,/u],
    [
      'Writes the same unique id into the file and its map',
      mapPlugin,
      /if \(debugIdValue !== undefined\) \{\s+outputSourceMap\.debugId = debugIdValue;/u,
    ],
    [
      'with `eval-`, only the maps get ids',
      evalMapPlugin,
      /^(?![\s\S]*debugId=)[\s\S]*sourceMap\.debugId = generateDebugId\(/u,
    ],
    [
      'Adds a `scopes` field to the map',
      mapPlugin,
      /if \(options\.scopes && codeGenerationResults\) \{/u,
    ],
    [
      '`cheap-eval-source-map` from older configurations is rejected',
      schema,
      /"pattern": "\^\(inline-\|hidden-\|eval-\)\?\(nosources-\)\?\(cheap-/u,
    ],
    [
      'the `sourcesContent` field is missing',
      mapPlugin,
      /if \(options\.noSources\) \{\s+outputSourceMap\.sourcesContent = undefined;/u,
    ],
    [
      'the comment contains the whole map',
      mapPlugin,
      /data:application\/json;charset=utf-8;base64,/u,
    ],
    ['each module as the last loader left it', applied, /module: moduleMaps \? true : !cheap,/u],
    ['by line and column without `cheap-`', applied, /columns: !cheap,/u],
    [
      'Every value except `false` and `eval` can end',
      schema,
      /source-map\(-debugids\)\?\(-scopes\)\?\$"/u,
    ],
    [
      'creates the map of a module once and reuses it',
      evalMapPlugin,
      /const cachedSource = cache\.get\(source\);\s+if \(cachedSource !== undefined\)/u,
    ],
    [
      'The default shows each module and stylesheet separately',
      defaults,
      /type: "css",\s+use: "source-map"/u,
    ],
    [
      "`module` or `modern-module`, there's no default",
      defaults,
      /type === "module" \|\| type === "modern-module";/u,
    ],
    ["another bundler couldn't look into `eval()`", defaults, /development && !noDevSourceMap/u],
    [
      'begin with `webpack://` and the name of your package',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /"webpack:\/\/\[namespace\]\/\[resourcePath\]"/u,
    ],
    [
      'with or without `hidden-`, webpack',
      mapPlugin,
      /=== false\) \{\s+currentSourceMappingURLComment = debugIdComment;/u,
    ],
    [
      '`//# debugId=` into stylesheets',
      mapPlugin,
      /const debugIdComment = `\\n\/\/# debugId=\$\{debugId\}`;/u,
    ],
    [
      'The default in development is such an array',
      defaults,
      /development && !noDevSourceMap\s+\? \[/u,
    ],
    ['what you see of a module is generated code', defaults, /type: "javascript",\s+use: "eval"/u],
    [
      "`'javascript'`, `'css'`, or `'all'` for both",
      schema,
      /"Which asset type should receive this devtool value\.",\s+"enum": \["all", "javascript", "css"\]/u,
    ],
    [
      'Two items for the same files are both applied',
      applied,
      /for \(const item of devtool\) \{\s+const \{ type, use \} = item;/u,
    ],
    [
      'or `false`',
      schema,
      /"RawDevTool": \{[\s\S]{0,200}"enum": \[false, "eval"\]/u,
      'devtool.use',
    ],
    [
      'A kind that no item lists gets no map',
      applied,
      /type === "css"\s+\? \/\\\.\(css\)\(\$\|\\\?\)\/i/u,
    ],
    [
      'always apply to scripts, even in an item',
      applied,
      /test: evalWrapped \? undefined : assetExt,/u,
    ],
    [
      'or else for `javascript`, or else for `css`',
      normalization,
      /const match = \["all", "javascript", "css"\]\s+\.map\(/u,
    ],
    [
      'With `experiments.futureDefaults`, plugins see the array',
      normalization,
      /futureDefaults[\s\S]{0,120}return \{\s+options/u,
    ],
    [
      'Follows the maps from loaders back to your original file',
      applied,
      /module: moduleMaps \? true : !cheap,/u,
      'module-',
    ],
    [
      'A rebuild creates maps only for the changed modules',
      evalMapPlugin,
      /const cachedSource = cache\.get\(source\);\s+if \(cachedSource !== undefined\)/u,
      'eval-',
    ],
    [
      'styles get no map',
      evalMapPlugin,
      /^(?![\s\S]*CssModulesPlugin)[\s\S]*JavascriptModulesPlugin\.getCompilationHooks\(/u,
    ],
    [
      'but every visitor downloads the map',
      mapPlugin,
      /data:application\/json;charset=utf-8;base64,/u,
      'inline-',
    ],
    [
      'Writes the same unique id into the file and its map',
      mapPlugin,
      /if \(debugIdValue !== undefined\) \{\s+outputSourceMap\.debugId = debugIdValue;/u,
      '-debugids',
    ],
    [
      'Adds a `scopes` field to the map',
      mapPlugin,
      /if \(options\.scopes && codeGenerationResults\) \{/u,
      '-scopes',
    ],
    [
      'and function names, but a debugger shows no code',
      mapPlugin,
      /if \(options\.noSources\) \{\s+outputSourceMap\.sourcesContent = undefined;/u,
      'nosources-',
    ],
    [
      'With `source-map`, the code is unchanged',
      mapPlugin,
      /class SourceMapDevToolPlugin \{(?:(?!renderModuleContent)[\s\S])*module\.exports/u,
    ],
    [
      'With `hidden-source-map`, the comment is missing',
      applied,
      /append: hidden \? false : undefined,/u,
    ],
    [
      'each module on its own, after loaders',
      'webpack/lib/devtool/EvalDevToolModulePlugin.js',
      /renderModuleContent\.tap\(/u,
    ],
    [
      'after webpack has replaced `import` with its own calls',
      'webpack/lib/devtool/EvalDevToolModulePlugin.js',
      /renderModuleContent\.tap\(/u,
    ],
    ['by line with `cheap-module-`', applied, /columns: !cheap,/u],
    ['and a comment at the end names the map', mapPlugin, /new ConcatSource\(/u],
    [
      'creates the map of the whole file again after each change',
      mapPlugin,
      /sourceMap = asset\.map\(options\);/u,
    ],
    [
      'since webpack then creates the map of the whole file',
      mapPlugin,
      /sourceMap = asset\.map\(options\);/u,
    ],
    [
      "Maps of packages in `node_modules` aren't read automatically",
      'webpack/lib/module/NormalModule.js',
      /this\.extractSourceMap &&\s+\(this\.useSourceMap \|\| this\.useSimpleSourceMap\)/u,
    ],
    [
      '`Rule.extractSourceMap` includes them without a loader',
      'webpack/lib/module/NormalModule.js',
      /sourceMap \} = await getExtractSourceMap\(\)\(\s+result,/u,
    ],
    [
      'because it contains the text of all modules a second time',
      mapPlugin,
      /if \(options\.noSources\) \{\s+outputSourceMap\.sourcesContent = undefined;/u,
    ],
    [
      'a service finds the map by the id in the file',
      mapPlugin,
      /outputSourceMap\.debugId = debugIdValue;/u,
    ],
    [
      'transformed lines, no text',
      applied,
      /columns: !cheap,\s+noSources,/u,
      'nosources-cheap-source-map',
    ],
    [
      'original lines, no text',
      applied,
      /module: moduleMaps \? true : !cheap,\s+columns: !cheap,\s+noSources,/u,
      'nosources-cheap-module-source-map',
    ],
    [
      'original positions, no text',
      applied,
      /columns: !cheap,\s+noSources,/u,
      'nosources-source-map',
    ],
    [
      'original positions, no text',
      applied,
      /columns: !cheap,\s+noSources,/u,
      'inline-nosources-source-map',
    ],
    [
      'transformed lines, no text',
      applied,
      /columns: !cheap,\s+noSources,/u,
      'inline-nosources-cheap-source-map',
    ],
    [
      'original lines, no text',
      applied,
      /module: moduleMaps \? true : !cheap,\s+columns: !cheap,\s+noSources,/u,
      'inline-nosources-cheap-module-source-map',
    ],
    [
      'original positions, no text',
      applied,
      /columns: !cheap,\s+noSources,/u,
      'hidden-nosources-source-map',
    ],
    [
      'transformed lines, no text',
      applied,
      /columns: !cheap,\s+noSources,/u,
      'hidden-nosources-cheap-source-map',
    ],
    [
      'original lines, no text',
      applied,
      /module: moduleMaps \? true : !cheap,\s+columns: !cheap,\s+noSources,/u,
      'hidden-nosources-cheap-module-source-map',
    ],
    [
      'original positions, no text',
      applied,
      /columns: !cheap,\s+noSources,/u,
      'eval-nosources-source-map',
    ],
    [
      'transformed lines, no text',
      applied,
      /columns: !cheap,\s+noSources,/u,
      'eval-nosources-cheap-source-map',
    ],
    [
      'original lines, no text',
      applied,
      /module: moduleMaps \? true : !cheap,\s+columns: !cheap,\s+noSources,/u,
      'eval-nosources-cheap-module-source-map',
    ],
    [
      'Line numbers refer to the generated code',
      'webpack/lib/devtool/EvalDevToolModulePlugin.js',
      /renderModuleContent\.tap\(/u,
    ],
    ['You can stop at a line, but not within it', applied, /columns: !cheap,/u],
    [
      "Browsers don't look for the map",
      applied,
      /append: hidden \? false : undefined,/u,
      'hidden-',
    ],
    [
      'a name for each in the debugger',
      'webpack/lib/devtool/EvalDevToolModulePlugin.js',
      /sourceUrlComment = options\.sourceUrlComment \|\| "\\n\/\/# sourceURL=\[url\]";/u,
    ],
  ]),
  ...measured('configuration/devtool', 'take about one and a half times as long'),
  ...measured('configuration/devtool', 'a program of 729 modules'),
];
