import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/clean-plugin', [
    [
      "removes files from the output folder that don't belong",
      'webpack/lib/output/CleanPlugin.js',
      /if \(!directories\.has\(filename\) && !currentAssets\.has\(filename\)\) \{\s*diff\.add\(filename\);/u,
    ],
    [
      'creates the plugin, and is all that most projects need',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new CleanPlugin\(\s*options\.output\.clean === true \? \{\} : options\.output\.clean/u,
    ],
    [
      'takes the same options, `keep` and `dry`',
      'webpack/schemas/WebpackOptions.json',
      /"CleanOptions": \{[\s\S]{0,300}"dry": \{[\s\S]{0,300}"keep": \{/u,
    ],
    [
      'each follows its own `keep`',
      'webpack/lib/output/CleanPlugin.js',
      /\? \([^)]*\) => path\.startsWith\(keep\)/u,
    ],
    [
      'The plugin deletes files right before webpack writes',
      'webpack/lib/output/CleanPlugin.js',
      /compiler\.hooks\.emit\.tapAsync\(\s*\{\s*name: PLUGIN_NAME,\s*stage: 100/u,
    ],
    [
      'or that writes nothing because of errors, deletes nothing',
      'webpack/lib/output/CleanPlugin.js',
      /compiler\.hooks\.emit\.tapAsync\(/u,
    ],
    [
      'reads the output folder and its subfolders',
      'webpack/lib/output/CleanPlugin.js',
      /for \(const directory of directories\) \{\s*addDirectory\(directory\);/u,
    ],
    [
      'later builds look only at what webpack itself wrote',
      'webpack/lib/output/CleanPlugin.js',
      /if \(oldAssets\) \{\s*diffCallback\(null, getDiffToOldAssets\(currentAssets, oldAssets\)\);/u,
    ],
    ['stay for at least ten seconds', 'webpack/lib/output/CleanPlugin.js', /_10sec = 10 \* 1000;/u],
    [
      'and until a newer update has been written',
      'webpack/lib/output/CleanPlugin.js',
      /of lastHotUpdateAssets\) \{\s*if \(!currentAssets\.has\(asset\)\) currentAssets\.set\(asset, 0\);/u,
    ],
    [
      'stay until webpack is started again',
      'webpack/lib/output/CleanPlugin.js',
      /if \(!currentAssets\.has\(asset\)\) diff\.add\(asset\);/u,
    ],
    [
      'a string that the path begins with, a regular expression',
      'webpack/lib/output/CleanPlugin.js',
      /typeof keep === "string"\s*\? \([^)]*\) => path\.startsWith\(keep\)/u,
    ],
    [
      'that gets the path and returns `true` to keep it',
      'webpack/types.d.ts',
      /keep\?:[^;]*\(path: string\) => undefined \| boolean/u,
    ],
    [
      'Paths are relative to the output folder and use',
      'webpack/lib/output/CleanPlugin.js',
      /filename: `\$\{filename\}\/\$\{file\}`/u,
    ],
    [
      'a kept folder keeps all its content',
      'webpack/lib/output/CleanPlugin.js',
      /log\(`\$\{filename\} will be kept`\);\s*return process\.nextTick\(callback\);/u,
    ],
    [
      "with `!` in front aren't kept",
      'webpack/lib/util/globUtils.js',
      /const negated = pattern\.startsWith\("!"\);/u,
    ],
    [
      'A glob, or a list of globs, for paths',
      'webpack/lib/util/globUtils.js',
      /Array\.isArray\(condition\.glob\) \? condition\.glob : \[condition\.glob\]/u,
    ],
    [
      'Deletes nothing and only logs what would be deleted',
      'webpack/lib/output/CleanPlugin.js',
      /case "unlink":\s*log\(`\$\{filename\} will be removed`\);\s*if \(dry\) \{/u,
    ],
    [
      'A string is a prefix, not a name',
      'webpack/lib/output/CleanPlugin.js',
      /typeof keep === "string"\s*\? \([^)]*\) => path\.startsWith\(keep\)/u,
    ],
    [
      'are kept in subfolders to which the build writes nothing',
      'webpack/lib/output/CleanPlugin.js',
      /if \(file\.startsWith\("\."\)\) \{\s*log\(\s*`\$\{filename\} will be kept \(dot-files/u,
    ],
    [
      "Elsewhere in the output folder, they're deleted",
      'webpack/lib/output/CleanPlugin.js',
      /if \(!directories\.has\(filename\) && !currentAssets\.has\(filename\)\) \{/u,
    ],
    [
      'before `keep` is consulted',
      'webpack/lib/output/CleanPlugin.js',
      /hooks\.keep\.call\(path\);\s*if \(result !== undefined\) return result;\s*return keepFn\(path\);/u,
    ],
    [
      'tap this hook so your files survive',
      'webpack/lib/output/CleanPlugin.js',
      /const result = hooks\.keep\.call\(path\);\s*if \(result !== undefined\) return result;/u,
    ],
  ]),
];
