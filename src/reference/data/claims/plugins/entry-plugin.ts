import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/entry-plugin', [
    [
      'webpack creates the plugins on this page itself',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new EntryOptionPlugin\(\)\.apply\(compiler\);\s*compiler\.hooks\.entryOption\.call\(/u,
    ],
    [
      'Without a name, the module is a global entry',
      'webpack/lib/Compilation.js',
      /name !== undefined \? this\.entries\.get\(name\) : this\.globalEntry;/u,
    ],
    [
      "every entry of the project, before the entry's own modules",
      'webpack/lib/Compilation.js',
      /\[\.\.\.this\.globalEntry\.dependencies, \.\.\.dependencies\]/u,
    ],
    [
      'becomes an additional module of that entry and runs before',
      'webpack/lib/Compilation.js',
      /entryData\[target\]\.push\(entry\);/u,
    ],
    [
      'A string in place of the object sets the name',
      'webpack/lib/entry/EntryPlugin.js',
      /typeof options === "object"\s*\? [^:]*\(options\.name\)\s*: options\s/u,
    ],
    [
      'This form is deprecated',
      'webpack/lib/entry/EntryPlugin.js',
      /entry options \(passing a string is deprecated\)/u,
    ],
    [
      'The arguments are the folder from which the request',
      'webpack/lib/entry/EntryPlugin.js',
      /constructor\(context, entry, options\)/u,
    ],
    [
      'except `import` and `html`',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /publicPath: desc\.publicPath,\s*chunkLoading: desc\.chunkLoading,\s*asyncChunks: desc\.asyncChunks,/u,
    ],
    [
      'A string is split into letters',
      'webpack/lib/Compilation.js',
      /if \(dependOn\) \{[\s\S]{0,260}for \(const dep of dependOn\) \{/u,
    ],
    [
      'have to be enabled by `output.enabledLibraryTypes`',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /EnableLibraryPlugin\.checkEnabled\(compiler, desc\.library\.type\)/u,
    ],
    [
      'and prints a deprecation warning',
      'webpack/lib/index.js',
      /"SingleEntryPlugin was renamed to EntryPlugin"/u,
    ],
    [
      'At the beginning of every build, this plugin calls',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /make\.tapPromise\(PLUGIN_NAME, \(compilation\) =>\s*Promise\.resolve\(this\.entry\(\)\)/u,
    ],
    [
      'does the same if `entry` is a function',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /if \(typeof entry === "function"\) \{[^}]*new DynamicEntryPlugin\(context, entry\)/u,
    ],
    [
      'every entry is an object and `import` is an array',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /for \(const entry of [^(]*\(\s*desc\.import\s*\)\) \{/u,
    ],
    [
      'the build ends with `desc.import is not iterable`',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /const desc = entry\[name\];[\s\S]*for \(const entry of [^(]*\(\s*desc\.import\s*\)\) \{/u,
    ],
    [
      'In watch mode, the function runs for every build',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /compiler\.hooks\.make\.tapPromise\(PLUGIN_NAME,[^=]*=>\s*Promise\.resolve\(this\.entry\(\)\)/u,
    ],
    [
      'something else has to start that build',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /Promise\.resolve\(this\.entry\(\)\)/u,
    ],
    [
      'into instances of the two plugins above, on the `entryOption` hook',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /compiler\.hooks\.entryOption\.tap\(PLUGIN_NAME, \(context, entry\) => \{/u,
    ],
    [
      'The plugin is always active',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new EntryOptionPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      'of each entry, unless `entry` is a function',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /if \(typeof entry === "function"\) \{[\s\S]*\} else \{[\s\S]*getHooks\(compiler\)\.entry\.call\(/u,
    ],
    [
      'Return a request to use it instead of the modules',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /if \(request !== undefined\) \{\s*new EntryPlugin\(context, request, options\)/u,
    ],
    [
      'applies another set of entries, in the complete form',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /static applyEntryOption\(compiler, context, entry\)/u,
    ],
    [
      'tap `entryOption`, call this method, and return `true`',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /EntryOptionPlugin\.applyEntryOption\(compiler, context, entry\);\s*return true;/u,
    ],
  ]),
];
