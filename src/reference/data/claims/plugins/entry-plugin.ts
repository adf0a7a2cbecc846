import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/entry-plugin', [
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
      'A string is split into letters',
      'webpack/lib/Compilation.js',
      /if \(dependOn\) \{[\s\S]{0,260}for \(const dep of dependOn\) \{/u,
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
      'the build ends with `desc.import is not iterable`',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /const desc = entry\[name\];[\s\S]*for \(const entry of [^(]*\(\s*desc\.import\s*\)\) \{/u,
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
  ]),
];
